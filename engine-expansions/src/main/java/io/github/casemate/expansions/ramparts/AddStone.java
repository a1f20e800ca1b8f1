package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.event.StonePlaced;
import io.github.casemate.siege.spi.PlayerQuestion;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.Table;
import io.github.casemate.siege.table.Wall;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * RUL-68: the player may place one more stone, for a coin. Spaces are filled in order, so that no two ways lead to the
 * same wall.
 *
 * @param player who builds
 * @param fort the fort
 * @param first the first space that may still be filled
 * @param left how many stones may still be placed
 */
public record AddStone(PlayerId player, Card fort, int first, int left) implements PlayerQuestion {

    @Override
    public Seq<Action> options(Table table) {
        if (table.findFort(fort).isEmpty()) {
            return Array.empty();
        }
        Wall wall = table.fort(fort).wall();
        Array<StoneColor> colors =
                Array.of(StoneColor.values()).filter(table.player(player).supply()::has);
        Array<Action> stones = Array.range(first, fort.fortLayout().size())
                .reject(wall::isFilled)
                .flatMap(space -> colors.map(color -> new PlaceStone(space, color)));
        return stones.isEmpty() ? stones : stones.prepend(new Decline());
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        if (answer instanceof PlaceStone place) {
            play.emit(new StonePlaced(player, fort, place.space(), place.color()));
            play.emit(new CoinsScored(player, 1));
            if (left > 1) {
                play.then(new AddStone(player, fort, place.space() + 1, left - 1));
            }
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(
                StepChecks.fort("fort", fort, player, table),
                StepChecks.number("first", first, 0, Layout.MOST_SPACES),
                StepChecks.number("left", left, 1, Layout.MOST_SPACES));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        if (!(action instanceof PlaceStone place)) {
            return Rejection.of(Rejection.NOT_AN_OPTION, "Put a stone on " + fort.name() + " or decline.", "RUL-68");
        }
        int space = place.space();
        if (space < 0 || space >= fort.fortLayout().size()) {
            return Rejection.of("no-such-space", fort.name() + " has no space " + space + ".", "RUL-68");
        }
        if (table.fort(fort).wall().isFilled(space)) {
            return Rejection.of("space-not-empty", "There is a stone on space " + space + " already.", "RUL-68");
        }
        return space < first
                ? Rejection.of("wrong-space", "Spaces are filled in order: space " + space + " was earlier.", "RUL-68")
                : Rejection.of(
                        "no-such-stone", "There is no " + place.color() + " stone in the personal supply.", "RUL-68");
    }
}
