package io.github.casemate.pack;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Words for a game that has none of its own. */
record TextWords<A, E, V>(Names names, Option<GameInfo> info) implements Words<A, E, V> {

    @Override
    public Sentence sentence(E event) {
        return Sentence.told(SpelledOut.of(event, names) + ".");
    }

    @Override
    public String label(A option, V view) {
        return SpelledOut.of(option, names);
    }

    @Override
    public Heading heading(V view) {
        return Heading.of("What do you do?");
    }

    @Override
    public Seq<String> aim() {
        return info.map(GameInfo::about).toArray();
    }
}
