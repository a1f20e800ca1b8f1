package io.github.casemate.app.arena;

import io.github.casemate.ai.Entrant;
import io.github.casemate.app.play.PackedGame;
import io.github.casemate.app.play.ProgramName;
import io.github.casemate.app.play.Seats;
import io.github.casemate.app.play.UserError;
import io.github.casemate.kernel.Excerpt;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Who takes part.
 *
 * @param specs bots as they are typed; one that is named twice plays against itself
 */
public record Field(Array<String> specs) {

    /** Refuses seats for people. */
    public Field {
        if (specs.contains(Seats.PERSON)) {
            throw new UserError("In the arena only bots play. To play yourself, use '" + ProgramName.of("play") + "'.");
        }
    }

    /** The bots for a game, each under a name of its own. */
    public <S, A, E, V> Seq<Entrant<V, A>> entrants(PackedGame<S, A, E, V> played) {
        if (specs.size() < 2 && played.filled().size() > 1) {
            throw new UserError("It takes two: name another bot, or " + Excerpt.part(specs.mkString())
                    + " twice to play against itself.");
        }
        return Entrant.distinct(specs.map(spec -> Seats.entrant(spec, played)));
    }
}
