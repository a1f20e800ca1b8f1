package io.github.casemate.web;

import io.github.casemate.ai.arena.game.Sha256;
import io.github.casemate.kernel.Conclusion;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Turn;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Notation;
import io.github.casemate.pack.Settings;
import io.vavr.collection.Array;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Saved matches as the other programs have them, byte by byte, without their library, which needs reflection. What
 * cannot come about on a page is refused: dice that were entered by hand.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
final class SavedText<S, A, E, V> {

    private final GamePack<S, A, E, V> pack;

    SavedText(GamePack<S, A, E, V> pack) {
        this.pack = pack;
    }

    /** The text of a match whose dice came from its seed. */
    String write(Match<S, A, E, V> match) {
        JsonTree settings = settings(match.game());
        JsonTree document = JsonTree.object()
                .put("document", "match")
                .put("schema", 1)
                .put("game", pack.info().id())
                .put("rules", pack.info().version())
                .put("settings", settings)
                .put("chance", "seed")
                .put("seed", match.seed())
                .put("actions", JsonTree.array(decisions(match)));
        match.conclusion().forEach(end -> document.put("conclusion", conclusion(end)));
        document.put("sha256", digest(match, settings));
        return document.readable();
    }

    /** The match that a text holds, played again. */
    Match<S, A, E, V> read(JsonTree document) {
        if (!document.text("game").equals(pack.info().id())) {
            throw new UnusableException("This match is of another game.");
        }
        if (document.number("rules") != pack.info().version()) {
            throw new UnusableException("This match was played by version " + document.number("rules")
                    + " of the rules of " + pack.info().name() + ", and version "
                    + pack.info().version() + " is played here.");
        }
        if (!document.text("chance").equals("seed")) {
            throw new UnusableException("In this match the dice were entered by hand; the page cannot open it.");
        }
        Match<S, A, E, V> match =
                Match.of(game(document), document.required("seed").asLong("seed"));
        Notation<A> notation = pack.notation(match.game());
        int number = 0;
        for (JsonTree action : document.required("actions").items("actions")) {
            match = played(match, notation, action.asText("actions"), ++number);
        }
        Match<S, A, E, V> ended = concluded(match, document);
        if (!digest(ended, settings(ended.game())).equals(document.text("sha256"))) {
            throw new UnusableException("This is not the match that was saved: something in the file was changed.");
        }
        return ended;
    }

    private Game<S, A, E, V> game(JsonTree document) {
        Settings settings = new SettingsTree(pack).read(document.required("settings"));
        return pack.create(settings).getOrElseThrow(refused -> new UnusableException(refused.sentence()));
    }

    private static <S, A, E, V> Match<S, A, E, V> played(
            Match<S, A, E, V> match, Notation<A> notation, String text, int number) {
        if (match.isOver()) {
            throw new UnusableException("Decision " + number + ", '" + Excerpt.part(text) + "', comes after the end.");
        }
        return notation.read(text, match.legalActions())
                .flatMap(match::tryPlay)
                .getOrElseThrow(refused -> new UnusableException("Decision " + number + ": " + refused.sentence()));
    }

    private Match<S, A, E, V> concluded(Match<S, A, E, V> match, JsonTree document) {
        return document.field("conclusion")
                .map(end -> {
                    String seat = end.text("resigned");
                    PlayerId player = match.game()
                            .players()
                            .find(one -> one.toString().equals(seat))
                            .getOrElseThrow(
                                    () -> new UnusableException("Nobody is called '" + Excerpt.part(seat) + "'."));
                    return match.tryConclude(new Conclusion.Resigned(player))
                            .getOrElseThrow(refused -> new UnusableException(refused.sentence()));
                })
                .getOrElse(match);
    }

    private JsonTree settings(Game<S, A, E, V> game) {
        return new SettingsTree(pack).write(pack.settingsOf(game));
    }

    private static JsonTree conclusion(Conclusion end) {
        PlayerId player = end.by()
                .getOrElseThrow(() -> new IllegalStateException("on a page matches end by the rules or are given up"));
        return JsonTree.object().put("resigned", player.toString());
    }

    private Array<String> decisions(Match<S, A, E, V> match) {
        return entries(match).filter(line -> line.startsWith(PLAYER)).map(line -> line.substring(PLAYER.length()));
    }

    private static final String PLAYER = "player: ";

    private Array<String> entries(Match<S, A, E, V> match) {
        Game<S, A, E, V> game = match.game();
        Notation<A> notation = pack.notation(game);
        List<String> entries = new ArrayList<>();
        S state = game.newGame();
        for (A action : match.log()) {
            entries.add((game.turn(state).isChance() ? "chance: " : PLAYER) + notation.of(action));
            state = game.apply(state, action).state();
        }
        return Array.ofAll(entries);
    }

    private String digest(Match<S, A, E, V> match, JsonTree settings) {
        Game<S, A, E, V> game = match.game();
        Notation<A> notation = pack.notation(game);
        Turn turn = game.turn(match.state());
        Array<String> lines = Array.of(
                        pack.info().id() + " " + pack.info().version(), settings.toString(), "seed " + match.seed())
                .appendAll(entries(match))
                .append("events " + match.length())
                .append(turn.ended()
                        .map(result ->
                                "over " + result.why() + " " + result.winners().mkString(","))
                        .getOrElse(() -> "asked " + turn.asked().get()))
                .appendAll(game.legalActions(match.state()).map(option -> "option: " + notation.of(option)))
                .appendAll(match.conclusion().map(end -> conclusion(end).toString()));
        StringBuilder hex = new StringBuilder();
        for (byte part : Sha256.of(lines.mkString("\n").getBytes(StandardCharsets.UTF_8))) {
            hex.append(String.format("%02x", part & 0xff));
        }
        return hex.toString();
    }
}
