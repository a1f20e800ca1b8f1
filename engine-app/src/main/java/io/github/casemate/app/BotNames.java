package io.github.casemate.app;

import io.github.casemate.ai.Bots;
import io.github.casemate.app.play.Seats;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import java.util.Iterator;

/** The bots that can be found, for help and completion. They are looked up only when needed. */
class BotNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return Bots.of(IslandSiege.of(Ruleset.secondEdition(2)))
                .all()
                .map(kind -> kind.name())
                .toJavaList()
                .iterator();
    }

    /** The same, and the word for a person. */
    static final class AndYou extends BotNames {

        @Override
        public Iterator<String> iterator() {
            return io.vavr.collection.Iterator.concat(
                    io.vavr.collection.Iterator.of(Seats.PERSON), io.vavr.collection.Iterator.ofAll(new BotNames()));
        }
    }
}
