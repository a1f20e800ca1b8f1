package io.github.casemate.ai.siege;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.BotProvider;
import io.github.casemate.ai.Budget;
import io.github.casemate.siege.GameView;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.action.Action;

/** Makes {@link ScriptedBot}s, by the name {@code scripted}. */
public final class ScriptedBots implements BotProvider<IslandSiege, GameView, Action> {

    /** For {@link java.util.ServiceLoader}. */
    public ScriptedBots() {}

    @Override
    public Class<IslandSiege> games() {
        return IslandSiege.class;
    }

    @Override
    public String name() {
        return "scripted";
    }

    @Override
    public String about() {
        return "Plays by rules of thumb: races for the nearer victory, and attacks where the odds are worth it.";
    }

    @Override
    public Budget budget() {
        return Budget.iterations(1);
    }

    @Override
    public Bot<GameView, Action> newBot(IslandSiege game) {
        return new ScriptedBot();
    }
}
