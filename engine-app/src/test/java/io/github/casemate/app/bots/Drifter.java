package io.github.casemate.app.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.BotProvider;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;

/** Takes any legal action. */
public final class Drifter implements BotProvider<IslandSiege, GameView<Table>, Action> {

    @Override
    public Class<IslandSiege> games() {
        return IslandSiege.class;
    }

    @Override
    public String name() {
        return "drifter";
    }

    @Override
    public String about() {
        return "Does anything.";
    }

    @Override
    public Bot<GameView<Table>, Action> newBot(IslandSiege game) {
        return decision -> decision.legal()
                .get((int) SplitMix64.below(decision.random(), decision.legal().size()));
    }
}
