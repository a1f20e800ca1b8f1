package io.github.casemate.expansions.page;

import io.github.casemate.expansions.monuments.Island;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.StoneColor;

/** The places of the drawing where something can be chosen, by name. */
final class SiegePlaces {

    static final String KEEP = "keep the dice";
    static final String NO_MORE_LEADERSHIP = "no more leadership";
    static final String REINFORCE = "reinforce";
    static final String SECOND_WAVE = "second wave";
    static final String OPEN_WATERS = "open waters";
    static final String GHOST = "ghost captain";

    private SiegePlaces() {}

    /** A card, wherever it is. */
    static String card(Card card) {
        return "card " + card.id();
    }

    static String space(Card fort, int space) {
        return spacesOf(fort) + space;
    }

    static String spacesOf(Card fort) {
        return "space " + fort.id() + " ";
    }

    /** A colonist of a fort, or room for one: counted from the left. */
    static String colonist(Card fort, int place) {
        return colonistsOf(fort) + place;
    }

    static String colonistsOf(Card fort) {
        return "colonist " + fort.id() + " ";
    }

    /** One of the dice that show a face. */
    static String die(Face face, int number) {
        return "die " + face + " " + number;
    }

    /** Loose stones of the general supply. */
    static String heap(StoneColor color) {
        return "heap " + color;
    }

    /** Loose stones of a player. */
    static String heap(PlayerId owner, StoneColor color) {
        return "heap " + owner.index() + " " + color;
    }

    static String seat(PlayerId player) {
        return "seat " + player.index();
    }

    static String deck(String id) {
        return "deck " + id;
    }

    static String island(Island island) {
        return "island " + island;
    }
}
