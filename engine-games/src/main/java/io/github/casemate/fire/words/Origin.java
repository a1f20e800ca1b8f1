package io.github.casemate.fire.words;

import io.github.casemate.fire.box.FireDeck;
import io.github.casemate.fire.box.IslandMaps;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.text.English;
import io.vavr.control.Option;

/** Where island, buildings and cards of a game come from: those that are shipped are our reconstruction. */
final class Origin {

    private final Realm realm;

    Origin(Realm realm) {
        this.realm = realm;
    }

    boolean areBuildingsReconstructed() {
        return realm.catalog().equals(FireDeck.STANDARD);
    }

    private boolean isIslandReconstructed() {
        return realm.terrain().map().equals(IslandMaps.STANDARD);
    }

    /** {@return what of this game is our reconstruction, in a sentence} */
    Option<String> reconstructed() {
        String what = isIslandReconstructed() && areBuildingsReconstructed()
                ? "Map, buildings and cards are"
                : isIslandReconstructed() ? "The map is" : areBuildingsReconstructed() ? "Buildings and cards are" : "";
        return Option.when(!what.isEmpty(), what + " our reconstruction: the rulebook's pictures of them are lost.");
    }

    /** {@return the same, and where the rest comes from} */
    String told() {
        String map = isIslandReconstructed()
                ? ""
                : " The island: " + CardText.source(realm.terrain().map().source());
        String cards = areBuildingsReconstructed() ? "" : " Each building and card says where it comes from.";
        return English.capital((reconstructed().getOrElse("") + map + cards).strip());
    }
}
