package io.github.casemate.ai.arena;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.IllegalAnswerException;
import io.github.casemate.ai.arena.game.Forfeit;
import io.github.casemate.ai.arena.game.TimeLimits;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.vavr.control.Either;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One question to a bot that is not trusted: what came back, how long it took, and what was wrong with it. Its answer
 * and what it throws are code of the bot too: comparing them or asking for their text may throw, or take forever. So
 * that is done within {@link #ask}, while the watch runs, and only the game's own objects and plain text are left.
 */
final class BotCall<V, A> {

    private final Supplier<Decision<V, A>> begin;
    private final Function<A, ? extends Either<Rejection, ?>> rules;
    private @Nullable Decision<V, A> decision;
    private @Nullable A chosen;
    private @Nullable String thrown;
    private @Nullable String illegal;
    private long nanos;

    BotCall(Supplier<Decision<V, A>> begin, Function<A, ? extends Either<Rejection, ?>> rules) {
        this.begin = begin;
        this.rules = rules;
    }

    /** Asks. Creating the bot does not count as thinking. Whatever is thrown meanwhile is the fault of the bot. */
    void ask(Supplier<? extends @Nullable Bot<V, A>> bots) {
        try {
            Bot<V, A> bot = bots.get();
            if (bot != null) {
                Decision<V, A> now = begin.get();
                decision = now;
                judge(timed(bot, now), now);
            }
        } catch (IllegalAnswerException answered) {
            illegal = Excerpt.of(answered.getMessage());
        } catch (Throwable fault) {
            thrown = Excerpt.of(fault);
        }
    }

    private @Nullable A timed(Bot<V, A> bot, Decision<V, A> now) {
        long before = System.nanoTime();
        try {
            return bot.choose(now);
        } finally {
            nanos = System.nanoTime() - before;
        }
    }

    /**
     * Finds the legal action that the answer names. The game's own object is taken and asked whether it is equal, since
     * an answer may be of any class and claim to equal anything.
     */
    private void judge(@Nullable A answer, Decision<V, A> now) {
        if (answer == null) {
            return;
        }
        try {
            for (A option : now.legal()) {
                if (option == answer || option.equals(answer)) {
                    chosen = option;
                    return;
                }
            }
            illegal = whyIllegal(answer);
        } catch (Throwable odd) {
            illegal = "an answer that throws when it is compared with the options: "
                    + Excerpt.part(odd.getClass().getName());
        }
    }

    private String whyIllegal(A answer) {
        return Excerpt.of(Excerpt.of(answer) + " is not legal" + said(answer));
    }

    /** What the rules say about the answer; they may fail on one that does not belong to this game. */
    private String said(A answer) {
        try {
            return rules.apply(answer).fold(rejection -> ": " + rejection.sentence(), accepted -> "");
        } catch (Throwable odd) {
            return "";
        }
    }

    long nanos() {
        return nanos;
    }

    long spent() {
        return decision == null ? 0 : decision.spent();
    }

    /** The legal action that the answer names; null if there is none, and then there is a {@linkplain #fault fault}. */
    @Nullable
    A chosen() {
        return chosen;
    }

    /** What is wrong. */
    @Nullable
    Forfeit fault(PlayerId id, boolean over, TimeLimits limits) {
        if (thrown != null) {
            return new Forfeit(id, Forfeit.Kind.EXCEPTION, thrown);
        }
        if (decision == null) {
            return illegal == null
                    ? new Forfeit(id, Forfeit.Kind.NO_ANSWER, "there was no bot to ask")
                    : new Forfeit(id, Forfeit.Kind.ILLEGAL_ACTION, illegal);
        }
        if (over) {
            String reason = "took " + nanos / 1_000_000 + " ms of " + decision.budget() + " and "
                    + limits.grace().toMillis() + " ms of grace";
            return new Forfeit(id, Forfeit.Kind.TIME_OVERRUN, reason);
        }
        if (decision.spent() > decision.budget().iterations()) {
            String reason = "reported " + decision.spent() + " iterations of " + decision.budget();
            return new Forfeit(id, Forfeit.Kind.ITERATION_OVERRUN, reason);
        }
        if (illegal != null) {
            return new Forfeit(id, Forfeit.Kind.ILLEGAL_ACTION, illegal);
        }
        return chosen == null ? new Forfeit(id, Forfeit.Kind.NO_ANSWER, "answered null") : null;
    }
}
