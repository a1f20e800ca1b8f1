package io.github.casemate.app.bots;

import io.github.casemate.ai.BotProvider;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Roster;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.vavr.control.Option;

/** Takes any legal action. */
public final class Drifter implements BotProvider {

    @Override
    public Option<Roster<?, ?, ?>> bots(Game<?, ?, ?, ?> game) {
        return game instanceof IslandSiege siege
                ? Option.some(Roster.of(siege)
                        .bot(
                                "drifter",
                                "Does anything.",
                                Budget.iterations(1000),
                                () -> decision -> decision.legal().get((int) SplitMix64.below(
                                        decision.random(), decision.legal().size()))))
                : Option.none();
    }
}
