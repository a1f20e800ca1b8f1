package com.example.duel;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.BotProvider;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;

/** A bot from outside. */
public final class Last implements BotProvider<IslandSiege, GameView<Table>, Action> {

    @Override
    public Class<IslandSiege> games() {
        return IslandSiege.class;
    }

    @Override
    public String name() {
        return "last";
    }

    @Override
    public String about() {
        return "Takes the last legal action.";
    }

    @Override
    public Bot<GameView<Table>, Action> newBot(IslandSiege game) {
        return decision -> decision.legal().last();
    }
}
