package io.github.casemate.expansions.invented;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.spi.RuleModule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Sandcastle: one more fort in the deck. */
public final class SandcastleModule implements RuleModule {

    @Override
    public String id() {
        return "sandcastle";
    }

    @Override
    public Seq<Card> cards() {
        return Array.of(Card.fort("sandcastle", "Sandcastle", Layout.of("..W", "~.~"), 2));
    }
}
