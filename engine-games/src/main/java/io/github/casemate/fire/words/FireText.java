package io.github.casemate.fire.words;

import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.PoleColour;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.Counts;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.text.English;
import io.vavr.collection.Array;
import java.util.Locale;

/** The words that sentences, labels and drawings share. */
final class FireText {

    private FireText() {}

    /** Such as "a Hook" or "two Roofs". */
    static String some(Element element, int count) {
        return count == 1 ? "a " + element.label() : English.number(count) + " " + element.label() + "s";
    }

    /** A pile of elements in words. */
    static String some(Counts elements) {
        Array<String> parts = Element.ALL
                .filter(element -> elements.of(element.ordinal()) > 0)
                .map(element -> some(element, elements.of(element.ordinal())));
        return parts.isEmpty() ? "nothing" : English.list(parts);
    }

    /** A pile of elements in letters, such as "2B 1C". */
    static String letters(Counts elements) {
        Array<String> parts = Element.ALL
                .filter(element -> elements.of(element.ordinal()) > 0)
                .map(element -> String.valueOf(elements.of(element.ordinal())) + element.letter());
        return parts.isEmpty() ? "empty" : parts.mkString(" ");
    }

    static String territory(String name) {
        return name.equals("*") ? "the volcano" : name;
    }

    /** The territories of a set of bits, such as "F" or "F and G". */
    static String territories(Terrain terrain, long set) {
        return English.list(Array.rangeClosed(0, terrain.volcanoTerritory())
                .filter(territory -> ((set >>> territory) & 1) != 0)
                .map(territory -> territory(terrain.name(territory))));
    }

    static String colour(PoleColour colour) {
        return colour.name().toLowerCase(Locale.ROOT);
    }

    /** The name of a card; its id if the game has no such card. */
    static String card(Realm realm, String id) {
        return realm.catalog()
                .cards()
                .find(card -> card.id().equals(id))
                .map(card -> card.name())
                .getOrElse(id);
    }

    static String building(Realm realm, Building building) {
        return realm.plans().get(building.plan()).blueprint().name();
    }

    /** Cards of known kinds by name, such as "Mill, Flood (2)". */
    static String cards(FireTable table, Counts cards) {
        Array<String> parts = Array.range(0, cards.kinds())
                .filter(card -> cards.of(card) > 0)
                .map(card -> table.realm().card(card).name() + (cards.of(card) > 1 ? " (" + cards.of(card) + ")" : ""));
        return parts.mkString(", ");
    }

    static String points(int points) {
        return English.count(points, "point");
    }
}
