package io.github.casemate.conformance;

import io.github.casemate.ai.BotKind;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.Referee;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.TimeLimits;
import io.github.casemate.kernel.Game;
import io.github.casemate.pack.GamePack;

/** What the bots of a pack must guarantee. */
final class BotChecks<S, A, E, V> {

    /** Whether a bot keeps to the rules does not depend on how long it thinks, nor on how long the game is. */
    private static final long ITERATIONS = 4;

    private static final int DECISIONS = 60;

    private final GamePack<S, A, E, V> pack;
    private final Game<S, A, E, V> game;

    BotChecks(GamePack<S, A, E, V> pack, Game<S, A, E, V> game) {
        this.pack = pack;
        this.game = game;
    }

    void playByTheRules() {
        Bots<V, A> bots = Bots.of(game);
        if (!bots.broken().isEmpty()) {
            throw new AssertionError("there are bots that cannot be used: "
                    + bots.broken().map(bot -> bot.reason()).mkString("; "));
        }
        Referee<S, A, E, V> referee =
                Referee.of(game).limits(TimeLimits.standard().withDecisions(DECISIONS));
        long seed = 1;
        for (BotKind<V, A> kind : bots.all()) {
            Entrant<V, A> entrant = new Entrant<>(kind.name(), Budget.iterations(ITERATIONS), kind.bots());
            GameRecord record = referee.play(pack.filled(game).map(seat -> entrant), seed++);
            if (record.forfeit().isDefined()) {
                throw new AssertionError("the bot '" + kind.name() + "' breaks the rules: "
                        + record.forfeit().get());
            }
            if (!GameRecord.read(record.text()).equals(record)) {
                throw new AssertionError("the record of a game is read back differently: " + record.text());
            }
        }
    }
}
