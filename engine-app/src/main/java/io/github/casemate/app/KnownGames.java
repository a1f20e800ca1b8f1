package io.github.casemate.app;

import io.github.casemate.ai.Bots;
import io.github.casemate.app.play.PackedGame;
import io.github.casemate.app.play.Seats;
import io.github.casemate.app.play.UserError;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.pack.BrokenPack;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.pack.NearNames;
import io.github.casemate.pack.Settings;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * The games on the path, and the words that people type for them: an id such as {@code battle-for-the-island}, or a word
 * of it that no other game has, such as {@code battle}.
 */
final class KnownGames {

    /** The game that is played if nobody says which. */
    private static final String DEFAULT = "island-siege";

    /** Words of ids that nobody would call a game by. */
    private static final Array<String> SMALL = Array.of("a", "an", "and", "for", "in", "of", "on", "or", "the", "to");

    private final GamePacks packs;
    private final Map<String, GamePack<?, ?, ?, ?>> words;

    private KnownGames(GamePacks packs) {
        this.packs = packs;
        Map<String, GamePack<?, ?, ?, ?>> known = LinkedHashMap.empty();
        Array<String> all = packs.usable().flatMap(KnownGames::parts);
        for (GamePack<?, ?, ?, ?> pack : packs.usable()) {
            for (String part : parts(pack).filter(part -> all.count(part::equals) == 1)) {
                known = known.put(part, pack);
            }
        }
        for (GamePack<?, ?, ?, ?> pack : packs.usable()) {
            known = known.put(pack.info().id(), pack);
        }
        this.words = known;
    }

    static KnownGames onPath() {
        return new KnownGames(GamePacks.onPath());
    }

    private static Array<String> parts(GamePack<?, ?, ?, ?> pack) {
        return Array.of(pack.info().id().split("-")).distinct().reject(SMALL::contains);
    }

    /** All games, in the order of their ids, the default one first. */
    Seq<GamePack<?, ?, ?, ?>> all() {
        return packs.usable().sortBy(pack -> pack.info().id().equals(DEFAULT) ? 0 : 1);
    }

    Seq<String> brokenOnes() {
        return packs.broken().map(BrokenPack::reason);
    }

    /** The game that is played if nobody says which. */
    GamePack<?, ?, ?, ?> usual() {
        return all().headOption().getOrElseThrow(() -> new UserError("There is no game in this program."));
    }

    /** The shortest word for a game; of several, the last, since ids often begin with something vague. */
    String shortest(GamePack<?, ?, ?, ?> pack) {
        return words.filterValues(pack::equals)
                .keySet()
                .toArray()
                .reverse()
                .sortBy(String::length)
                .head();
    }

    /** The game that a word means. */
    Option<GamePack<?, ?, ?, ?>> called(String word) {
        return words.get(word.toLowerCase(Locale.ROOT).replace(' ', '-'));
    }

    /** The game that a word is nearly the name of, unless it is or is nearly somebody who plays the usual one. */
    Option<GamePack<?, ?, ?, ?>> nearly(String word) {
        if (!word.matches("[A-Za-z][A-Za-z-]{2,}")) {
            return Option.none();
        }
        PackedGame<?, ?, ?, ?> standard = PackedGame.of(usual(), Settings.standard(usual().settings()));
        Seq<String> players =
                Bots.of(standard.game()).all().map(kind -> kind.name()).append(Seats.PERSON);
        return NearNames.to(word, players).isDefined()
                ? Option.none()
                : NearNames.to(word, words.keySet()).flatMap(words::get);
    }

    /** What can be said of a word that should be a game. */
    UserError unknown(String word) {
        return new UserError("There is no game '" + Excerpt.part(word) + "': choose one of "
                + all().map(this::shortest).mkString(", ") + "." + NearNames.hint(word, words.keySet()));
    }
}
