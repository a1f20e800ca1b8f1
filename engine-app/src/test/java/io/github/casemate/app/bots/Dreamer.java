package io.github.casemate.app.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.BotProvider;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;
import java.util.concurrent.TimeUnit;

/** Passes a card, and then thinks longer than anybody wants to wait, unless it is awake. */
public final class Dreamer implements BotProvider<IslandSiege, GameView<Table>, Action> {

    /** Set in the environment, this keeps it from dreaming. */
    public static final String AWAKE = "CASEMATE_DREAMER_AWAKE";

    private static final long LONG = TimeUnit.MINUTES.toMillis(5);

    @Override
    public Class<IslandSiege> games() {
        return IslandSiege.class;
    }

    @Override
    public String name() {
        return "dreamer";
    }

    @Override
    public String about() {
        return "Thinks and thinks.";
    }

    @Override
    public Bot<GameView<Table>, Action> newBot(IslandSiege game) {
        return decision -> {
            if (decision.view().table().turn() > 0 && System.getenv(AWAKE) == null) {
                dream();
            }
            return decision.legal().head();
        };
    }

    private static void dream() {
        try {
            Thread.sleep(LONG);
        } catch (InterruptedException woken) {
            throw new IllegalStateException(woken);
        }
    }
}
