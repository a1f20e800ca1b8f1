package io.github.casemate.json;

import io.github.casemate.json.MatchLog.Chance;
import io.github.casemate.json.codec.SeatCodecs;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Turn;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Notation;
import io.vavr.collection.Array;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * A match as texts. It is made by going through the match once more.
 *
 * @param entries everything that was done
 * @param chance where dice and deals came from
 * @param digest what shows that nothing was changed
 */
record NotatedMatch(Array<NotatedMatch.Entry> entries, Chance chance, String digest) {

    /**
     * Something that was done.
     *
     * @param byChance whether it was chance's
     * @param text its notation
     */
    record Entry(boolean byChance, String text) {}

    /**
     * The texts of a match.
     *
     * @throws IllegalArgumentException if it could not be read back: two options of a question have the same text, or an
     *     outcome that was entered cannot be found by its own
     */
    static <S, A, E, V> NotatedMatch of(GamePack<S, A, E, V> pack, Document.Own own, Match<S, A, E, V> match) {
        Game<S, A, E, V> game = match.game();
        Notation<A> notation = pack.notation(game);
        List<Entry> entries = new ArrayList<>();
        boolean entered = false;
        int outcomes = 0;
        S state = game.newGame();
        for (A action : match.log()) {
            boolean byChance = game.turn(state).isChance();
            String text = notation.of(action);
            if (byChance) {
                Distribution<A> chance = game.chance(state);
                A drawn = chance.sample(SplitMix64.of(match.seed(), outcomes++));
                entered |= !drawn.equals(action);
                require(!entered || notation.readOutcome(text, chance).contains(action), text);
            } else {
                require(notation.read(text, game.legalActions(state)).contains(action), text);
            }
            entries.add(new Entry(byChance, text));
            state = game.apply(state, action).state();
        }
        Array<Entry> all = Array.ofAll(entries);
        return new NotatedMatch(all, entered ? Chance.ENTERED : Chance.SEED, digest(pack, own, match, all));
    }

    private static void require(boolean isReadBack, String text) {
        if (!isReadBack) {
            throw new IllegalArgumentException(
                    "the notation of the game does not read '" + Excerpt.part(text) + "' back as what was done");
        }
    }

    /** What is written: decisions only, unless dice and deals were entered. */
    Array<String> actions() {
        return entries.filter(entry -> chance == Chance.ENTERED || !entry.byChance())
                .map(Entry::text);
    }

    /**
     * The SHA-256 of everything that makes the match what it is: the game and its settings, the seed, all that players
     * and chance did in order, and how the match ended. So a decision that was changed, left out or added shows, even if
     * the rules allow all that is left. It also covers what is asked now and with which options, so that rules that lead
     * elsewhere show too. It is made of texts alone; whoever has the rules and the notation can compute it.
     */
    private static <S, A, E, V> String digest(
            GamePack<S, A, E, V> pack, Document.Own own, Match<S, A, E, V> match, Array<Entry> entries) {
        Game<S, A, E, V> game = match.game();
        Notation<A> notation = pack.notation(game);
        Turn turn = game.turn(match.state());
        Array<String> lines = Array.of(
                        pack.info().id() + " " + pack.info().version(),
                        Writing.compact(own.codec().write(own.settings())),
                        "seed " + match.seed())
                .appendAll(entries.map(entry -> (entry.byChance() ? "chance: " : "player: ") + entry.text()))
                .append("events " + match.length())
                .append(turn.ended()
                        .map(result ->
                                "over " + result.why() + " " + result.winners().mkString(","))
                        .getOrElse(() -> "asked " + turn.asked().get()))
                .appendAll(game.legalActions(match.state()).map(option -> "option: " + notation.of(option)))
                .appendAll(match.conclusion()
                        .map(end -> Writing.compact(
                                new SeatCodecs(game.players()).conclusion().write(end))));
        return sha256(lines.mkString("\n"));
    }

    private static String sha256(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
