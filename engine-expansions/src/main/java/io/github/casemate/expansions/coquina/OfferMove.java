package io.github.casemate.expansions.coquina;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.ColonistsMoved;
import io.github.casemate.siege.permission.GainColonist;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.PlayerQuestion;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * RUL-75: a player may move a colonist from one of their forts to another that may gain it.
 *
 * @param player whose forts
 */
public record OfferMove(PlayerId player) implements PlayerQuestion {

    @Override
    public Seq<Action> options(Table table) {
        Array<Fort> forts = table.player(player).forts();
        Array<Fort> open = forts.filter(fort -> fort.room() > 0 && Abilities.allows(table, new GainColonist(fort)));
        Array<Action> moves = forts.filter(fort -> fort.colonists() > 0)
                .flatMap(from -> open.map(Fort::card)
                        .filter(to -> !to.equals(from.card()))
                        .map(to -> new MoveColonist(from.card(), to)));
        return moves.isEmpty() ? moves : moves.prepend(new Decline());
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        if (answer instanceof MoveColonist move) {
            play.emit(new ColonistsMoved(player, move.from(), move.to(), 1));
        }
    }

    @Override
    public Rejection explain(Table table, Action action) {
        if (!(action instanceof MoveColonist move)) {
            return Rejection.of(Rejection.NOT_AN_OPTION, "Move a colonist or decline.", "RUL-75");
        }
        Option<Fort> from = fort(table, move.from());
        Option<Fort> to = fort(table, move.to());
        if (from.isEmpty() || to.isEmpty()) {
            return Rejection.of("not-your-fort", "Colonists move between your own forts.", "RUL-75");
        }
        if (move.from().equals(move.to())) {
            return Rejection.of("same-fort", "A colonist moves to another fort.", "RUL-75");
        }
        if (from.get().colonists() == 0) {
            return Rejection.of(
                    "not-enough-colonists",
                    "There is no colonist on " + move.from().name() + ".",
                    "RUL-75");
        }
        if (to.get().room() == 0) {
            return Rejection.of("no-room", move.to().name() + " has no empty colonist space.", "RUL-75");
        }
        return Objects.requireNonNull(Abilities.forbids(table, new GainColonist(to.get())));
    }

    private Option<Fort> fort(Table table, Card card) {
        return table.player(player).forts().find(fort -> fort.card().equals(card));
    }
}
