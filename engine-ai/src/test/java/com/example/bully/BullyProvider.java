package com.example.bully;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.BotProvider;
import io.github.casemate.siege.GameView;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.action.Action;

/** Makes bullies known. */
public final class BullyProvider implements BotProvider<IslandSiege, GameView, Action> {

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
    public Bot<GameView, Action> newBot(IslandSiege game) {
        return new Bully();
    }
}
