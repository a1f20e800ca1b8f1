package io.github.casemate.bench;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What a benchmark counts besides the games that it plays; JMH reads and clears the fields. */
@AuxCounters(AuxCounters.Type.OPERATIONS)
@State(Scope.Thread)
public class Count {

    /** The answers of players who had a choice. */
    public long decisions;

    /** The answers of players and of chance, including those without a choice. */
    public long applied;
}
