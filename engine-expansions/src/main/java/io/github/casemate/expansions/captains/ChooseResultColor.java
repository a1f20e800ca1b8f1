package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.ResultsAdded;
import io.github.casemate.siege.spi.AttackQuestion;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The attacker chooses the colour of the added results.
 *
 * @param number how many
 */
public record ChooseResultColor(int number) implements AttackQuestion {

    private static final Array<Action> OPTIONS = Array.of(StoneColor.values())
            .filter(color -> Face.of(color).isDefined())
            .map(ChooseColor::new);

    @Override
    public Seq<Action> options(Table table) {
        return OPTIONS;
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        Face face = Face.of(((ChooseColor) answer).color()).get();
        play.emit(new ResultsAdded(asked(play.table()), face, number));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(
                StepChecks.attack(table), StepChecks.number("number", number, 1, AttackState.MOST_RESULTS));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return Rejection.of(
                action instanceof ChooseColor ? "color-not-on-dice" : Rejection.NOT_AN_OPTION,
                "Choose Black, White or Gray.",
                "RUL-78");
    }
}
