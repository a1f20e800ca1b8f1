package io.github.casemate.testkit.games;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PerfectInformation;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * A game that is broken on purpose: one player stops, or rolls a die that is then rolled on and on, whatever it shows.
 * Whoever lets chance act until somebody is asked must notice.
 */
public record EndlessDice() implements PerfectInformation<String, String, String> {

    private static final String STOP = "stop";

    /** What begins the rolling. */
    public static final String ROLL = "roll";

    @Override
    public Seq<PlayerId> players() {
        return PlayerId.first(1);
    }

    @Override
    public String newGame() {
        return "asked";
    }

    @Override
    public Turn turn(String state) {
        return switch (state) {
            case "asked" -> Turn.of(PlayerId.of(0));
            case STOP -> Turn.over(Result.of(Array.of(0.0), "stopped"));
            default -> Turn.chance();
        };
    }

    @Override
    public Seq<String> legalActions(String state) {
        return turn(state).asked().isDefined() ? List.of(STOP, ROLL) : List.empty();
    }

    @Override
    public Distribution<String> chance(String state) {
        if (!turn(state).isChance()) {
            throw new IllegalStateException("nothing is rolled");
        }
        return Distribution.uniform(List.of("odd", "even"));
    }

    @Override
    public Either<Rejection, Transition<String, String>> tryApply(String state, String action) {
        boolean accepted = turn(state).isChance()
                ? chance(state).weight(action) > 0
                : legalActions(state).contains(action);
        return accepted
                ? Either.right(new Transition<>(action, List.of(action)))
                : Either.left(Rejection.of(Rejection.NOT_AN_OPTION, action + " is not an option."));
    }

    @Override
    public String evolve(String view, String event) {
        return event;
    }
}
