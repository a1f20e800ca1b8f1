package io.github.casemate.ai.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.permission.Reroll;
import io.github.casemate.siege.quantity.SecondWaveStones;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
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
        public boolean forbids(Reroll permission, Source source, Table table) {
            return permission.attack().isOn(source.card().get())
                    && table.fort(source.card().get()).isFull()
                    && (permission.dice().total() < 2 || permission.dice().count(Face.TARGET) > 0);
        }

        @Override
        public Rejection reason(Reroll permission) {
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
        SceneGame full = attacked("twin-fort", "GG", "BW");
        SceneGame notFull = attacked("twin-fort", "GG", "B.");

        assertExact(full);
        assertExact(notFull);
    }

    @Test
    void whatABanSaysOfOneTableIsNotRememberedForAnother() {
        RerollOracle oracle = RerollOracle.create();
        SceneGame full = attacked("twin-fort", "GG", "BW");
        SceneGame notFull = attacked("twin-fort", "GG", "B.");
        oracle.odds(full.table());

        assertThat(oracle.odds(notFull.table())).isEqualTo(RerollOracle.create().odds(notFull.table()));
    }

    @Test
    void anUnknownCardThatFellsMoreStonesIsCounted() {
        assertExact(attacked("weak-fort", "G.W", "B.~"));
    }

    private static SceneGame attacked(String fort, String... rows) {
        return Scene.of(RULES)
                .player(1, side -> side.home(3))
                .player(2, side -> side.noStartingFort().fort(fort, 0, rows))
                .actionOf(1)
                .attacks(fort);
    }

    private static void assertExact(SceneGame play) {
        RazeOdds expected = RazeReference.of(play.game(), play.state(), RazeReference.Means.DICE)
                .odds(play.state());
        RazeOdds odds = RerollOracle.create().odds(play.table());

        assertThat(odds.chance()).isCloseTo(expected.chance(), within(1e-9)).isPositive();
        assertThat(odds.stones()).isCloseTo(expected.stones(), within(1e-9));
    }
}
