package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.GameState;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Start;
import io.github.casemate.testkit.siege.CardStarts;
import io.github.casemate.testkit.siege.IslandSiegeConformance;
import io.github.casemate.testkit.siege.Scene;
import io.vavr.collection.Seq;
import net.jqwik.api.PropertyDefaults;

/** Whatever a card of the expansion does happens in these games; other tests play many more of them by the laws. */
@PropertyDefaults(tries = 25)
class RampartsConformance extends IslandSiegeConformance {

    RampartsConformance() {
        super(Ruleset.secondEdition(2).with("ramparts").withTurnLimit(40));
    }

    @Override
    protected Seq<Start<GameState<Table>>> starts() {
        return CardStarts.of(game(), "ramparts")
                .append(new Start<>(
                        "a prison and a chapel",
                        Scene.of(game())
                                .player(1, side -> side.startingFort(4, "WGGB").hand("prison"))
                                .player(2, side -> side.startingFort(2, "WGGB").building("chapel"))
                                .actionOf(1)
                                .state()));
    }
}
