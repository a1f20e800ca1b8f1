package io.github.casemate.app;

import io.github.casemate.kernel.Excerpt;
import io.github.casemate.pack.GamePack;
import io.github.casemate.text.English;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What was typed after the name of the program. The first word after some commands may be a game; since options depend on
 * the game, it is looked for before anything else is understood.
 *
 * @param all every word
 * @param rest the words without the one for the game
 * @param pack the game that is meant
 * @param note what was understood in place of what was typed; empty if that is the same
 */
record TypedLine(Array<String> all, Array<String> rest, GamePack<?, ?, ?, ?> pack, String note) {

    /** The commands that may be followed by a game. */
    static final Array<String> ABOUT_GAMES = Array.of("play", "watch", "replay", "arena", "rules", "cards");

    /** Those that are followed by nothing that somebody would search for. */
    private static final Array<String> FORGIVING = Array.of("play", "watch", "arena");

    private static final String HELP = "help";

    /** Whether a game was named. */
    boolean namesGame() {
        return rest.size() < all.size();
    }

    /** What to add to a complaint about a bot, if the word may have been meant for a game: which games there are. */
    String gamesInsteadOf(String complaint, KnownGames games) {
        int place = Plugins.skipped(all, Plugins.skipped(all, 0) + 1);
        boolean isFirst = !namesGame()
                && place < all.size()
                && FORGIVING.contains(all.get(Plugins.skipped(all, 0)))
                && complaint.startsWith("There is no bot called '" + Excerpt.part(all.get(place)) + "'");
        return isFirst
                ? " If you mean a game: there are " + English.list(games.all().map(games::shortest)) + "."
                : "";
    }

    static TypedLine of(Array<String> typed, KnownGames games) {
        int command = Plugins.skipped(typed, 0);
        if (command < typed.size() && typed.get(command).equals(HELP)) {
            command = Plugins.skipped(typed, command + 1);
        }
        int place = Plugins.skipped(typed, command + 1);
        if (command >= typed.size() || place >= typed.size() || !ABOUT_GAMES.contains(typed.get(command))) {
            return new TypedLine(typed, typed, games.usual(), "");
        }
        String word = typed.get(place);
        Option<GamePack<?, ?, ?, ?>> called = games.called(word);
        Option<GamePack<?, ?, ?, ?>> near =
                called.isEmpty() && FORGIVING.contains(typed.get(command)) ? games.nearly(word) : Option.none();
        return called.orElse(near)
                .map(pack -> new TypedLine(
                        typed,
                        typed.removeAt(place),
                        pack,
                        called.isDefined()
                                ? ""
                                : "'" + word + "' is taken for the game "
                                        + pack.info().id() + "."))
                .getOrElse(() -> new TypedLine(typed, typed, games.usual(), ""));
    }
}
