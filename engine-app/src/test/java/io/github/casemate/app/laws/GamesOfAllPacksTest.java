package io.github.casemate.app.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Game;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The laws of the kernel, in games of each pack with its standard settings and with each setting changed. Few in each
 * build; {@code -Pthorough} plays a million over all packs, more of a pack whose games are short. {@code -Dcasemate.law.games} says how many for all packs
 * together, {@code -Dcasemate.law.first} with which to begin: what fails names its number. The counts of what occurred are
 * left in {@code target/census}.
 */
class GamesOfAllPacksTest {

    private static final int GAMES = Integer.getInteger("casemate.law.games", 240);
    private static final int FIRST = Integer.getInteger("casemate.law.first", 0);

    /** How many games a thread plays before it looks for more. */
    private static final int PIECE = 50;

    /** So many games say how long those of a pack are: each pack has about the same number of actions. */
    private static final int MEASURED = 12;

    private static final Path REPORTS = Path.of("target", "census");

    static Iterable<String> packs() {
        return GamePacks.onPath().usable().map(pack -> pack.info().id());
    }

    private static Map<String, Integer> shares = Map.of();

    @BeforeAll
    static void measure() {
        Map<String, Double> weights = new LinkedHashMap<>();
        for (GamePack<?, ?, ?, ?> pack : GamePacks.onPath().usable()) {
            weights.put(pack.info().id(), 1.0 / actions(pack));
        }
        double all = weights.values().stream().mapToDouble(weight -> weight).sum();
        shares = new LinkedHashMap<>();
        weights.forEach((id, weight) -> shares.put(id, (int) Math.ceil(GAMES * weight / all)));
    }

    private static <S, A, E, V> long actions(GamePack<S, A, E, V> pack) {
        return played(pack, variants(pack), 0, MEASURED).sum("games");
    }

    @ParameterizedTest
    @MethodSource("packs")
    void theLawsHold(String id) throws IOException {
        check(GamePacks.onPath().find(id).get(), shares.getOrDefault(id, 0));
    }

    private static <S, A, E, V> void check(GamePack<S, A, E, V> pack, int share) throws IOException {
        Array<Game<S, A, E, V>> variants = variants(pack);
        Census census = new Census();
        IntStream.range(0, (share + PIECE - 1) / PIECE)
                .parallel()
                .mapToObj(piece -> played(pack, variants, piece * PIECE, Math.min(share, (piece + 1) * PIECE)))
                .forEachOrdered(census::add);
        assertThat(census.of("games", "played")).isEqualTo(share);
        assertThat(census.sum("ends") - census.of("ends", "unfinished"))
                .as("games of " + pack.info().id() + " that came to an end")
                .isPositive();
        report(pack, variants, census);
    }

    private static <S, A, E, V> Census played(
            GamePack<S, A, E, V> pack, Array<Game<S, A, E, V>> variants, int from, int to) {
        Census census = new Census();
        for (int number = FIRST + from; number < FIRST + to; number++) {
            Game<S, A, E, V> game = variants.get(number % variants.size());
            try {
                new LawfulGame<>(game, number, census).play();
            } catch (AssertionError | RuntimeException broken) {
                throw new AssertionError(
                        "game " + number + " of " + pack.info().id() + " with '" + pack.settingsOf(game) + "': "
                                + broken.getMessage(),
                        broken);
            }
        }
        return census;
    }

    /** With the standard settings, and with each example of each setting, as far as they fit the rest. */
    private static <S, A, E, V> Array<Game<S, A, E, V>> variants(GamePack<S, A, E, V> pack) {
        Settings standard = Settings.standard(pack.settings());
        return Array.ofAll(pack.settings())
                .flatMap(setting -> with(standard, setting))
                .prepend(standard)
                .distinct()
                .flatMap(settings -> pack.create(settings).toOption());
    }

    private static <T> Array<Settings> with(Settings settings, Setting<T> setting) {
        return setting.examples().toArray().map(value -> settings.with(setting, value));
    }

    private static <S, A, E, V> void report(GamePack<S, A, E, V> pack, Array<Game<S, A, E, V>> variants, Census census)
            throws IOException {
        String said = pack.info().id() + ", " + variants.size() + " settings, games " + FIRST + " to "
                + (FIRST + census.of("games", "played") - 1) + "\n" + census.text() + "\n";
        Files.createDirectories(REPORTS);
        Files.writeString(REPORTS.resolve(pack.info().id() + ".txt"), said);
    }
}
