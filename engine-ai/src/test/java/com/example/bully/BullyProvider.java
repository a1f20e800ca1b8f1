package com.example.bully;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.BotProvider;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;

/** Makes bullies known. */
public final class BullyProvider implements BotProvider<IslandSiege, GameView<Table>, Action> {

    @Override
    public Class<IslandSiege> games() {
        return IslandSiege.class;
    }

    @Override
    public String name() {
        return "bully";
    }

    @Override
    public String about() {
        return "Attacks what looks weak, and builds otherwise.";
    }

    @Override
    public Bot<GameView<Table>, Action> newBot(IslandSiege game) {
        return new Bully();
    }
}
