package io.github.casemate.app.play;

import io.github.casemate.json.Limits;
import io.github.casemate.json.SavedMatch;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Match;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * The file of a game. The match is in the format of the library; who sits where is written beside it, in a small file
 * of its own, because that is not part of a match.
 *
 * @param file where the match is
 */
public record SavedGame(Path file) {

    private static final String SUFFIX = ".json";
    private static final String SEATS = ".seats";
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss");
    /** A game of a thousand turns fits. */
    private static final Limits LIMITS = Limits.DEFAULT.withBytes(16_000_000);

    /** A new file in the person's own folder, named after the time. */
    public static SavedGame fresh() {
        return named(HomeFolder.games(), NAME.format(LocalDateTime.now(ZoneId.systemDefault())));
    }

    /** A new file of this name, or with a number after it. */
    static SavedGame named(Path folder, String name) {
        SavedGame game = new SavedGame(folder.resolve(name + SUFFIX));
        for (int another = 2; !game.isNew(folder); another++) {
            game = new SavedGame(folder.resolve(name + "-" + another + SUFFIX));
        }
        return game;
    }

    /** Takes the name, so that a program that starts at the same moment takes another. */
    private boolean isNew(Path folder) {
        try {
            Files.createDirectories(folder);
            Files.createFile(beside());
            return !Files.exists(file);
        } catch (FileAlreadyExistsException taken) {
            return false;
        } catch (IOException broken) {
            throw new UserError("The game cannot be saved in " + Excerpt.of(file) + ".", broken);
        }
    }

    /**
     * The file of a game that begins. An existing file is not overwritten.
     *
     * @throws UserError if the game could not be saved there; nothing has changed then
     */
    public static SavedGame begun(Path file) {
        if (Files.isDirectory(file)) {
            throw new UserError("The game cannot be saved in " + Excerpt.of(file) + ", which is a folder.");
        } else if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new UserError("The file " + Excerpt.of(file) + " already exists: choose another name for this game.");
        }
        SavedGame game = new SavedGame(file);
        try {
            game.tryOut();
        } catch (IOException broken) {
            throw new UserError("The game cannot be saved in " + Excerpt.of(file) + ".", broken);
        }
        return game;
    }

    /** Permissions do not tell whether a file can be written, so one is made; nothing of it stays. */
    private void tryOut() throws IOException {
        Path beside = beside().toAbsolutePath();
        boolean isLeft = Files.exists(beside, LinkOption.NOFOLLOW_LINKS);
        if (isLeft && !(Files.isRegularFile(beside) && Files.isWritable(beside))) {
            throw new FileAlreadyExistsException(beside.toString());
        }
        Path tried = isLeft ? file.toAbsolutePath() : beside;
        ArrayDeque<Path> missing = new ArrayDeque<>();
        for (Path folder = tried.getParent();
                folder != null && !Files.isDirectory(folder);
                folder = folder.getParent()) {
            missing.push(folder);
        }
        ArrayDeque<Path> made = new ArrayDeque<>();
        try {
            for (Path folder : missing) {
                made.push(Files.createDirectory(folder));
            }
            made.push(Files.createFile(tried));
        } finally {
            for (Path path : made) {
                Files.delete(path);
            }
        }
    }

    /** The game that was played last. */
    public static SavedGame latest() {
        try (Stream<Path> files =
                Files.isDirectory(HomeFolder.games()) ? Files.list(HomeFolder.games()) : Stream.empty()) {
            return files.filter(file -> file.toString().endsWith(SUFFIX))
                    .max(Comparator.naturalOrder())
                    .map(SavedGame::new)
                    .orElseThrow(() ->
                            new UserError("There is no game to resume in " + Excerpt.of(HomeFolder.games()) + "."));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The match in the file. */
    public LoadedMatch<?, ?, ?, ?> read() {
        try {
            return LoadedMatch.of(SavedMatch.read(file, LIMITS));
        } catch (DocumentException bad) {
            boolean isNewer = bad.kind() == DocumentException.Kind.NEWER_VERSION;
            throw new UserError(
                    (isNewer ? "This game is newer than the program: " : "This is not a saved game: ")
                            + bad.getMessage(),
                    bad);
        } catch (NoSuchFileException missing) {
            throw new UserError("There is no file " + Excerpt.of(file) + ".", missing);
        } catch (IOException broken) {
            throw new UserError("The file " + Excerpt.of(file) + " cannot be read.", broken);
        }
    }

    /** Who sat where, if it was written down: a line for each seat, or in one line if no seat has a blank. */
    public Option<Seats> seats() {
        try {
            Path beside = beside();
            if (!Files.exists(beside)) {
                return Option.none();
            }
            String text = Files.readString(beside, StandardCharsets.UTF_8).strip();
            boolean oneLine = !text.contains("\n") && !Seats.isCommand(text);
            return Option.some(new Seats(Array.of(text.split(oneLine ? "\\s+" : "\\R"))
                    .map(String::strip)
                    .map(Excerpt::part)));
        } catch (IOException broken) {
            throw new UserError("The file " + Excerpt.of(beside()) + " cannot be read.", broken);
        }
    }

    /** Writes down who sits where. */
    public void write(Seats seats) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            Files.writeString(beside(), seats.specs().mkString("", "\n", "\n"), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UserError("The game cannot be saved in " + Excerpt.of(file) + ".", broken);
        }
    }

    /** Writes the match, all of it or nothing: the file never holds half a game. */
    public <S, A, E, V> void write(PackedGame<S, A, E, V> played, Match<S, A, E, V> match) {
        try {
            SavedMatch.write(played.pack(), match, file);
        } catch (IOException broken) {
            throw new UserError("The game cannot be saved in " + Excerpt.of(file) + ".", broken);
        }
    }

    private Path beside() {
        return file.resolveSibling(file.getFileName() + SEATS);
    }
}
