package io.github.casemate.app.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.BotProvider;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;

/** Always takes the last option: it attacks a lot, and games come to an end. */
public final class Rusher implements BotProvider<IslandSiege, GameView<Table>, Action> {

    @Override
    public Class<IslandSiege> games() {
        return IslandSiege.class;
    }

    @Override
    public String name() {
        return "rusher";
    }

    @Override
    public String about() {
        return "Always takes the last option.";
    }

    @Override
    public Bot<GameView<Table>, Action> newBot(IslandSiege game) {
        return decision -> decision.legal().last();
    }
}
