package io.github.casemate.expansions.coquina;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.spi.RuleModule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** COQ-1: the expansion Coquina, for the second edition: cards, and pink stones. */
public final class CoquinaModule implements RuleModule {

    /** What a ruleset calls this module. */
    public static final String ID = "coquina";

    private static final Stones PINK_STONES = Stones.NONE.plus(StoneColor.PINK, 5);

    private static final Array<Class<?>> OTHER_TYPES = Array.of(
            DrawsWhenAttacked.class,
            MoveColonist.class,
            MovesColonist.class,
            OfferMove.class,
            TakeAtRandom.class,
            TakeRandomCard.class,
            TakesCard.class);

    /** The module, as {@link java.util.ServiceLoader} makes it. */
    public CoquinaModule() {}

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Seq<Card> cards() {
        return CoquinaForts.all().appendAll(CoquinaOthers.all());
    }

    @Override
    public ModuleWords words() {
        return CoquinaWords.ALL;
    }

    @Override
    public Seq<Class<?>> types() {
        return CoquinaForts.types().appendAll(OTHER_TYPES);
    }

    @Override
    public Stones stones() {
        return PINK_STONES;
    }

    @Override
    public Option<String> objection(int edition, int players, Seq<String> modules) {
        return edition == 2 ? Option.none() : Option.some("Coquina is an expansion of the second edition");
    }
}
