package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.EatBrick;
import io.github.casemate.fire.event.TradeEvents.BrickEaten;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/**
 * RUL-12, variant: the player picks what the Giant eats.
 *
 * @param player whose pile it is
 */
public record ChosenMeal(PlayerId player) implements PersonalQuestion {

    @Override
    public String rule() {
        return "RUL-12";
    }

    @Override
    public String toChoose() {
        return "what the Giant eats";
    }

    @Override
    public Seq<Action> options(FireTable table) {
        return PersonalQuestion.kinds(table.pile(player), EatBrick::new);
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        play.emit(new BrickEaten(player, ((EatBrick) answer).element()));
    }
}
