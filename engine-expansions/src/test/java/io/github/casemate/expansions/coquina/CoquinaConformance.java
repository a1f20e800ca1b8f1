package io.github.casemate.expansions.coquina;

import io.github.casemate.agenda.GameState;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Start;
import io.github.casemate.testkit.siege.CardStarts;
import io.github.casemate.testkit.siege.IslandSiegeConformance;
import io.vavr.collection.Seq;
import net.jqwik.api.PropertyDefaults;

/** Whatever a card of the expansion does happens in these games; other tests play many more of them by the laws. */
@PropertyDefaults(tries = 25)
class CoquinaConformance extends IslandSiegeConformance {

    CoquinaConformance() {
        super(Ruleset.secondEdition(2).with("coquina").withTurnLimit(40));
    }

    @Override
    protected Seq<Start<GameState<Table>>> starts() {
        return CardStarts.of(game(), "coquina");
    }
}
