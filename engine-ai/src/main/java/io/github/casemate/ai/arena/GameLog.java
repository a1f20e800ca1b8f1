package io.github.casemate.ai.arena;

import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.kernel.Excerpt;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * The games of an arena in a file: a head with the spec, then a line for each game in the order in which they ended. It
 * only grows, and each line is written at once. So when a run is killed, at most the end of the last line is missing;
 * that line is cut off when the log is opened again, and its game is played once more. While a log is open, no other
 * run can open it.
 */
final class GameLog implements Closeable {

    /** Somewhat less than one array can hold; enough for some millions of games. */
    private static final long LARGEST = 2_000_000_000;

    private final Path path;
    private final FileChannel file;
    private final Array<GameRecord> games;

    private GameLog(Path path, FileChannel file, Array<GameRecord> games) {
        this.path = path;
        this.file = file;
        this.games = games;
    }

    /** The log of an arena: a new one, or the existing one if it has the same spec. */
    static GameLog open(Path path, ArenaSpec spec) {
        requireFile(path);
        FileChannel file = null;
        try {
            file = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            lock(path, file);
            LogText text = LogText.of(path, contents(file));
            Array<GameRecord> games = Array.empty();
            if (text.holdsNothing(spec)) {
                file.truncate(0);
                write(file, spec.text());
            } else {
                text.requireSpec(spec);
                games = text.games(spec);
                file.truncate(text.soundBytes());
            }
            file.position(file.size());
            return new GameLog(path, file, games);
        } catch (IOException failure) {
            closeQuietly(file);
            throw failed("cannot use", path, failure);
        } catch (ArenaException refused) {
            closeQuietly(file);
            throw refused;
        }
    }

    /** The seed in a log, if there is one with a whole head. */
    static Option<Long> seedIn(Path path) {
        if (!Files.exists(path)) {
            return Option.none();
        }
        return text(path).spec().map(ArenaSpec::seed);
    }

    /** The spec in a log. */
    static ArenaSpec spec(Path path) {
        return spec(path, text(path));
    }

    private static ArenaSpec spec(Path path, LogText text) {
        return text.spec()
                .getOrElseThrow(() -> new DamagedLogException(path, 1, "this is not the log of an arena", null));
    }

    /** All of a log, whichever arena it belongs to. */
    static ArenaResult read(Path path) {
        LogText text = text(path);
        ArenaSpec spec = spec(path, text);
        return new ArenaResult(
                spec, text.games(spec).sortBy(game -> game.fixture().number()));
    }

    /** All of a log that has to belong to an arena. */
    static Array<GameRecord> read(Path path, ArenaSpec spec) {
        LogText text = text(path);
        text.requireSpec(spec);
        return text.games(spec);
    }

    /** The games that were in it when it was opened. */
    Array<GameRecord> games() {
        return games;
    }

    void append(GameRecord game) {
        try {
            write(file, game.text());
        } catch (ClosedByInterruptException stopped) {
            throw new ArenaException(ArenaException.INTERRUPTED, stopped);
        } catch (IOException failure) {
            throw failed("cannot write to", path, failure);
        }
    }

    @Override
    public void close() {
        try (file) {
            file.force(true);
        } catch (IOException failure) {
            throw failed("cannot close", path, failure);
        }
    }

    private static LogText text(Path path) {
        requireFile(path);
        try (FileChannel file = FileChannel.open(path, StandardOpenOption.READ)) {
            return LogText.of(path, contents(file));
        } catch (IOException failure) {
            throw failed("cannot read", path, failure);
        }
    }

    /** A device may have no end. */
    private static void requireFile(Path path) {
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new ArenaException("the log " + Excerpt.of(path) + " is not a file", null);
        }
    }

    private static void lock(Path path, FileChannel file) throws IOException {
        try {
            if (file.tryLock() == null) {
                throw new ArenaException("another program plays with the log " + Excerpt.of(path), null);
            }
        } catch (OverlappingFileLockException busy) {
            throw new ArenaException("another arena of this program plays with the log " + Excerpt.of(path), busy);
        }
    }

    /**
     * Reads through the locked channel: opening and closing the file once more would release the lock on some systems.
     */
    private static byte[] contents(FileChannel file) throws IOException {
        if (file.size() > LARGEST) {
            throw new IOException("it is larger than " + LARGEST + " bytes");
        }
        ByteBuffer bytes = ByteBuffer.allocate((int) file.size());
        int read = 0;
        while (bytes.hasRemaining() && read >= 0) {
            read = file.read(bytes);
        }
        return bytes.array();
    }

    private static void write(FileChannel file, String text) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            file.write(bytes);
        }
    }

    private static ArenaException failed(String what, Path path, IOException failure) {
        int half = Excerpt.MOST / 2;
        return new ArenaException(
                what + " the log " + Excerpt.of(path, half) + ": " + Excerpt.of(failure, half), failure);
    }

    private static void closeQuietly(@Nullable FileChannel file) {
        if (file != null) {
            try {
                file.close();
            } catch (IOException ignored) {
                // What went wrong before is already being reported.
            }
        }
    }
}
