package io.github.casemate.expansions.ramparts;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.spi.RuleModule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** RMP-1: the expansion Ramparts. It goes with both editions. */
public final class RampartsModule implements RuleModule {

    /** For the {@link java.util.ServiceLoader}. */
    public RampartsModule() {}

    @Override
    public String id() {
        return "ramparts";
    }

    @Override
    public Seq<Card> cards() {
        return RampartsBuildings.all().appendAll(RampartsShips.all());
    }

    @Override
    public Seq<Class<?>> types() {
        return Array.of(
                AddStone.class,
                BuildingRazed.class,
                ChangeResult.class,
                ChangesResult.class,
                CoinsForGift.class,
                FillEmptySupply.class,
                LastRazed.class,
                MoreRerolls.class,
                OfferResults.class,
                OpponentsNeedMoreCoins.class,
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
    }
}
