package io.github.casemate.ai.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.deed.Reroll;
import io.github.casemate.siege.number.SecondWaveStones;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.Playing;
import io.github.casemate.testkit.siege.Scene;
import org.junit.jupiter.api.Test;

/** Cards that the oracle has never heard of have their say, because it asks the rules. */
class UnknownCardsTest {

    /** As long as no stone is missing, dice are rolled again in pairs or more, and never with a Target among them. */
    record PairsWhileFull() implements Restriction<Reroll> {

        @Override
        public Class<Reroll> about() {
            return Reroll.class;
        }

        @Override
        public boolean forbids(Reroll deed, Source source, Table table) {
            return deed.assault().isOn(source.card().get())
                    && table.fort(source.card().get()).isFull()
                    && (deed.dice().total() < 2 || deed.dice().count(Face.TARGET) > 0);
        }

        @Override
        public Rejection reason(Reroll deed) {
            return Rejection.of("pairs", "Dice are rolled again in pairs.", "-");
        }
    }

    /** A second wave fells one stone more. */
    record OneMore() implements Modifier<SecondWaveStones> {

        @Override
        public Class<SecondWaveStones> about() {
            return SecondWaveStones.class;
        }

        @Override
        public int modify(int number, SecondWaveStones asked, Source source, Table table) {
            return number + 1;
        }
    }

    private static final Ruleset RULES = Ruleset.secondEdition(2)
            .withCards(BaseCards.all()
                    .append(Card.fort("twin-fort", "Twin Fort", Layout.of("..", ".."), 3, new PairsWhileFull()))
                    .append(Card.fort("weak-fort", "Weak Fort", Layout.of("...", "..~"), 3, new OneMore())));

    @Test
    void anUnknownBanOnRerollingIsRespected() {
        Playing full = attacked("twin-fort", "GG", "BW");
        Playing notFull = attacked("twin-fort", "GG", "B.");

        assertExact(full);
        assertExact(notFull);
    }

    @Test
    void whatABanSaysOfOneTableIsNotRememberedForAnother() {
        RerollOracle oracle = RerollOracle.create();
        Playing full = attacked("twin-fort", "GG", "BW");
        Playing notFull = attacked("twin-fort", "GG", "B.");
        oracle.odds(full.table());

        assertThat(oracle.odds(notFull.table())).isEqualTo(RerollOracle.create().odds(notFull.table()));
    }

    @Test
    void anUnknownCardThatFellsMoreStonesIsCounted() {
        assertExact(attacked("weak-fort", "G.W", "B.~"));
    }

    private static Playing attacked(String fort, String... rows) {
        return Scene.of(RULES)
                .player(1, side -> side.home(3))
                .player(2, side -> side.noStartingFort().fort(fort, 0, rows))
                .actionOf(1)
                .attacks(fort);
    }

    private static void assertExact(Playing play) {
        RazeOdds expected = RazeReference.of(play.game(), play.state(), RazeReference.Means.DICE)
                .odds(play.state());
        RazeOdds odds = RerollOracle.create().odds(play.table());

        assertThat(odds.chance()).isCloseTo(expected.chance(), within(1e-9)).isPositive();
        assertThat(odds.stones()).isCloseTo(expected.stones(), within(1e-9));
    }
}
