package io.github.casemate.testkit.siege.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class LayoutTest {

    @Test
    @Rule({"SET-1", "SET-4"})
    void noCardIsDealtInALayoutEvenIfTheDealLeavesNothingToChance() {
        Ruleset oneCard =
                Ruleset.secondEdition(2).withCards(Array.of(BaseCards.card("starting-fort"), BaseCards.card("raven")));
        Table layout = IslandSiege.of(oneCard).initialTable();
        assertThat(layout.main().hands()).containsOnly(Pile.EMPTY);
        assertThat(layout.main().undrawn().size()).isEqualTo(1);
    }
}
