package io.github.casemate.expansions.coquina;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** COQ-1: the expansion Coquina, with its pink stones. It goes with the second edition. */
public final class CoquinaModule implements RuleModule {

    private static final int PINK_STONES = 5;

    /** For the {@link java.util.ServiceLoader}. */
    public CoquinaModule() {}

    @Override
    public String id() {
        return "coquina";
    }

    @Override
    public Seq<Card> cards() {
        return CoquinaOthers.all();
    }

    @Override
    public Table layOut(Table table) {
        return table.withSupply(table.supply().plus(StoneColor.PINK, PINK_STONES));
    }

    @Override
    public Option<String> objection(int edition, int players, Seq<String> modules) {
        return Option.when(edition != 2, "Coquina goes with the second edition only");
    }

    @Override
    public Seq<Class<?>> types() {
        return Array.of(
                DrawsWhenAttacked.class,
                MoveColonist.class,
                MovesColonist.class,
                OfferMove.class,
                TakeAtRandom.class,
                TakeCard.class,
                TakesCard.class);
    }
}
