package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.AbilityUsed;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.event.RerollGained;
import io.github.casemate.siege.rules.Rerolling;
import io.github.casemate.siege.spi.PlayerQuestion;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * RUL-41: one more re-roll for a colonist.
 *
 * @param player the attacker
 * @param card the card that loses it
 */
public record OfferReroll(PlayerId player, Card card) implements PlayerQuestion {

    @Override
    public Seq<Action> options(Table table) {
        boolean ready = table.shipsAndBuildings()
                .exists(post -> post.card().equals(card)
                        && post.used() == 0
                        && post.crew().count(player) > 0);
        return ready && !Rerolling.selections(table).isEmpty()
                ? Array.of(new Decline(), new UseCard(card))
                : Array.empty();
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        if (answer instanceof UseCard) {
            play.then(Rerolling.STEP);
            play.emit(new ColonistsWentHome(player, card, 1));
            play.emit(new AbilityUsed(card, 1));
            play.emit(new RerollGained(player, card));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(StepChecks.seat("player", player, table), StepChecks.attack(table));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return Rejection.of(Rejection.NOT_AN_OPTION, "Use " + card.name() + " or decline.", "RUL-41");
    }
}
