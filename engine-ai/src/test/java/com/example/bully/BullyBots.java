package com.example.bully;

import io.github.casemate.ai.BotProvider;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Roster;
import io.github.casemate.kernel.Game;
import io.github.casemate.siege.IslandSiege;
import io.vavr.control.Option;

/** Makes bullies and schemers known. */
public final class BullyBots implements BotProvider {

    @Override
    public Option<Roster<?, ?, ?>> bots(Game<?, ?, ?, ?> game) {
        return game instanceof IslandSiege siege
                ? Option.some(Roster.of(siege)
                        .bot(
                                "bully",
                                "Attacks what looks weak, and builds otherwise.",
                                Budget.iterations(1000),
                                Bully::new)
                        .bot(
                                "schemer",
                                "Imagines what comes of each action, with bullies on all seats.",
                                Budget.iterations(200),
                                () -> new Schemer(siege)))
                : Option.none();
    }
}
