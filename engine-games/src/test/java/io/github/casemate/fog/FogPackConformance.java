package io.github.casemate.fog;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.conformance.PackConformance;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.testkit.Policy;
import io.github.casemate.testkit.Start;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import net.jqwik.api.PropertyDefaults;

/** The pack keeps the laws of packs; {@link FogConformance} tests the laws of games on more boards. */
@PropertyDefaults(tries = 30)
class FogPackConformance extends PackConformance<GameState<FogTable>, Action, Event<FogTable>, GameView<FogTable>> {

    @Override
    public IslandOfFogPack pack() {
        return new IslandOfFogPack();
    }

    @Override
    protected Seq<Start<GameState<FogTable>>> starts() {
        return FogStarts.of(FogRuleset.standard(2));
    }

    @Override
    protected Seq<Policy<GameState<FogTable>, Action>> policies() {
        return FogPolicies.all();
    }

    @Override
    protected int fixedGames() {
        return Integer.getInteger("casemate.games", 30);
    }

    @Override
    protected int limit() {
        return 40;
    }

    /** Every exploration draws one of 32 tiles: chance has too many answers. */
    @Override
    public int countedDepth() {
        return 0;
    }

    @Override
    public Map<String, String> idleSettings() {
        String tower =
                "random players do not come to the lighthouse in 120 decisions; VariantGamesTest plays whole games";
        return LinkedHashMap.of(
                "lighthouse-held",
                tower,
                "lighthouse-keeper",
                tower,
                "sure-lighthouse",
                "on the standard board the lighthouse lies in the centre (RUL-23)",
                "middle-bonus",
                "of two players nobody is in the middle (RUL-27)");
    }
}
