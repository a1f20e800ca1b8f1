package io.github.casemate.fire.words;

import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.pack.BoxItem;
import io.github.casemate.text.Block;
import io.github.casemate.text.English;
import io.vavr.collection.Seq;

/** The cards as they lie in the box, with the buildings that they show. */
public final class FireBox {

    private FireBox() {}

    /**
     * {@return the kinds of cards of a game that is played with what is shipped}
     *
     * @param realm the game
     */
    public static Seq<BoxItem> items(Realm realm) {
        return realm.catalog().cards().map(card -> item(realm, card));
    }

    private static BoxItem item(Realm realm, FireCard card) {
        String points = card.isEvent() ? "" : ", " + English.count(card.points(), "point");
        return new BoxItem(
                "reconstructed",
                card.building().isDefined() ? "building" : "event",
                card.name(),
                card.copies() + " in the deck" + points,
                CardText.does(card),
                width -> new PlanPicture(realm).of(card.name(), width).getOrElse(Block.EMPTY));
    }
}
