package io.github.casemate.app.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.BotProvider;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Roster;
import io.github.casemate.kernel.Game;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;
import java.util.concurrent.TimeUnit;

/** Passes a card, and then thinks longer than anybody wants to wait, unless it is awake. */
public final class Dreamer implements BotProvider {

    /** Set in the environment, this keeps it from dreaming. */
    public static final String AWAKE = "CASEMATE_DREAMER_AWAKE";

    private static final long LONG = TimeUnit.MINUTES.toMillis(5);

    @Override
    public Option<Roster<?, ?, ?>> bots(Game<?, ?, ?, ?> game) {
        return game instanceof IslandSiege siege
                ? Option.some(Roster.of(siege)
                        .bot("dreamer", "Thinks and thinks.", Budget.iterations(1000), () -> Dreamer::choose))
                : Option.none();
    }

    private static Action choose(Decision<GameView<Table>, Action> decision) {
        if (decision.view().table().turn() > 0 && System.getenv(AWAKE) == null) {
            dream();
        }
        return decision.legal().head();
    }

    private static void dream() {
        try {
            Thread.sleep(LONG);
        } catch (InterruptedException woken) {
            throw new IllegalStateException(woken);
        }
    }
}
