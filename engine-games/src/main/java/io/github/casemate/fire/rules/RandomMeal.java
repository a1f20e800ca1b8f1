package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.EatBrick;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.event.TradeEvents.BrickEaten;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.vavr.Tuple;
import io.vavr.Tuple2;

/**
 * GIA-5, RUL-12: the Giant eats a brick of the Resource pile, each alike.
 *
 * @param player whose pile it is
 */
public record RandomMeal(PlayerId player) implements ChanceStep<FireTable> {

    @Override
    public Distribution<Action> odds(FireTable table) {
        return Distribution.weighted(Element.ALL
                .<Tuple2<Action, Long>>map(element -> Tuple.of(
                        new EatBrick(element), (long) table.pile(player).of(element.ordinal())))
                .filter(outcome -> outcome._2() > 0));
    }

    @Override
    public void answer(Play<FireTable> play, Action outcome) {
        play.emit(new BrickEaten(player, ((EatBrick) outcome).element()));
    }
}
