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
import io.vavr.collection.List;
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

    /** Before the first decision chance has chosen who begins; a second later it draws one of 32 tiles. */
    @Override
    public int countedDepth() {
        return 0;
    }

    @Override
    public Map<String, String> idleSettings() {
        String war = "nobody fights in the first 120 decisions of random players; VariantGamesTest plays whole games";
        String tower = "nobody comes to the lighthouse in 120 decisions; VariantGamesTest plays whole games";
        String end = "no game ends in 120 decisions; EndOfGameTest and VariantGamesTest play to the end";
        Map<String, String> idle = LinkedHashMap.empty();
        for (String name : List.of("diagonal-fights", "attackers-reroll", "taking-is-an-action", "income-first")) {
            idle = idle.put(name, war);
        }
        for (String name : List.of("lighthouse-held", "lighthouse-keeper")) {
            idle = idle.put(name, tower);
        }
        for (String name : List.of("shared-countdown", "broken-ties", "quiet-rounds")) {
            idle = idle.put(name, end);
        }
        return idle.put("sure-lighthouse", "on the standard board the lighthouse lies in the centre (RUL-23)");
    }
}
