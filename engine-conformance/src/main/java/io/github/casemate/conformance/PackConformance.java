package io.github.casemate.conformance;

import io.github.casemate.kernel.Game;
import io.github.casemate.pack.Settings;
import io.github.casemate.testkit.GameConformance;
import org.jspecify.annotations.Nullable;

/**
 * Everything that a game of the library must guarantee: the laws of any game, and those of its {@linkplain PackLaws
 * pack}. Extend this class and name the pack:
 *
 * <pre>{@code
 * class PigPackConformance extends PackConformance<Pig.State, Pig.Action, Pig.Event, Pig.State> {
 *     public PigPack pack() { return new PigPack(); }
 * }
 * }</pre>
 *
 * <p>That is enough. Games from {@link #starts}, by {@link #policies} and with {@link #mustOccur} find more. To test
 * other settings than the standard ones, override {@link #settings} in a class of its own for each.
 *
 * <p>The golden games and exact counts of the pack are written with {@code -Dcasemate.write=true}.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
public abstract class PackConformance<S, A, E, V> extends GameConformance<S, A, E, V> implements PackLaws<S, A, E, V> {

    private @Nullable PackChecks<S, A, E, V> checks;

    /** For a subclass. */
    protected PackConformance() {}

    /**
     * What is played.
     *
     * @return the standard settings by default
     */
    protected Settings settings() {
        return Settings.standard(pack().settings());
    }

    @Override
    public final PackChecks<S, A, E, V> checks() {
        if (checks == null) {
            checks = PackChecks.of(pack(), settings());
        }
        return checks;
    }

    @Override
    protected final Game<S, A, E, V> game() {
        return checks().game();
    }

    /** Actions are printed in the notation of the pack. */
    @Override
    protected String textOf(A action) {
        return checks().notation().of(action);
    }

    /** Always the same games, so that the build does not fail by luck; {@code -Dcasemate.games=0} plays others. */
    @Override
    protected int fixedGames() {
        return Integer.getInteger("casemate.games", 100);
    }

    /** By default what the pack says of itself. */
    @Override
    protected boolean hasSecrets() {
        return pack().info().hidden();
    }
}
