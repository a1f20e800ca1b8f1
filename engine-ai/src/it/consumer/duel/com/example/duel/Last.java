package com.example.duel;

import io.github.casemate.ai.BotProvider;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Roster;
import io.github.casemate.kernel.Game;
import io.github.casemate.siege.IslandSiege;
import io.vavr.control.Option;

/** A bot from outside. */
public final class Last implements BotProvider {

    @Override
    public Option<Roster<?, ?, ?>> bots(Game<?, ?, ?, ?> game) {
        return game instanceof IslandSiege siege
                ? Option.some(Roster.of(siege)
                        .bot("last", "Takes the last legal action.", Budget.iterations(1), () -> decision ->
                                decision.legal().last()))
                : Option.none();
    }
}
