package io.github.casemate.pack;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.text.Block;
import io.github.casemate.text.Style;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class FallbackWordsTest {

    private static final PlayerId ADA = PlayerId.of(0);
    private static final PlayerId BEN = PlayerId.of(1);
    private static final Names NAMES = Names.of("Ada", "Ben");

    private enum Weather {
        HIGH_SEA
    }

    private record BottlesFound(PlayerId player, int number, Array<String> where) {}

    private record Sailed(PlayerId player, Weather weather, Option<String> flag) {}

    private record Nothing() {}

    @Test
    void aRecordIsSpelledOutForItsListener() {
        BottlesFound event = new BottlesFound(ADA, 2, Array.of("Cove", "Reef"));

        assertThat(SpelledOut.of(event, NAMES)).isEqualTo("Bottles found: Ada, number 2, where Cove and Reef");
        assertThat(Words.ofText(NAMES.to(ADA)).sentence(event))
                .isEqualTo(Sentence.told("Bottles found: you, number 2, where Cove and Reef."));
    }

    @Test
    void constantsAndWhatIsMissingAreReadable() {
        assertThat(SpelledOut.of(new Sailed(BEN, Weather.HIGH_SEA, Option.none()), NAMES))
                .isEqualTo("Sailed: Ben, weather high sea, flag none");
        assertThat(SpelledOut.of(new Nothing(), NAMES)).isEqualTo("Nothing");
        assertThat(SpelledOut.of(Weather.HIGH_SEA, NAMES)).isEqualTo("High sea");
        assertThat(SpelledOut.of("", NAMES)).isEqualTo("Something");
        assertThat(SpelledOut.of("odd ] text", NAMES)).isEqualTo("Odd ] text");
        assertThat(SpelledOut.of("Odd[text", NAMES)).isEqualTo("Odd: text");
        assertThat(SpelledOut.of("Odd[text, ", NAMES)).isEqualTo("Odd: text");
    }

    @Test
    void aViewIsDrawnAsItsText() {
        assertThat(TextDrawing.ofText()
                        .board("some words here", 10, Detail.FULL)
                        .plain())
                .isEqualTo("some words\n  here");
    }

    @Test
    void whatIsNotDrawnTakesNoRoom() {
        TextDrawing<String> drawing = TextDrawing.ofText();
        assertThat(drawing.now("view", 80)).isEqualTo(Block.EMPTY);
        assertThat(drawing.legend(80)).isEqualTo(Block.EMPTY);
        assertThat(drawing.question("view", 80)).isEqualTo(Block.EMPTY);
        assertThat(drawing.thing("card", 80)).isEmpty();
        assertThat(drawing.player(BEN)).isEqualTo(Style.seat(BEN));
    }

    @Test
    void namesBendVerbsForTheListener() {
        assertThat(NAMES.to(BEN).does(BEN, "passes")).isEqualTo("You pass");
        assertThat(NAMES.to(BEN).does(ADA, "passes")).isEqualTo("Ada passes");
        assertThat(NAMES.to(PlayerId.SPECTATOR)).isEqualTo(NAMES);
        assertThat(Names.ofSeats(2).whose(BEN)).isEqualTo("P2's");
    }
}
