package io.github.casemate.app.bots;

import io.github.casemate.ai.BotProvider;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Roster;
import io.github.casemate.kernel.Game;
import io.github.casemate.siege.IslandSiege;
import io.vavr.control.Option;

/** Always takes the last option: it attacks a lot, and games come to an end. */
public final class Rusher implements BotProvider {

    @Override
    public Option<Roster<?, ?, ?>> bots(Game<?, ?, ?, ?> game) {
        return game instanceof IslandSiege siege
                ? Option.some(Roster.of(siege)
                        .bot(
                                "rusher",
                                "Always takes the last option.",
                                Budget.iterations(1000),
                                () -> decision -> decision.legal().last()))
                : Option.none();
    }
}
