package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.event.CardGiven;
import io.github.casemate.siege.spi.PlayerQuestion;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * DRW-1, RUL-52: one of the drawn cards is given to an opponent. RUL-12: a single card is kept.
 *
 * @param player who has drawn
 */
public record GiveOne(PlayerId player) implements PlayerQuestion, DrawStep {

    @Override
    public String deck() {
        return Deck.MAIN;
    }

    @Override
    public Seq<Action> options(Table table) {
        CardSet drawn = drawn(table, player);
        if (drawn.size() < 2) {
            return Array.empty();
        }
        return table.main()
                .cards(drawn)
                .flatMap(card -> table.opponents(player).map(opponent -> new GiveCard(card, opponent)));
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        GiveCard give = (GiveCard) answer;
        play.emit(new CardGiven(Deck.MAIN, player, give.to(), Pile.of(give.card())));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(
                StepChecks.seat("player", player, table),
                StepChecks.that(
                        isUnseen(table.main(), table.players().size()), "", "somebody has seen the cards just drawn"));
    }

    /**
     * Whether nobody, not even a spectator, knows any of the cards that may be given, except the two players who see
     * which one it is.
     */
    private static boolean isUnseen(Deck deck, int players) {
        CardSet seen = deck.publiclyKnown();
        if (players > 2) {
            seen = deck.known().foldLeft(seen, CardSet::plus);
        }
        return deck.justDrawn().known().and(seen).isEmpty();
    }

    /** The cards that a player has just drawn and still holds. */
    static CardSet drawn(Table table, PlayerId player) {
        return table.main().justDrawn().known().and(table.main().hand(player).known());
    }

    @Override
    public Rejection explain(Table table, Action action) {
        if (action instanceof GiveCard give) {
            return !table.opponents(player).contains(give.to())
                    ? Rejection.of("no-opponent", "The card must go to an opponent.", "DRW-1")
                    : Rejection.of("not-drawn", give.card().name() + " is not one of the cards just drawn.", "DRW-1");
        }
        return Rejections.wrongAnswer(action, "give one of the drawn cards away", "DRW-1");
    }
}
