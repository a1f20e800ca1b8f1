package io.github.casemate.app.arena;

import io.github.casemate.ai.arena.game.Slice;
import io.github.casemate.ai.arena.game.Sprt;
import io.github.casemate.app.play.UserError;
import io.github.casemate.text.English;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * How many games are played, and which of them.
 *
 * @param games how many games each pairing plays, at least; with a test, at the most
 * @param test the test that ends the arena, if there is one
 * @param slice which part of the games is played here
 */
public record Extent(int games, Option<Sprt> test, Slice slice) {

    private static final int USUAL_GAMES = 100;
    private static final int MOST_TESTED = 20_000;

    /** Refuses numbers below one. */
    public Extent {
        if (games < 1) {
            throw new UserError("A pairing plays at least one game, not " + games + ".");
        }
        if (test.isDefined() && slice.of() > 1) {
            throw new UserError(
                    "A slice cannot decide a sequential test, which looks at all games: leave out --slice.");
        }
    }

    /** What was typed; what was not is as usual. */
    public static Extent of(@Nullable Integer games, @Nullable String sprt, @Nullable String slice) {
        try {
            int usual = sprt == null ? USUAL_GAMES : MOST_TESTED;
            return new Extent(
                    games == null ? usual : games,
                    Option.of(sprt).map(Sprt::read),
                    slice == null ? Slice.WHOLE : Slice.read(slice));
        } catch (IllegalArgumentException refused) {
            throw new UserError(English.capital(String.valueOf(refused.getMessage())) + ".", refused);
        }
    }
}
