package com.example.bully;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.BotProvider;
import io.github.casemate.ai.Budget;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;

/** Makes schemers known. */
public final class SchemerProvider implements BotProvider<IslandSiege, GameView<Table>, Action> {

    @Override
    public Class<IslandSiege> games() {
        return IslandSiege.class;
    }

    @Override
    public String name() {
        return "schemer";
    }

    @Override
    public String about() {
        return "Imagines what comes of each action, with bullies on all seats.";
    }

    @Override
    public Budget budget() {
        return Budget.iterations(200);
    }

    @Override
    public Bot<GameView<Table>, Action> newBot(IslandSiege game) {
        return new Schemer(game);
    }
}
