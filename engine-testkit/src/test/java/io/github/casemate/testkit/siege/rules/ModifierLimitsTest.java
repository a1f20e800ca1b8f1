package io.github.casemate.testkit.siege.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.quantity.RerollCount;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import org.junit.jupiter.api.Test;

/** Whatever the order of seats and cards: first what adds is heard, then what limits, and at last the floor. */
class ModifierLimitsTest {

    private record Adds(int change) implements Modifier<RerollCount> {
        @Override
        public Class<RerollCount> about() {
            return RerollCount.class;
        }

        @Override
        public int modify(int number, RerollCount asked, Source source, Table table) {
            return number + change;
        }
    }

    private record AtMost(int most) implements Modifier<RerollCount> {
        @Override
        public Class<RerollCount> about() {
            return RerollCount.class;
        }

        @Override
        public boolean limits() {
            return true;
        }

        @Override
        public int modify(int number, RerollCount asked, Source source, Table table) {
            return Math.min(number, most);
        }
    }

    /** The re-rolls of an attack with one such fort on each side. One re-roll is what an attack begins with. */
    private static int rerolls(Ability first, Ability second) {
        Card one = Card.fort("one-fort", "One Fort", Layout.of("B"), 1, first);
        Card other = Card.fort("other-fort", "Other Fort", Layout.of("B"), 1, second);
        Table table = Scene.of(Ruleset.secondEdition(2)
                        .withCards(BaseCards.all().append(one).append(other)))
                .player(1, side -> side.fort("one-fort", 0, "B"))
                .player(2, side -> side.fort("other-fort", 0, "B"))
                .actionOf(1)
                .attacks("starting-fort-2")
                .table();
        int counted = table.requireAttack().rerolls();
        assertThat(Abilities.number(table, new RerollCount(table.requireAttack(), 1)))
                .isEqualTo(counted);
        return counted;
    }

    @Test
    void aLimitComesAfterAnAdditionOnWhicheverSideItIs() {
        assertThat(rerolls(new AtMost(2), new Adds(3))).isEqualTo(2);
        assertThat(rerolls(new Adds(3), new AtMost(2))).isEqualTo(2);
        assertThat(rerolls(new AtMost(2), new Adds(-1))).isZero();
        assertThat(rerolls(new Adds(-1), new AtMost(2))).isZero();
    }

    @Test
    void theLowerOfTwoLimitsHolds() {
        assertThat(rerolls(new AtMost(0), new AtMost(1))).isZero();
        assertThat(rerolls(new AtMost(1), new AtMost(0))).isZero();
    }

    @Test
    @Rule("RUL-9")
    void theFloorComesAfterTheLimits() {
        assertThat(rerolls(new AtMost(-2), new Adds(3))).isZero();
        assertThat(rerolls(new Adds(-5), new AtMost(2))).isZero();
    }
}
