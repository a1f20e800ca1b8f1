package io.github.casemate.app.play;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.game.Seeds;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The bots of one game, each on its seat from the first question to the last.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
final class BotMind<S, A, E, V> {

    private record Player<V, A>(Bot<V, A> bot, Entrant<V, A> entrant) {}

    private final Map<PlayerId, Player<V, A>> bots;

    private BotMind(Map<PlayerId, Player<V, A>> bots) {
        this.bots = bots;
    }

    static <S, A, E, V> BotMind<S, A, E, V> of(Seats seats, PackedGame<S, A, E, V> played) {
        Map<PlayerId, Player<V, A>> bots = LinkedHashMap.empty();
        for (PlayerId player : played.players()) {
            for (String spec : seats.bot(player)) {
                Entrant<V, A> entrant = Seats.entrant(spec, played);
                Bot<V, A> bot = heard(entrant, entrant.bots());
                bots = bots.put(player, new Player<>(bot, entrant));
            }
        }
        return new BotMind<>(bots);
    }

    /**
     * The decision of the bot that is asked. Its random numbers come from the seed of the match, through a one-way
     * function, and from how far the match has gone: the same seed gives the same game, even if it was interrupted.
     *
     * @throws UserError if the bot throws, or its answer is not legal
     */
    A choose(Match<S, A, E, V> match) {
        PlayerId asked = match.turn().asked().get();
        Player<V, A> player = bots.get(asked).get();
        RandomGenerator random = Seeds.ofGame(match.seed(), "")
                .generator(asked.index(), match.log().size());
        Decision<V, A> decision = Decision.of(match, random, player.entrant().budget());
        return heard(player.entrant(), () -> legal(decision, player.bot().choose(decision)));
    }

    /** Tells the bots that the game is over, or that nobody goes on with it: those with a process of their own end it. */
    void end(Match<S, A, E, V> match) {
        for (Player<V, A> player : bots.values()) {
            try {
                player.bot().end(match.result());
            } catch (RuntimeException ignored) {
                // Nothing that a bot throws now can change the game.
            }
        }
    }

    /** The game's own object that equals the answer. */
    private static <V, A> A legal(Decision<V, A> decision, @Nullable A answer) {
        return decision.legal()
                .find(option -> option.equals(answer))
                .getOrElseThrow(() -> new IllegalStateException("its answer is not legal, " + Excerpt.of(answer)));
    }

    /** What foreign code returns; what it throws is reported with the name of the bot. */
    private static <T> T heard(Entrant<?, ?> entrant, Supplier<? extends @Nullable T> said) {
        try {
            return Objects.requireNonNull(said.get(), "there is no such bot");
        } catch (Throwable fault) {
            throw new UserError(
                    "The bot " + Excerpt.part(entrant.name()) + " has failed: " + Excerpt.of(fault) + ".", fault);
        }
    }
}
