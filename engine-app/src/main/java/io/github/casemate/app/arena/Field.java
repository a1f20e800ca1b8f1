package io.github.casemate.app.arena;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.process.Entrants;
import io.github.casemate.app.play.Seats;
import io.github.casemate.app.play.UserError;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.table.Table;
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
            throw new UserError("In the arena only bots play. To play yourself, use 'casemate play'.");
        }
    }

    /** The bots for a game, each under a name of its own. */
    public Seq<Entrant<GameView<Table>, Action>> entrants(IslandSiege game) {
        if (specs.size() < 2 && game.ruleset().players() > 1) {
            throw new UserError("It takes two: name another bot, or " + Excerpt.part(specs.mkString())
                    + " twice to play against itself.");
        }
        Entrants<GameView<Table>, Action> entrants = Entrants.of(new IslandSiegePack(), game);
        return Entrant.distinct(specs.map(spec -> Seats.entrant(spec, game, entrants::entrant)));
    }
}
