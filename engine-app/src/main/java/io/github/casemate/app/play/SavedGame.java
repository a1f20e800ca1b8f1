package io.github.casemate.app.play;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.json.Limits;
import io.github.casemate.json.SavedMatch;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Match;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * The file of a game. The match is in the format of the library; who sits where is written beside it, in a small file
 * of its own, because that is not part of a match.
 *
 * @param file where the match is
 */
public record SavedGame(Path file) {

    private static final IslandSiegePack PACK = new IslandSiegePack();
    private static final String SUFFIX = ".json";
    private static final String SEATS = ".seats";
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss");
    /** A game of a thousand turns fits. */
    private static final Limits LIMITS = Limits.DEFAULT.withBytes(16_000_000);

    /** A new file in the person's own folder, named after the time. */
    public static SavedGame fresh() {
        String name = NAME.format(LocalDateTime.now(ZoneId.systemDefault()));
        Path file = folder().resolve(name + SUFFIX);
        for (int another = 2; Files.exists(file); another++) {
            file = folder().resolve(name + "-" + another + SUFFIX);
        }
        return new SavedGame(file);
    }

    /** The file of a game that begins. An existing file is not overwritten. */
    public static SavedGame begun(Path file) {
        if (Files.isDirectory(file)) {
            throw new UserError("The game cannot be saved in " + Excerpt.of(file) + ", which is a folder.");
        } else if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new UserError("The file " + Excerpt.of(file) + " already exists: choose another name for this game.");
        }
        return new SavedGame(file);
    }

    /** The game that was played last. */
    public static SavedGame latest() {
        try (Stream<Path> files = Files.isDirectory(folder()) ? Files.list(folder()) : Stream.empty()) {
            return files.filter(file -> file.toString().endsWith(SUFFIX))
                    .max(Comparator.naturalOrder())
                    .map(SavedGame::new)
                    .orElseThrow(() -> new UserError("There is no game to resume in " + Excerpt.of(folder()) + "."));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static Path folder() {
        return FileName.of(System.getProperty("user.home")).resolve(".casemate");
    }

    /** The match in the file. */
    public Match<GameState<Table>, Action, Event<Table>, GameView<Table>> read() {
        try {
            return SavedMatch.read(file, LIMITS, PACK);
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

    /** Who sat where, if it was written down. */
    public Option<Seats> seats() {
        try {
            Path beside = beside();
            return Files.exists(beside)
                    ? Option.some(new Seats(Array.of(Files.readString(beside, StandardCharsets.UTF_8)
                                    .strip()
                                    .split("\\s+"))
                            .map(Excerpt::part)))
                    : Option.none();
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
            Files.writeString(beside(), seats.specs().mkString(" ") + "\n", StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UserError("The game cannot be saved in " + Excerpt.of(file) + ".", broken);
        }
    }

    /** Writes the match, all of it or nothing: the file never holds half a game. */
    public void write(Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match) {
        try {
            SavedMatch.write(PACK, match, file);
        } catch (IOException broken) {
            throw new UserError("The game cannot be saved in " + Excerpt.of(file) + ".", broken);
        }
    }

    /** The game of a match that was read. */
    public static IslandSiege game(Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match) {
        return (IslandSiege) match.game();
    }

    private Path beside() {
        return file.resolveSibling(file.getFileName() + SEATS);
    }
}
