package io.github.casemate.testkit.games;

import io.github.casemate.testkit.GameConformance;
import io.github.casemate.testkit.Start;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

class ConnectFourConformance
        extends GameConformance<ConnectFour.State, ConnectFour.Drop, ConnectFour.Dropped, ConnectFour.State> {

    @Override
    protected ConnectFour game() {
        return new ConnectFour();
    }

    /** The board is seldom filled by chance, so some games begin with five columns full and no line in them. */
    @Override
    protected Seq<Start<ConnectFour.State>> starts() {
        ConnectFour.State state = game().newGame();
        for (int column :
                new int[] {0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 3, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4}) {
            state = game().apply(state, new ConnectFour.Drop(column)).state();
        }
        return List.of(new Start<>("two columns left", state));
    }

    @Override
    protected Seq<ConnectFour.Drop> illegalCandidates(ConnectFour.State state) {
        return List.of(new ConnectFour.Drop(-1), new ConnectFour.Drop(7));
    }

    @Override
    protected Seq<String> mustOccur() {
        return List.of("four-in-a-row", "board-full", "column-full", "no-such-column", "game-over", "two columns left");
    }
}
