package io.github.casemate.bench;

import io.github.casemate.testkit.games.ConnectFour;
import io.github.casemate.testkit.games.Pig;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Whole random games of the small games on the kernel that come with the testkit: Pig is written there to be read,
 * Connect Four to be fast as well.
 */
@State(Scope.Thread)
public class SmallPlayouts extends Playouts {

    private final RandomPlayout<Pig.State, Pig.Action> pig = new RandomPlayout<>(new Pig(2, 100), SEED);
    private final RandomPlayout<ConnectFour.State, ConnectFour.Drop> connectFour =
            new RandomPlayout<>(new ConnectFour(), SEED);

    /** One game of Pig. */
    @Benchmark
    public Pig.State pig(Count count) {
        return counted(pig, count);
    }

    /** One game of Connect Four. */
    @Benchmark
    public ConnectFour.State connectFour(Count count) {
        return counted(connectFour, count);
    }
}
