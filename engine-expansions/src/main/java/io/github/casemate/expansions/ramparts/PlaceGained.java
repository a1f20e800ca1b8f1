package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
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
 * RUL-60: one of the stones just gained may go on an empty space of a fort. It scores nothing.
 *
 * @param player whose fort it is and who gained the stones
 * @param fort the fort
 * @param gained the stones, which are in the personal supply now
 */
public record PlaceGained(PlayerId player, Card fort, Stones gained) implements PlayerQuestion {

    @Override
    public Seq<Action> options(Table table) {
        if (table.findFort(fort).isEmpty()) {
            return Array.empty();
        }
        Wall wall = table.fort(fort).wall();
        Stones supply = table.player(player).supply();
        Array<Action> places = Array.range(0, fort.fortLayout().size())
                .reject(wall::isFilled)
                .flatMap(space -> Array.of(StoneColor.values())
                        .filter(color -> gained.has(color) && supply.has(color))
                        .map(color -> new PlaceStone(space, color)));
        return places.isEmpty() ? places : places.prepend(new Decline());
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        if (answer instanceof PlaceStone place) {
            play.emit(new StonePlaced(player, fort, place.space(), place.color()));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.fort("fort", fort, player, table);
    }

    @Override
    public Rejection explain(Table table, Action action) {
        if (!(action instanceof PlaceStone place)) {
            return Rejection.of(
                    Rejection.NOT_AN_OPTION,
                    "Put one of the gained stones on " + fort.name() + " or decline.",
                    "RUL-60");
        }
        int space = place.space();
        if (space < 0 || space >= fort.fortLayout().size()) {
            return Rejection.of("no-such-space", fort.name() + " has no space " + space + ".", "RUL-60");
        }
        return table.fort(fort).wall().isFilled(space)
                ? Rejection.of("space-not-empty", "There is a stone on space " + space + " already.", "RUL-60")
                : Rejection.of("not-gained", "You have not just gained a " + place.color() + " stone.", "RUL-60");
    }
}
