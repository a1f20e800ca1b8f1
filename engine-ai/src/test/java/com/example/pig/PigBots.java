package com.example.pig;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.BotProvider;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Note;
import io.github.casemate.ai.Roster;
import io.github.casemate.kernel.Game;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Somebody else's bots for Pig, with levels and with something to count. */
public final class PigBots implements BotProvider {

    @Override
    public Option<Roster<?, ?, ?>> bots(Game<?, ?, ?, ?> game) {
        return game instanceof Pig pig
                ? Option.some(Roster.of(pig)
                        .bot("timid", "Holds at ten.", Budget.iterations(1), () -> holdsAt(10))
                        .level("easy", "Holds early.", "timid", Budget.iterations(1))
                        .level("hard", "Searches.", "ismcts", Budget.iterations(200))
                        .notes(
                                "holds",
                                event -> Array.of(event)
                                        .filter(Pig.Held.class::isInstance)
                                        .map(held -> new Note(((Pig.Held) held).player(), "hold"))))
                : Option.none();
    }

    private static Bot<Pig.State, Pig.Action> holdsAt(int pot) {
        return decision -> decision.view().pot() < pot ? Pig.Choice.ROLL : Pig.Choice.HOLD;
    }
}
