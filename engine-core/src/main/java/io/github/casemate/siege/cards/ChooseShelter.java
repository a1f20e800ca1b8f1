package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Question;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Shelter;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.AbilityUsed;
import io.github.casemate.siege.event.ColonistsMoved;
import io.github.casemate.siege.rules.Evacuate;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * RUL-45: how many colonists are saved.
 *
 * @param shelter the card they move to
 * @param step what is about to fall
 * @param most how many may be saved in a turn
 */
public record ChooseShelter(Card shelter, Evacuate step, int most) implements Question<Table>, ValidatedStep {

    @Override
    public PlayerId asked(Table table) {
        return step.owner();
    }

    @Override
    public Seq<Action> options(Table table) {
        int there = step.cards(table)
                .map(card -> table.crew(card).count(step.owner()))
                .sum()
                .intValue();
        int used = table.shipsAndBuildings()
                .find(post -> post.card().equals(shelter))
                .map(BuiltCard::used)
                .getOrElse(most);
        return Array.rangeClosed(0, Math.max(0, Math.min(there, most - used))).map(Shelter::new);
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        int left = ((Shelter) answer).number();
        if (left > 0) {
            play.emit(new AbilityUsed(shelter, left));
        }
        for (Card card : step.cards(play.table())) {
            int moving = Math.min(left, play.table().crew(card).count(step.owner()));
            if (moving > 0) {
                play.emit(new ColonistsMoved(step.owner(), card, shelter, moving));
                left -= moving;
            }
        }
        step.take(play);
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(
                StepChecks.inPlay("shelter", shelter, step.owner(), table),
                StepChecks.that(
                        shelter.abilities()
                                .exists(ability -> ability instanceof Shelters shelters && shelters.most() == most),
                        "most",
                        shelter + " does not save that many"),
                StepChecks.within("step", step.validate(table)));
    }

    @Override
    public Table tableAfter(Table table) {
        return step.tableAfter(table);
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return action instanceof Shelter
                ? Rejection.of("shelter-full", "You cannot save that many colonists.", "RUL-45")
                : Rejection.of(Rejection.NOT_AN_OPTION, "Say how many colonists are saved.", "RUL-45");
    }
}
