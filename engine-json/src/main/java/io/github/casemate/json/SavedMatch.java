package io.github.casemate.json;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.document.DocumentException.Kind;
import io.github.casemate.json.siege.Documents;
import io.github.casemate.json.siege.SiegeCodecs;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.ReplayException;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
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
 * Matches in files: the ruleset, the seed, what players and chance did, how the match ended if somebody resigned or all
 * agreed on a result, and the SHA-256 of the last state. Where dice and deals did not come from the seed but were
 * entered, the file says so.
 *
 * <p>Such a file is for the server only. It holds the seed and everything that was dealt, so no player may see it; for
 * players there is {@link Transcript}. Reading one plays the match again. So a match that can be read was played by the
 * rules, and its last state was really reached.
 */
public final class SavedMatch {

    private static final Set<OpenOption> NEW = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    private static final Set<PosixFilePermission> OWNER_ONLY = PosixFilePermissions.fromString("rw-------");

    private SavedMatch() {}

    /**
     * Writes a match.
     *
     * @param match the match
     * @return the text, an action on each line
     */
    public static String write(Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match) {
        SiegeCodecs codecs = new SiegeCodecs(gameOf(match));
        return Writing.readable(codecs.match()
                .write(new SiegeCodecs.Log(
                        chance(match),
                        match.seed(),
                        match.log().toArray(),
                        match.conclusion(),
                        hash(codecs, match.state()))));
    }

    /**
     * Writes a match to a file. An existing file is replaced in one step: a reader sees the old match or the new one,
     * and never half of one. Only a regular file is replaced: no folder, no device.
     *
     * <p>Since it holds all secrets, only its owner may read or write the file, where the file system has POSIX
     * permissions; that is also true of a file that is replaced.
     *
     * @param match the match
     * @param file the file
     * @throws IOException if it cannot be written, or there is something else than a regular file
     */
    public static void write(Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match, Path file)
            throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new FileSystemException(file.toString(), null, "this is not a file, and would be replaced by one");
        }
        String text = write(match);
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
     * Reads a match and plays it again.
     *
     * @param text the text
     * @return the match, ready to be played on
     * @throws DocumentException if it is not a match, or cannot have been played like this
     */
    public static Match<GameState<Table>, Action, Event<Table>, GameView<Table>> read(String text) {
        return read(IncomingText.of(text, Limits.DEFAULT));
    }

    /**
     * Reads a match from a file and plays it again.
     *
     * @param file the file
     * @param limits how large it may be
     * @return the match, ready to be played on
     * @throws DocumentException if it is not a match, or cannot have been played like this
     * @throws IOException if the file cannot be read
     */
    public static Match<GameState<Table>, Action, Event<Table>, GameView<Table>> read(Path file, Limits limits)
            throws IOException {
        try (InputStream stream = Files.newInputStream(file)) {
            return read(IncomingText.of(stream, file.getFileName().toString(), limits));
        }
    }

    private static Match<GameState<Table>, Action, Event<Table>, GameView<Table>> read(IncomingText text) {
        return text.read(node -> {
            Documents.MATCH.check(node);
            IslandSiege game = IslandSiege.of(SiegeCodecs.rulesetIn(node));
            SiegeCodecs codecs = new SiegeCodecs(game);
            SiegeCodecs.Log log = codecs.match().read(node, Place.ROOT);
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = replayed(game, log);
            if (!hash(codecs, match.state()).equals(log.hash())) {
                throw Place.ROOT
                        .field("sha256")
                        .refused(
                                Kind.HASH_DIFFERS,
                                "the actions lead to a different state from the one that was saved: some were changed or left out");
            }
            return log.conclusion()
                    .map(end -> match.tryConclude(end).getOrElseThrow(SavedMatch::notEndedLikeThis))
                    .getOrElse(match);
        });
    }

    private static Match<GameState<Table>, Action, Event<Table>, GameView<Table>> replayed(
            IslandSiege game, SiegeCodecs.Log log) {
        return log.chance() == SiegeCodecs.Chance.SEED ? bySeed(game, log) : byLog(game, log);
    }

    /** Plays what players did; what chance did must be what the seed gives. */
    private static Match<GameState<Table>, Action, Event<Table>, GameView<Table>> bySeed(
            IslandSiege game, SiegeCodecs.Log log) {
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, log.seed());
        int compared = 0;
        while (true) {
            Seq<Action> played = match.log();
            for (; compared < played.size(); compared++) {
                if (compared == log.actions().size()) {
                    throw broken(
                            compared,
                            Rejection.of(
                                    Rejection.INCOMPLETE_LOG, "The actions stop where chance still has to answer."));
                }
                if (!played.get(compared).equals(log.actions().get(compared))) {
                    throw broken(
                            compared,
                            Rejection.of(
                                    Rejection.IMPOSSIBLE_OUTCOME,
                                    "The seed " + log.seed() + " gives a different outcome here."));
                }
            }
            if (compared == log.actions().size()) {
                return match;
            }
            int index = compared;
            match = match.tryPlay(log.actions().get(index)).getOrElseThrow(refused -> broken(index, refused));
        }
    }

    /** Plays what players and chance did, as at a table with real dice. */
    private static Match<GameState<Table>, Action, Event<Table>, GameView<Table>> byLog(
            IslandSiege game, SiegeCodecs.Log log) {
        try {
            return Match.replay(game, log.seed(), log.actions());
        } catch (ReplayException refused) {
            throw broken(refused.index(), refused.rejection());
        }
    }

    private static DocumentException notEndedLikeThis(Rejection refused) {
        return Place.ROOT
                .field("conclusion")
                .refused(Kind.REPLAY_BROKEN, refused.sentence())
                .because(refused);
    }

    private static DocumentException broken(int index, Rejection refused) {
        return Place.ROOT
                .field("actions")
                .item(index)
                .refused(Kind.REPLAY_BROKEN, refused.sentence())
                .because(refused);
    }

    /** Whether everything that chance did came from the seed: not if somebody rolled the dice and entered them. */
    private static SiegeCodecs.Chance chance(Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match) {
        IslandSiege game = gameOf(match);
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> again = Match.of(game, match.seed());
        while (again.log().size() < match.log().size()
                && again.log().equals(match.log().take(again.log().size()))) {
            again = again.play(match.log().get(again.log().size()));
        }
        return again.log().equals(match.log()) ? SiegeCodecs.Chance.SEED : SiegeCodecs.Chance.LOG;
    }

    private static String hash(SiegeCodecs codecs, GameState<Table> state) {
        return Writing.hash(codecs.state().write(state));
    }

    static IslandSiege gameOf(Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match) {
        if (match.game() instanceof IslandSiege game) {
            return game;
        }
        throw new IllegalArgumentException(
                "only matches of Island Siege itself can be saved, not of " + Excerpt.part(match.game()));
    }
}
