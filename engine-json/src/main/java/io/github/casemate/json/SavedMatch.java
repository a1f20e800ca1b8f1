package io.github.casemate.json;

import io.github.casemate.json.document.DocumentException;
import io.github.casemate.kernel.Match;
import io.github.casemate.pack.GamePack;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * Matches of any pack in files: the id of the pack, the version of its rules, the settings, the seed, the {@linkplain
 * io.github.casemate.pack.Notation notation} of each decision, how the match ended if somebody resigned or all agreed on
 * a result, and a digest. What chance did follows from the seed. Where dice and deals did not come from the seed but
 * were entered, the file says so, and has them too.
 *
 * <p>Such a file is for the server only: whoever has the seed can look into every hand. For players there is {@link
 * Transcript}. Reading one plays the match again: at each decision the option with that notation is taken. So a match
 * that can be read was played by the rules, and its last state was really reached. Whatever was changed in the file
 * shows: an action that is not an option is reported with its number and the nearest options, and any other change by
 * the digest.
 *
 * <pre>{@code
 * SavedMatch.write(pack, match, file);
 * Match<S, A, E, V> resumed = SavedMatch.read(file, Limits.DEFAULT, pack);
 * AnyMatch whatever = SavedMatch.read(file, Limits.DEFAULT);
 * }</pre>
 */
public final class SavedMatch {

    /** What such documents are called. */
    static final String NAME = "match";

    private static final Set<OpenOption> NEW = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    private static final Set<PosixFilePermission> OWNER_ONLY = PosixFilePermissions.fromString("rw-------");

    private SavedMatch() {}

    /**
     * Writes a match.
     *
     * @param pack the pack
     * @param match a match of one of its games
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     * @return the text, for people to read
     * @throws IllegalArgumentException if the pack cannot have made the game, or its notation does not read its own
     *     texts back
     */
    public static <S, A, E, V> String write(GamePack<S, A, E, V> pack, Match<S, A, E, V> match) {
        return new MatchFormat<>(pack).write(match);
    }

    /**
     * Writes a match to a file. An existing file is replaced in one step: a reader sees the old match or the new one,
     * and never half of one. Only a regular file is replaced: no folder, no device.
     *
     * <p>Since it holds all secrets, only its owner may read or write the file, where the file system has POSIX
     * permissions; that is also true of a file that is replaced.
     *
     * @param pack the pack
     * @param match a match of one of its games
     * @param file the file
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     * @throws IOException if it cannot be written, or there is something else than a regular file
     * @throws IllegalArgumentException if the pack cannot have made the game, or its notation does not read its own
     *     texts back
     */
    public static <S, A, E, V> void write(GamePack<S, A, E, V> pack, Match<S, A, E, V> match, Path file)
            throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new FileSystemException(file.toString(), null, "this is not a file, and would be replaced by one");
        }
        String text = write(pack, match);
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        Files.deleteIfExists(fresh);
        try {
            try (Writer out =
                    Channels.newWriter(Files.newByteChannel(fresh, NEW, forItsOwner(file)), StandardCharsets.UTF_8)) {
                out.write(text);
            }
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /** The permissions from the beginning, so that there is no moment at which others could open the file. */
    private static FileAttribute<?>[] forItsOwner(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(OWNER_ONLY)}
                : new FileAttribute<?>[0];
    }

    /**
     * Reads a match of a known pack and plays it again.
     *
     * @param text the text
     * @param pack the pack
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     * @return the match, ready to be played on
     * @throws DocumentException if it is not a match of this pack, or cannot have been played like this
     */
    public static <S, A, E, V> Match<S, A, E, V> read(String text, GamePack<S, A, E, V> pack) {
        return read(IncomingText.of(text, Limits.DEFAULT), pack);
    }

    /**
     * Reads a match of a known pack from a file and plays it again.
     *
     * @param file the file
     * @param limits how large it may be
     * @param pack the pack
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     * @return the match, ready to be played on
     * @throws DocumentException if it is not a match of this pack, or cannot have been played like this
     * @throws IOException if the file cannot be read
     */
    public static <S, A, E, V> Match<S, A, E, V> read(Path file, Limits limits, GamePack<S, A, E, V> pack)
            throws IOException {
        return read(incoming(file, limits), pack);
    }

    /**
     * Reads a match of any pack that can be found, and plays it again.
     *
     * @param text the text
     * @return the match, ready to be shown and to be played on
     * @throws DocumentException if it is not a match, its pack is not there, or it cannot have been played like this
     */
    public static AnyMatch read(String text) {
        return read(IncomingText.of(text, Limits.DEFAULT));
    }

    /**
     * Reads a match of any pack that can be found from a file, and plays it again.
     *
     * @param file the file
     * @param limits how large it may be
     * @return the match, ready to be shown and to be played on
     * @throws DocumentException if it is not a match, its pack is not there, or it cannot have been played like this
     * @throws IOException if the file cannot be read
     */
    public static AnyMatch read(Path file, Limits limits) throws IOException {
        return read(incoming(file, limits));
    }

    private static IncomingText incoming(Path file, Limits limits) throws IOException {
        try (InputStream stream = Files.newInputStream(file)) {
            return IncomingText.of(stream, file.getFileName().toString(), limits);
        }
    }

    private static <S, A, E, V> Match<S, A, E, V> read(IncomingText text, GamePack<S, A, E, V> pack) {
        return text.read(node -> new MatchFormat<>(pack).read(node));
    }

    private static AnyMatch read(IncomingText text) {
        return text.read(node -> {
            Heads.check(node, NAME);
            return new MatchFormat<>(Heads.packOf(node)).readAny(node);
        });
    }
}
