package io.github.casemate.expansions.invented;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Question;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.rules.Reinforce;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The attacker takes a stone from the shore, or declines and reinforces as usual. */
public record CombShore(Reinforce otherwise) implements Question<Table>, ValidatedStep {

    @Override
    public PlayerId asked(Table table) {
        return table.requireAttack().attacker();
    }

    @Override
    public Seq<Action> options(Table table) {
        return Array.of(StoneColor.values())
                .filter(table.slice(Shore.KEY).stones()::has)
                .<Action>map(ChooseColor::new)
                .prepend(new Decline());
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        if (answer instanceof ChooseColor choice) {
            play.emit(new StoneGathered(asked(play.table()), choice.color()));
        } else {
            otherwise.take(play);
        }
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return action instanceof ChooseColor choice
                ? Rejection.of("not-ashore", "No " + choice.color() + " stone lies on the shore.")
                : Rejection.of(Rejection.NOT_AN_OPTION, "Take a stone from the shore or decline.");
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(StepChecks.attack(table), StepChecks.slice(Shore.KEY, table));
    }
}
