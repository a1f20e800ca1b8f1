package io.github.casemate.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.pack.Settings;
import io.github.casemate.pack.Words;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What somebody reads first is short enough to be read. */
class WelcomeTest {

    private static final Array<String> HEADINGS = Array.of("The aim", "The end", "A turn");

    private static final GamePacks PACKS = GamePacks.onPath();

    static Stream<String> games() {
        return Stream.of("island-siege", "battle-for-the-island", "island-of-fog", "king-of-fire-island");
    }

    @ParameterizedTest
    @MethodSource("games")
    void theAimTheEndAndATurnTakeFiveLinesEachEvenIn80Columns(String id) {
        GamePack<?, ?, ?, ?> pack = PACKS.find(id).get();

        assertThat(lengths(pack, 80)).hasSameSizeAs(HEADINGS).allMatch(lines -> lines >= 1 && lines <= Words.LINES);
        assertThat(lengths(pack, 100)).hasSameSizeAs(HEADINGS).allMatch(lines -> lines >= 1 && lines <= Words.LINES);
    }

    @Test
    void whoPlaysAloneIsToldIn5LinesHowTheyAndHowTheGhostCaptainWin() {
        GamePack<?, ?, ?, ?> pack = PACKS.find("island-siege").get();
        Settings alone = Settings.standard(pack.settings())
                .with("players", "1")
                .flatMap(settings -> settings.with("modules", "ghost-captain"))
                .get();

        assertThat(lengths(pack, alone, 80)).hasSameSizeAs(HEADINGS).allMatch(lines -> lines <= Words.LINES);
        assertThat(lengths(pack, alone, 100)).hasSameSizeAs(HEADINGS).allMatch(lines -> lines <= Words.LINES);
        assertThat(rules(pack, alone, 200).mkString("\n"))
                .contains("You win if your turn begins")
                .contains("The Ghost Captain wins");
    }

    private static Array<Integer> lengths(GamePack<?, ?, ?, ?> pack, int width) {
        return lengths(pack, Settings.standard(pack.settings()), width);
    }

    private static <S, A, E, V> Array<String> rules(GamePack<S, A, E, V> pack, Settings settings, int width) {
        PackedGame<S, A, E, V> played = PackedGame.of(pack, settings);
        Words<A, E, V> words = played.told(
                        Seats.of(Array.of(Seats.PERSON), played).cast(played))
                .words();
        return Welcome.rules(words, width)
                .lines()
                .map(StyledText::plain)
                .map(String::strip)
                .toArray();
    }

    /** How many lines there are below each heading. */
    private static Array<Integer> lengths(GamePack<?, ?, ?, ?> pack, Settings settings, int width) {
        Array<String> lines = rules(pack, settings, width);
        assertThat(lines).allMatch(line -> line.length() <= width);
        Array<Integer> starts = lines.zipWithIndex()
                .filter(line -> HEADINGS.contains(line._1()))
                .map(line -> line._2())
                .append(lines.size());
        return starts.init().zipWith(starts.tail(), (from, to) -> to - from - 1);
    }
}
