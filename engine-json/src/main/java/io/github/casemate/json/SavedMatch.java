package io.github.casemate.json;

import io.github.casemate.json.codec.Place;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.document.DocumentException.Problem;
import io.github.casemate.json.siege.Documents;
import io.github.casemate.json.siege.SiegeCodecs;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.ReplayException;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.GameState;
import io.github.casemate.siege.GameView;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.event.Event;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Matches in files: the ruleset, the seed, what players and chance did, and the SHA-256 of the last state.
 *
 * <p>Such a file is the server's. It holds the seed and everything that was dealt, so no player may see it; for players
 * there is {@link Transcript}. Reading one plays the match again. So a match that can be read was played by the rules, and
 * its last state was reached.
 */
public final class SavedMatch {

    private SavedMatch() {}

    /**
     * Writes a match.
     *
     * @param match the match
     * @return the text, an action on each line
     */
    public static String write(Match<GameState, Action, Event, GameView> match) {
        SiegeCodecs codecs = new SiegeCodecs(gameOf(match));
        return Writing.readable(codecs.match()
                .write(new SiegeCodecs.Log(match.seed(), match.log().toArray(), hash(codecs, match.state()))));
    }

    /**
     * Writes a match to a file. A file that is there is replaced at once: whoever reads it sees the old match or the new
     * one, and never half of one.
     *
     * @param match the match
     * @param file the file
     * @throws IOException if it cannot be written
     */
    public static void write(Match<GameState, Action, Event, GameView> match, Path file) throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        Files.writeString(fresh, write(match));
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /**
     * Reads a match and plays it again.
     *
     * @param text what came in
     * @return the match, ready to be played on
     * @throws DocumentException if it is none, or was not played like this
     */
    public static Match<GameState, Action, Event, GameView> read(String text) {
        return read(Text.of(text, Limits.DEFAULT));
    }

    /**
     * Reads a match from a file and plays it again.
     *
     * @param file the file
     * @param limits how large it may be
     * @return the match, ready to be played on
     * @throws DocumentException if it is none, or was not played like this
     * @throws IOException if the file cannot be read
     */
    public static Match<GameState, Action, Event, GameView> read(Path file, Limits limits) throws IOException {
        try (InputStream stream = Files.newInputStream(file)) {
            return read(Text.of(stream, file.getFileName().toString(), limits));
        }
    }

    private static Match<GameState, Action, Event, GameView> read(Text text) {
        return text.read(node -> {
            Documents.MATCH.check(node);
            IslandSiege game = IslandSiege.of(SiegeCodecs.rulesetIn(node));
            SiegeCodecs codecs = new SiegeCodecs(game);
            SiegeCodecs.Log log = codecs.match().read(node, Place.ROOT);
            Match<GameState, Action, Event, GameView> match = replayed(game, log);
            if (!hash(codecs, match.state()).equals(log.hash())) {
                throw differs(game, log);
            }
            return match;
        });
    }

    private static Match<GameState, Action, Event, GameView> replayed(IslandSiege game, SiegeCodecs.Log log) {
        try {
            return Match.replay(game, log.seed(), log.actions());
        } catch (ReplayException refused) {
            throw Place.ROOT
                    .field("actions")
                    .item(refused.index())
                    .refused(Problem.REPLAY_BROKEN, refused.rejection().sentence())
                    .because(refused.rejection());
        }
    }

    /** The seed may tell which action was changed. */
    private static DocumentException differs(IslandSiege game, SiegeCodecs.Log log) {
        return foreign(game, log.seed(), log.actions())
                .map(index -> Place.ROOT
                        .field("actions")
                        .item(index)
                        .refused(Problem.REPLAY_BROKEN, "the seed " + log.seed() + " does not make this of chance"))
                .getOrElse(
                        () -> Place.ROOT
                                .field("sha256")
                                .refused(
                                        Problem.HASH_DIFFERS,
                                        "the actions lead to another state than the one that was saved: some were changed, added or left out"));
    }

    /** The first outcome of chance that is not what the seed makes of it. */
    private static Option<Integer> foreign(IslandSiege game, long seed, Seq<Action> actions) {
        GameState state = game.newGame();
        int outcomes = 0;
        for (int index = 0; index < actions.size(); index++) {
            if (game.turn(state).isChance()
                    && !game.chance(state)
                            .sample(SplitMix64.of(seed, outcomes++))
                            .equals(actions.get(index))) {
                return Option.some(index);
            }
            state = game.apply(state, actions.get(index)).state();
        }
        return Option.none();
    }

    private static String hash(SiegeCodecs codecs, GameState state) {
        return Writing.hash(codecs.state().write(state));
    }

    static IslandSiege gameOf(Match<GameState, Action, Event, GameView> match) {
        if (match.game() instanceof IslandSiege game) {
            return game;
        }
        throw new IllegalArgumentException("only matches of Island Siege itself can be saved, not of " + match.game());
    }
}
