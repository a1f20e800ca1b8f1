package io.github.casemate.ai.arena;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.arena.game.Forfeit;
import io.github.casemate.ai.arena.game.Limits;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.vavr.control.Either;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One question to a bot that is not trusted: what came back, how long it took, and what was wrong with it. */
final class Question<V, A> {

    private static final int REASON = 200;

    private final Supplier<Decision<V, A>> begin;
    private @Nullable Decision<V, A> decision;
    private @Nullable A answer;
    private @Nullable Throwable thrown;
    private boolean noBot;
    private long nanos;

    Question(Supplier<Decision<V, A>> begin) {
        this.begin = begin;
    }

    /**
     * Asks. The making of the bot does not count as thinking. What the bot throws is its own fault, a stack overflow
     * included; but when memory runs out or the virtual machine breaks, that may be anybody's, and is passed on.
     */
    void ask(Supplier<? extends @Nullable Bot<V, A>> bots) {
        long before = 0;
        try {
            Bot<V, A> bot = bots.get();
            if (bot == null) {
                noBot = true;
                return;
            }
            Decision<V, A> now = begin.get();
            decision = now;
            before = System.nanoTime();
            answer = bot.choose(now);
        } catch (Throwable fault) {
            if (fault instanceof VirtualMachineError broken && !(fault instanceof StackOverflowError)) {
                throw broken;
            }
            thrown = fault;
        } finally {
            nanos = before == 0 ? 0 : System.nanoTime() - before;
        }
    }

    long nanos() {
        return nanos;
    }

    long spent() {
        return decision == null ? 0 : decision.spent();
    }

    /** What is wrong apart from the answer itself. */
    @Nullable
    Forfeit fault(PlayerId id, boolean over, Limits limits) {
        if (thrown != null) {
            return new Forfeit(id, Forfeit.Kind.EXCEPTION, line(thrown));
        }
        if (noBot || decision == null) {
            return new Forfeit(id, Forfeit.Kind.NO_ANSWER, "there was no bot to ask");
        }
        if (over) {
            String reason = "took " + nanos / 1_000_000 + " ms of " + decision.budget() + " and "
                    + limits.grace().toMillis() + " ms of grace";
            return new Forfeit(id, Forfeit.Kind.TIME_OVERRUN, reason);
        }
        if (decision.spent() > decision.budget().iterations()) {
            String reason = "told " + decision.spent() + " iterations of " + decision.budget();
            return new Forfeit(id, Forfeit.Kind.ITERATION_OVERRUN, reason);
        }
        return answer == null ? new Forfeit(id, Forfeit.Kind.NO_ANSWER, "answered null") : null;
    }

    /**
     * The legal action that the answer names, or null. The game's own object is taken and asked whether it is equal,
     * since an answer may be of any class and say whatever it likes.
     */
    @Nullable
    A chosen() {
        if (decision != null) {
            for (A option : decision.legal()) {
                if (option == answer || option.equals(answer)) {
                    return option;
                }
            }
        }
        return null;
    }

    /** What the rules say to the answer. */
    String whyIllegal(Function<A, ? extends Either<Rejection, ?>> rules) {
        String said = "";
        try {
            said = answer == null
                    ? ""
                    : rules.apply(answer).fold(rejection -> ": " + rejection.sentence(), accepted -> "");
            return clipped(answer + " is not legal" + said);
        } catch (Exception | StackOverflowError odd) {
            return "an answer that is not legal" + said;
        }
    }

    private static String line(Throwable fault) {
        try {
            return clipped(fault.toString());
        } catch (Exception | StackOverflowError odd) {
            return fault.getClass().getName();
        }
    }

    private static String clipped(String text) {
        String line = text.replaceAll("\\s+", " ");
        return line.length() <= REASON ? line : line.substring(0, REASON - 3) + "...";
    }
}
