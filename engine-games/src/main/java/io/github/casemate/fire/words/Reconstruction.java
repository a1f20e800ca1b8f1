package io.github.casemate.fire.words;

import io.github.casemate.fire.box.FireDeck;
import io.github.casemate.fire.box.IslandMaps;
import io.github.casemate.fire.box.Realm;
import io.vavr.control.Option;

/** Where island, buildings and cards of a game come from: those that are shipped are our reconstruction. */
final class Reconstruction {

    private final Realm realm;

    Reconstruction(Realm realm) {
        this.realm = realm;
    }

    boolean areBuildingsReconstructed() {
        return realm.catalog().equals(FireDeck.STANDARD);
    }

    private boolean isIslandReconstructed() {
        return realm.terrain().map().equals(IslandMaps.STANDARD);
    }

    private String what() {
        return isIslandReconstructed() && areBuildingsReconstructed()
                ? "Map, buildings and cards are"
                : isIslandReconstructed() ? "The map is" : areBuildingsReconstructed() ? "Buildings and cards are" : "";
    }

    /** {@return what of this game is our reconstruction, in a sentence that fits on a line} */
    Option<String> reconstructed() {
        return Option.when(!what().isEmpty(), () -> what() + " reconstructed: the rulebook's pictures are lost.");
    }

    /** {@return what of this game is our reconstruction, and where the rest comes from} */
    String told() {
        String map = isIslandReconstructed()
                ? ""
                : " The island: " + CardText.source(realm.terrain().map().source());
        String cards = areBuildingsReconstructed() ? "" : " Each building and card says where it comes from.";
        String ours = what().isEmpty() ? "" : what() + " our reconstruction: the rulebook's pictures of them are lost.";
        return (ours + map + cards).strip();
    }
}
