package io.github.casemate.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.bench.mutable.MutableConnectFour;
import io.github.casemate.bench.mutable.MutablePig;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Turn;
import io.github.casemate.testkit.games.ConnectFour;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** The small games on the kernel and their limits are the same games: otherwise a ratio of the two would mean nothing. */
class MutableSmallGamesTest {

    private static final int NOBODY = -1;

    private final SplitMix64 random = new SplitMix64(42);

    @Test
    void connectFourIsTheSameGame() {
        int unasked = 0;
        for (int game = 0; game < 20_000; game++) {
            unasked += playConnectFour();
        }
        assertThat(unasked).as("stones in a last open column").isPositive();
    }

    /** Plays one game and returns how many stones were dropped unasked. */
    private int playConnectFour() {
        ConnectFour rules = new ConnectFour();
        ConnectFour.State state = rules.newGame();
        MutableConnectFour mutable = new MutableConnectFour();
        int decisions = 0;
        int stones = 0;
        Turn turn = rules.turn(state);
        while (!turn.isOver()) {
            assertThat(mutable.toAct()).isEqualTo(seat(turn));
            Seq<ConnectFour.Drop> legal = rules.legalActions(state);
            assertThat(mutable.optionCount()).isEqualTo(legal.size());
            int option = random.nextInt(legal.size());
            assertThat(mutable.column(option)).isEqualTo(legal.get(option).column());
            var transition = rules.apply(state, legal.get(option));
            state = transition.state();
            stones += transition.events().size();
            mutable.choose(option);
            decisions++;
            turn = rules.turn(state);
        }
        assertThat(mutable.over()).isTrue();
        assertThat(mutable.winner()).isEqualTo(winner(turn));
        assertThat(mutable.decisions()).isEqualTo(decisions);
        return stones - decisions;
    }

    @Test
    void pigIsTheSameGame() {
        for (int game = 0; game < 2_000; game++) {
            playPig();
        }
    }

    private void playPig() {
        Pig rules = new Pig(2, MutablePig.TARGET);
        Pig.State state = rules.newGame();
        MutablePig mutable = new MutablePig();
        int decisions = 0;
        Turn turn = rules.turn(state);
        while (!turn.isOver()) {
            assertThat(mutable.over()).isFalse();
            assertThat(mutable.toAct()).isEqualTo(seat(turn));
            if (turn.isChance()) {
                Pig.Action roll = rules.chance(state).sample(random);
                state = rules.apply(state, roll).state();
                mutable.chanceRoll(((Pig.Die) roll).face());
            } else {
                Seq<Pig.Action> legal = rules.legalActions(state);
                int option = random.nextInt(legal.size());
                state = rules.apply(state, legal.get(option)).state();
                mutable.choose(option);
                decisions++;
            }
            turn = rules.turn(state);
        }
        assertThat(mutable.over()).isTrue();
        assertThat(mutable.winner()).isEqualTo(winner(turn));
        assertThat(mutable.decisions()).isEqualTo(decisions);
    }

    private static int seat(Turn turn) {
        return turn.asked().map(PlayerId::index).getOrElse(NOBODY);
    }

    private static int winner(Turn over) {
        return over.ended()
                .flatMap(result -> result.winners().headOption())
                .map(PlayerId::index)
                .getOrElse(NOBODY);
    }
}
