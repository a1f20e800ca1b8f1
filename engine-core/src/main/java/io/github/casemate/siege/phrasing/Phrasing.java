package io.github.casemate.siege.phrasing;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.github.casemate.text.English;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What is needed to put something in words: who is who, which cards there are, and what is asked.
 *
 * @param names who is who, and who listens
 * @param table for an option or a question, the table as the listener sees it; for an event, the table before the game,
 *     since a story is told without one
 * @param asked what the listener is asked; none for an event
 */
public record Phrasing(Names names, Table table, Option<OpenQuestion> asked) {

    /**
     * {@return "You draw" or "Ada draws"}
     *
     * @param player who does it
     * @param verb the verb as it is for "Ada"
     */
    public String does(PlayerId player, String verb) {
        return names.does(player, verb);
    }

    /**
     * {@return "you" or "Ada"}
     *
     * @param player the player
     */
    public String whom(PlayerId player) {
        return names.whom(player);
    }

    /**
     * {@return "your" or "Ada's"}
     *
     * @param player the player
     */
    public String whose(PlayerId player) {
        return names.whose(player);
    }

    /**
     * {@return "Your" or "Ada's"}
     *
     * @param player the player
     */
    public String whoseAtFirst(PlayerId player) {
        return English.capital(names.whose(player));
    }

    /**
     * {@return a card on the table by name} There are several Starting Forts, so their owners are named too.
     *
     * @param card the card
     */
    public String card(Card card) {
        return card.starting()
                ? table.owner(card).map(owner -> whose(owner) + " ").getOrElse("") + card.name()
                : card.name();
    }

    /**
     * {@return a card by name in a sentence about a player: what is theirs needs no name}
     *
     * @param card the card
     * @param subject the player
     */
    public String card(Card card, PlayerId subject) {
        return card.starting() && table.owner(card).contains(subject)
                ? names.own(subject) + " " + card.name()
                : card(card);
    }

    /**
     * {@return the cards of a pile by name as far as they are known, or how many there are}
     *
     * @param deck the id of their deck
     * @param pile the pile
     */
    public String pile(String deck, Pile pile) {
        String kind = deck.equals(Deck.MAIN) ? "card" : deck.replaceAll("s$", "") + " card";
        if (pile.hidden() == 0 && !pile.isEmpty()) {
            return PieceWords.cards(known(deck, pile));
        }
        return pile.hidden() == pile.size()
                ? English.count(pile.size(), kind)
                : PieceWords.cards(known(deck, pile)) + " and " + English.count(pile.hidden(), "other " + kind);
    }

    /**
     * {@return stones of the fort that the question is about, such as "Gray on 2 and white on 3"}
     *
     * @param spaces where they are
     */
    public String stones(Spaces spaces) {
        return English.capital(English.list(spaces.numbers().map(this::stone)));
    }

    /**
     * {@return a stone of the fort that the question is about, such as "gray on 2"}
     *
     * @param space where it is
     */
    public String stone(int space) {
        StoneColor color = asked.flatMap(OpenQuestion::fort)
                .flatMap(table::findFort)
                .map(fort -> fort.wall().at(space))
                .getOrNull();
        return (color == null ? "space " : PieceWords.color(color) + " on ") + (space + 1);
    }

    private Seq<Card> known(String deck, Pile pile) {
        return table.deck(deck).cards(pile.known());
    }
}
