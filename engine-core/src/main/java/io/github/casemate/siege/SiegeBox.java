package io.github.casemate.siege;

import io.github.casemate.pack.BoxItem;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.drawing.CardDrawing;
import io.github.casemate.siege.phrasing.PieceWords;
import java.util.Locale;

/** The cards in the box, for those who look them up. */
final class SiegeBox {

    private SiegeBox() {}

    static BoxItem item(String set, Card card) {
        return new BoxItem(
                set,
                card.type().name().toLowerCase(Locale.ROOT),
                card.name(),
                PieceWords.facts(card),
                card.text(),
                width -> CardDrawing.of(card, width));
    }
}
