package io.github.casemate.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Cards on their own. */
class CardDrawingTest {

    private static Card card(String set, String id) {
        return Catalog.shipped(set).all().find(card -> card.id().equals(id)).get();
    }

    /** One of each kind: what it costs and brings, what it repairs, whether it was reconstructed. */
    @Test
    void everyKindOfCardSaysWhatItIs() {
        Array<Card> cards = Array.of(
                card("base", "cove-outpost"),
                card("base", "armory"),
                card("base", "raven"),
                card("captains", "bribery"),
                card("ramparts", "signal-outpost"));
        GoldenScreens.check(
                "cards",
                cards.map(card -> StyledText.of(card.name()).padded(20).plain() + PieceWords.facts(card) + "\n"
                                + IslandSiegePack.drawing(card, 60).plain())
                        .mkString("\n\n"));
    }

    @Test
    void noCardIsWiderThanItsScreen() {
        Array.of("base")
                .appendAll(Ruleset.knownModules())
                .flatMap(set -> Catalog.shipped(set).all())
                .forEach(card -> {
                    String drawn = IslandSiegePack.drawing(card, 100).plain();
                    assertThat(IslandSiegePack.drawing(card, 40).lines())
                            .as(card.name())
                            .allMatch(line -> line.width() <= 40);
                    assertThat(drawn.contains("It does nothing by itself."))
                            .as(card.name())
                            .isEqualTo(card.text().isEmpty());
                    assertThat(drawn.contains("(reconstructed)"))
                            .as(card.name())
                            .isEqualTo(card.origin() == io.github.casemate.siege.box.Origin.RECONSTRUCTED);
                });
    }
}
