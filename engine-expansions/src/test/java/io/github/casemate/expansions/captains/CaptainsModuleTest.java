package io.github.casemate.expansions.captains;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.siege.IllegalRulesetException;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.Origin;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.Array;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CaptainsModuleTest {

    @Test
    @Rule("CAP-1")
    void twentyCardsFormADeckBesideTheMainDeckAndAllCaptainHandsAreEmpty() {
        for (int players = 2; players <= 4; players++) {
            Table table = IslandSiege.of(Ruleset.secondEdition(players).with("captains"))
                    .newGame()
                    .table();
            Deck deck = table.deck("captains");

            assertThat(deck.undrawn()).isEqualTo(Pile.of(CardSet.first(20)));
            assertThat(deck.discard()).isEqualTo(CardSet.NONE);
            assertThat(deck.hands()).isEqualTo(Array.fill(players, Pile.EMPTY));
            assertThat(table.main().cards()).hasSize(36 + players);
        }
    }

    @Test
    @Rule("CAP-1")
    void everyCardIsAnOrderOfOurOwnWithAPriceAndAText() {
        assertThat(CaptainCards.all()).hasSize(20).allSatisfy(card -> {
            assertThat(card.type()).isEqualTo(CardType.ORDER);
            assertThat(card.origin()).isEqualTo(Origin.RECONSTRUCTED);
            assertThat(card.cost()).isBetween(1, 2);
            assertThat(card.text()).endsWith(".");
            assertThat(card.abilities()).hasSize(1).allMatch(ability -> ability instanceof Order);
        });
        assertThat(CaptainCards.all().filter(card -> card.cost() == 2).map(Card::id))
                .containsExactly("sabotage", "bribery", "twin-target", "full-broadside", "red-tack", "requisition");
        assertThat(CaptainCards.byCaptain().keySet())
                .containsExactly("Alberto de la Prieta", "Omar the Magnificent", "Sidre Robichaux", "Maria de Novo");
        assertThat(CaptainCards.byCaptain().values()).allMatch(cards -> cards.size() == 5);
    }

    @Test
    void itGoesWithTheSecondEditionOnly() {
        assertThatThrownBy(() -> Ruleset.firstEdition().with("captains"))
                .isInstanceOf(IllegalRulesetException.class)
                .hasMessage("captains: the captains sail in the second edition only");
    }

    @Test
    void itNamesEveryRecordThatItAdds() throws Exception {
        Path here = Path.of(
                        CaptainsModule.class.getResource("CaptainsModule.class").toURI())
                .getParent();
        List<Class<?>> records = new ArrayList<>();
        try (Stream<Path> files = Files.list(here)) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString().replace(".class", "");
                Class<?> type = Class.forName(CaptainsModule.class.getPackageName() + "." + name);
                if (type.isRecord()) {
                    records.add(type);
                }
            }
        }

        assertThat(records).hasSizeGreaterThan(30);
        assertThat(new CaptainsModule().types()).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(records);
    }
}
