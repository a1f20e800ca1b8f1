package io.github.casemate.app.arena;

import io.github.casemate.ai.arena.Arena;
import io.github.casemate.ai.arena.ArenaException;
import io.github.casemate.ai.arena.ArenaResult;
import io.github.casemate.ai.arena.DamagedLogException;
import io.github.casemate.ai.arena.ForeignLogException;
import io.github.casemate.ai.arena.GameFailedException;
import io.github.casemate.ai.arena.Progress;
import io.github.casemate.ai.arena.game.Mode;
import io.github.casemate.ai.arena.game.Sprt;
import io.github.casemate.app.play.PackedGame;
import io.github.casemate.app.play.UserError;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.text.English;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * What is asked of the arena.
 *
 * @param field who takes part
 * @param mode who meets whom
 * @param extent how many games are played, and which of them
 * @param threads how many games are played at a time
 * @param seed where all randomness comes from; a random one if there is none
 */
public record ArenaPlan(Field field, Mode mode, Extent extent, int threads, Option<Long> seed) {

    /** Refuses numbers below one. */
    public ArenaPlan {
        if (threads < 1) {
            throw new UserError("The arena needs at least one thread, not " + threads + ".");
        }
    }

    /** The same with a seed. */
    public ArenaPlan withSeed(long known) {
        return new ArenaPlan(field, mode, extent, threads, Option.some(known));
    }

    /** Plays the games that are not in the log yet. */
    public <S, A, E, V> ArenaResult play(
            PackedGame<S, A, E, V> played, Option<Path> log, Consumer<? super Progress> progress) {
        log.forEach(ArenaPlan::refuseFolder);
        try {
            Arena<S, A, E, V> arena = Arena.of(played.pack(), played.game(), mode, field.entrants(played))
                    .games(extent.games())
                    .slice(extent.slice())
                    .threads(threads);
            for (Sprt test : extent.test()) {
                arena = arena.until(test);
            }
            for (long known : seed) {
                arena = arena.seed(known);
            }
            for (Path file : log) {
                arena = arena.log(file);
            }
            return arena.run(progress);
        } catch (GameFailedException broken) {
            throw broken;
        } catch (ArenaException | IllegalArgumentException refused) {
            throw trouble(refused);
        }
    }

    /** What a log holds, without playing. */
    public static ArenaResult read(Path log) {
        if (!Files.exists(log)) {
            throw new UserError("There is no file " + Excerpt.of(log) + ".");
        }
        refuseFolder(log);
        try {
            return ArenaResult.read(log);
        } catch (ArenaException unreadable) {
            throw trouble(unreadable);
        }
    }

    /** All slices of an arena, without playing. */
    public static ArenaResult merged(Seq<Path> logs) {
        logs.filter(log -> !Files.exists(log)).forEach(log -> {
            throw new UserError("There is no file " + Excerpt.of(log) + ".");
        });
        logs.forEach(ArenaPlan::refuseFolder);
        try {
            return ArenaResult.merged(logs);
        } catch (ArenaException refused) {
            throw trouble(refused);
        }
    }

    private static void refuseFolder(Path log) {
        if (Files.isDirectory(log)) {
            throw new UserError("The log " + Excerpt.of(log) + " is a folder, not a file.");
        }
    }

    private static UserError trouble(Exception refused) {
        String message = String.valueOf(refused.getMessage());
        boolean beginsWithFile = refused instanceof ForeignLogException || refused instanceof DamagedLogException;
        return new UserError((beginsWithFile ? message : English.capital(message)) + ".", refused);
    }
}
