package io.github.casemate.conformance;

import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Game;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Notation;
import io.github.casemate.pack.Settings;
import io.github.casemate.pack.Words;
import io.github.casemate.testkit.ExactCounts;
import io.github.casemate.testkit.GoldenGame;
import io.github.casemate.testkit.GoldenTexts;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.Playthroughs;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The checks behind {@link PackLaws}, for one game of a pack. What fails throws an {@link AssertionError} that says what
 * is wrong, and the game that led there.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
public final class PackChecks<S, A, E, V> {

    /** How many decisions of players a golden game has. */
    private static final int GOLDEN_DECISIONS = 60;

    private final GamePack<S, A, E, V> pack;
    private final Settings settings;
    private final Game<S, A, E, V> game;
    private final Notation<A> notation;
    private @Nullable DocumentChecks<S, A, E, V> documents;

    private PackChecks(GamePack<S, A, E, V> pack, Settings settings, Game<S, A, E, V> game) {
        this.pack = pack;
        this.settings = settings;
        this.game = game;
        this.notation = pack.notation(game);
    }

    /**
     * {@return the checks of a pack}
     *
     * @param pack the pack
     * @param settings what is played
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     * @throws AssertionError if the settings cannot be played
     */
    public static <S, A, E, V> PackChecks<S, A, E, V> of(GamePack<S, A, E, V> pack, Settings settings) {
        return new PackChecks<>(
                pack,
                settings,
                pack.create(settings)
                        .getOrElseThrow(refused -> new AssertionError("the settings '" + Excerpt.part(settings)
                                + "' cannot be played: " + refused.sentence())));
    }

    /** {@return the game under test} */
    public Game<S, A, E, V> game() {
        return game;
    }

    /** {@return how its actions are written} */
    public Notation<A> notation() {
        return notation;
    }

    SettingChecks<S, A, E, V> settings() {
        return new SettingChecks<>(pack, settings, game);
    }

    DocumentChecks<S, A, E, V> documents() {
        if (documents == null) {
            documents = new DocumentChecks<>(pack, game);
        }
        return documents;
    }

    BotChecks<S, A, E, V> bots() {
        return new BotChecks<>(pack, game);
    }

    WordChecks<S, A, E, V> words(PackLaws<S, A, E, V> laws) {
        return new WordChecks<>(pack, game, laws);
    }

    void explained(boolean mayBeSilent) {
        Words<A, E, V> words = pack.words(game, Names.ofSeats(game.players().size()));
        for (Seq<String> lines : List.of(words.aim(), words.turn(), words.victories())) {
            boolean brief =
                    lines.size() <= Words.LINES && lines.forAll(line -> !line.isBlank() && line.length() <= 120);
            if (!brief || (lines.isEmpty() && !mayBeSilent)) {
                throw new AssertionError("the aim, a turn and the ways to win take one to " + Words.LINES
                        + " lines of at most 120 characters each, not " + lines);
            }
        }
    }

    void notations(Playthrough<S, A, E> played) {
        int index = 0;
        for (S state : played.states()) {
            Seq<A> legal = game.legalActions(state);
            Map<String, A> texts = new HashMap<>();
            for (A action : legal) {
                String text = notation.of(action);
                require(
                        !text.isBlank()
                                && text.equals(text.strip())
                                && text.lines().count() == 1,
                        "the notation of " + action + " is not a line of text: '" + text + "'",
                        played,
                        index);
                A other = texts.put(text.toLowerCase(Locale.ROOT), action);
                require(other == null, action + " and " + other + " are both written '" + text + "'", played, index);
                require(
                        notation.read(text, legal).contains(action),
                        "'" + text + "' is not read back as " + action,
                        played,
                        index);
            }
            index++;
        }
    }

    void goldenGames(int number) {
        Playthroughs<S, A, E> playthroughs = Playthroughs.of(game).withText(notation::of);
        for (long seed = 1; seed <= number; seed++) {
            String now = GoldenGame.text(
                    game, playthroughs.played(playthroughs.starts().head(), seed, GOLDEN_DECISIONS));
            compare("seed-" + seed, now);
        }
    }

    void exactCounts(int depth) {
        if (depth > 0) {
            StringBuilder counts = new StringBuilder();
            for (int answers = 1; answers <= depth; answers++) {
                counts.append(String.format("%d: %d%n", answers, ExactCounts.of(game, game.newGame(), answers)));
            }
            compare("counts", counts.toString());
        }
    }

    private void compare(String name, String now) {
        String rules = settings.toString().replaceAll("[^a-z0-9.,=-]+", "_");
        String file = pack.info().id() + "/" + (rules.isEmpty() ? "" : rules + "/") + name + ".txt";
        String stored = GoldenTexts.text(file, () -> now);
        if (!stored.equals(now)) {
            throw new AssertionError("golden/" + file + " is another game now; if that is meant, -Dcasemate.write=true "
                    + "writes it. First difference: " + FirstDifference.of(stored, now));
        }
    }

    static void require(boolean holds, String complaint, Playthrough<?, ?, ?> played, int step) {
        if (!holds) {
            throw new AssertionError(
                    complaint + System.lineSeparator() + "after " + step + " steps of: " + played.prefix(step));
        }
    }
}
