package io.github.casemate.expansions.ramparts;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.spi.RuleModule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** RMP-1: the expansion Ramparts. The second edition has it in its box; the first can be played with it too. */
public final class RampartsModule implements RuleModule {

    /** What a ruleset calls this module. */
    public static final String ID = "ramparts";

    /** The module, as {@link java.util.ServiceLoader} makes it. */
    public RampartsModule() {}

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Seq<Card> cards() {
        return Array.<Card>empty().appendAll(RampartsForts.all());
    }

    @Override
    public Seq<Class<?>> types() {
        return Array.<Class<?>>empty().appendAll(RampartsForts.types());
    }
}
