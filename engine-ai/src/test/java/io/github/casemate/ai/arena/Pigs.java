package io.github.casemate.ai.arena;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.Note;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Players of Pig, honest and otherwise. */
public final class Pigs {

    private Pigs() {}

    /** Rolls until the pot is large enough. */
    public static Entrant<Pig.State, Pig.Action> holdsAt(int pot) {
        return honest("hold-" + pot, d -> d.view().pot() >= pot ? Pig.Choice.HOLD : Pig.Choice.ROLL);
    }

    /** Does what its generator says. */
    public static Entrant<Pig.State, Pig.Action> random(String name) {
        return honest(name, d -> d.legal().get(d.random().nextInt(d.legal().size())));
    }

    public static Entrant<Pig.State, Pig.Action> honest(String name, Bot<Pig.State, Pig.Action> bot) {
        return new Entrant<>(name, Budget.iterations(1), () -> bot);
    }

    /** Who begins a turn is noted, and who banks much. */
    public static Seq<Note> notes(Pig.Event event) {
        if (event instanceof Pig.Held held) {
            List<Note> turn = List.of(Note.turn(held.player()));
            return held.points() >= 20 ? turn.append(new Note(held.player(), "big bank")) : turn;
        }
        return event instanceof Pig.Rolled rolled && rolled.face() == 1
                ? List.of(Note.turn(rolled.player()), new Note(rolled.player(), "one"))
                : List.empty();
    }
}
