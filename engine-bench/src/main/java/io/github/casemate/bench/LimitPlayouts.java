package io.github.casemate.bench;

import io.github.casemate.bench.mutable.MutableConnectFour;
import io.github.casemate.bench.mutable.MutablePig;
import io.github.casemate.bench.mutable.MutableSiege;
import io.github.casemate.bench.mutable.SplitMix;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Whole random games of the hand-written mutable games: the most that could be gained. */
@State(Scope.Thread)
public class LimitPlayouts extends Playouts {

    private final SplitMix random = new SplitMix(SEED);
    private final MutableSiege siege = new MutableSiege();
    private final MutablePig pig = new MutablePig();
    private final MutableConnectFour connectFour = new MutableConnectFour();

    /** One game of Island Siege without abilities. */
    @Benchmark
    public int siege(Count count) {
        siege.reset();
        while (!siege.over()) {
            if (siege.toAct() < 0) {
                siege.chanceRandom(random);
            } else {
                int options = siege.optionCount();
                siege.choose(options == 1 ? 0 : random.nextInt(options));
                count.decisions += options == 1 ? 0 : 1;
            }
            count.applied++;
        }
        return siege.winner();
    }

    /** One game of Pig. */
    @Benchmark
    public int pig(Count count) {
        pig.reset();
        while (!pig.over()) {
            if (pig.toAct() < 0) {
                pig.chanceRoll(1 + random.nextInt(6));
            } else {
                pig.choose(random.nextInt(2));
                count.decisions++;
            }
            count.applied++;
        }
        return pig.winner();
    }

    /** One game of Connect Four. */
    @Benchmark
    public int connectFour(Count count) {
        connectFour.reset();
        connectFour.playout(random);
        count.decisions += connectFour.decisions();
        count.applied += connectFour.decisions();
        return connectFour.winner();
    }
}
