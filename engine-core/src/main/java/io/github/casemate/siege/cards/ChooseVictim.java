package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.permission.Destroy;
import io.github.casemate.siege.rules.Destruction;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.PlayerQuestion;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-50: the builder picks the card to destroy from those of all opponents; this is compulsory.
 *
 * @param player who builds
 * @param type the type of card
 */
public record ChooseVictim(PlayerId player, CardType type) implements PlayerQuestion {

    @Override
    public Seq<Action> options(Table table) {
        return table.opponents(player)
                .flatMap(opponent -> cards(table, opponent)
                        .filter(card -> Abilities.allows(table, new Destroy(player, opponent, card)))
                        .map(ChooseCard::new));
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        Causes.tellBuilt(play, player, DestroysWhenBuilt.class);
        Destruction.destroy(play, ((ChooseCard) answer).card());
    }

    @Override
    public Rejection explain(Table table, Action action) {
        if (action instanceof ChooseCard choose) {
            for (PlayerId opponent : table.opponents(player)) {
                Rejection forbidden = cards(table, opponent).contains(choose.card())
                        ? Abilities.forbids(table, new Destroy(player, opponent, choose.card()))
                        : null;
                if (forbidden != null) {
                    return forbidden;
                }
            }
        }
        return Rejection.of(
                action instanceof ChooseCard ? "no-such-target" : Rejection.NOT_AN_OPTION,
                "Pick a " + type + " of an opponent that can be destroyed.",
                "RUL-50");
    }

    private Array<Card> cards(Table table, PlayerId owner) {
        return type == CardType.SHIP
                ? table.player(owner).ships().map(BuiltCard::card)
                : table.player(owner).forts().flatMap(Fort::buildings).map(BuiltCard::card);
    }
}
