package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.StateKey;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What the captains were last told to do. Two orders, or two aims of one order, can leave the same pieces in the same
 * places, for instance if the fort falls in the end; then nothing else would show which was chosen.
 *
 * @param orders how many captain cards have been played in the game
 * @param last the card that was played last
 * @param aim what was chosen for it, if anything had to be
 */
public record CaptainsLog(int orders, Option<Card> last, Option<Action> aim) {

    /** The key of the log. */
    public static final StateKey<CaptainsLog> KEY = new StateKey<>("captains-log", CaptainsLog.class);

    /** Nothing has been ordered yet. */
    public static final CaptainsLog EMPTY = new CaptainsLog(0, Option.none(), Option.none());

    CaptainsLog played(Card card) {
        return new CaptainsLog((orders + 1) & Integer.MAX_VALUE, Option.some(card), Option.none());
    }

    CaptainsLog aimed(Action at) {
        return new CaptainsLog(orders, last, Option.some(at));
    }

    /** What the steps of the captains assume: that there is a log. */
    static Option<Problem> presumed(Table table) {
        return StepChecks.slice(KEY, table);
    }

    /** What is wrong with the log on a table from outside. */
    Seq<Problem> problems(Table table) {
        return Array.of(
                        StepChecks.number("slices.captains-log.orders", orders, 0, Integer.MAX_VALUE),
                        StepChecks.that(
                                last.forAll(table.deck(CaptainsModule.DECK)::owns),
                                "slices.captains-log.last",
                                "there is no such captain card"),
                        StepChecks.that(
                                aim.forAll(CaptainsLog::isAim), "slices.captains-log.aim", "no order can aim at that"))
                .flatMap(problem -> problem);
    }

    private static boolean isAim(Action action) {
        return action instanceof ChooseCard
                || action instanceof SwapStones
                || action instanceof MoveStone
                || action instanceof ReplaceStone;
    }
}
