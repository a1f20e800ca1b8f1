package io.github.casemate.expansions.ramparts;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** RMP-1: the expansion Ramparts. It comes in the box of the second edition; the first can be played with it too. */
public final class RampartsModule implements RuleModule {

    /** What a ruleset calls this module. */
    public static final String ID = "ramparts";

    private static final Array<Class<?>> OTHER_TYPES = Array.of(
            OpponentsNeedMoreCoins.class,
            AddStone.class,
            BuildingRazed.class,
            ChangeResult.class,
            ChangesResult.class,
            CoinsForGift.class,
            FillEmptySupply.class,
            LastRazed.class,
            MoreRerolls.class,
            OfferResults.class,
            PlunderStone.class,
            PlundersStone.class,
            RazeBuilding.class,
            RazesBuilding.class,
            ResultChanged.class,
            ResultsForColonist.class,
            SavesColonists.class,
            ScoreCoins.class,
            ShipsScore.class,
            StoneForEmptySupply.class,
            StoneGained.class,
            StonePlundered.class,
            StonesWhenBuilt.class,
            TakeStone.class,
            TakesStone.class,
            WelcomesColonists.class);

    /** The module, as {@link java.util.ServiceLoader} makes it. */
    public RampartsModule() {}

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Seq<Card> cards() {
        return RampartsForts.all().appendAll(RampartsBuildings.all()).appendAll(RampartsShips.all());
    }

    @Override
    public Table layOut(Table table) {
        return table.withSlice(LastRazed.KEY, LastRazed.NONE);
    }

    @Override
    public Seq<Problem> validate(Table table) {
        return StepChecks.that(
                        table.slice(LastRazed.KEY)
                                .building()
                                .forAll(card -> card.type() == CardType.BUILDING
                                        && table.main().owns(card)),
                        "slices.ramparts-last-razed.building",
                        "no such building could be razed")
                .toArray();
    }

    @Override
    public ModuleWords words() {
        return RampartsWords.ALL;
    }

    @Override
    public Seq<Class<?>> types() {
        return RampartsForts.types().appendAll(OTHER_TYPES);
    }
}
