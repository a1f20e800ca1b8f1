package io.github.casemate.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class BlockTest {

    private static final Block TALL = Block.of("a", "bcd");

    @Test
    void aLineThatIsTooLongIsBegunAndSaysSo() {
        StyledText line = StyledText.of("Armory: one more result");

        assertThat(RunningText.begun(line, 23)).isEqualTo(line);
        assertThat(RunningText.begun(line, 22).plain()).isEqualTo("Armory: one more …");
        assertThat(RunningText.begun(line, 18).plain()).isEqualTo("Armory: one more …");
        assertThat(RunningText.begun(line, 17).plain()).isEqualTo("Armory: one …");
        assertThat(RunningText.begun(line, 3).plain()).as("not even a word").isEqualTo("Ar…");
    }

    @Test
    void blocksStandBesideEachOtherAndBelowEachOther() {
        assertThat(TALL.beside(Block.of("x"), 2).plain()).isEqualTo("a    x\nbcd");
        assertThat(TALL.above(Block.of("x")).plain()).isEqualTo("a\nbcd\nx");
    }

    @Test
    void blocksFlowLikeTheWordsOfAText() {
        assertThat(Block.flow(Array.of(TALL, TALL, Block.of("x")), 1, 7).plain())
                .isEqualTo("a   a\nbcd bcd\nx");
    }

    @Test
    void whatIsTooLongIsCutAndSaysSo() {
        assertThat(Block.of("abcdef").within(4).plain()).isEqualTo("abc…");
        assertThat(Block.of("abcd").within(4).plain()).isEqualTo("abcd");
    }

    @Test
    void wideLettersTakeTwoColumnsAndMarksNone() {
        assertThat(StyledText.of("日本").width()).isEqualTo(4);
        assertThat(StyledText.of("e\u0301").width()).isEqualTo(1);
        assertThat(StyledText.of("日本").within(3).plain()).isEqualTo("日…");
        assertThat(Block.of("日").beside(Block.of("x"), 1).plain()).isEqualTo("日 x");
    }

    @Test
    void runningTextBreaksBetweenWordsAndHangs() {
        assertThat(RunningText.wrapped("one two three", 8, 2, Style.PLAIN).plain())
                .isEqualTo("one two\n  three");
        assertThat(RunningText.wrapped("abcdefghij", 4, 1, Style.PLAIN).plain()).isEqualTo("abcd\n efg\n hij");
    }

    @Test
    void itemsOfAListAreNotBroken() {
        Array<String> items = Array.of("o one", "two words", "x");
        assertThat(RunningText.listed(items, 16, Style.PLAIN).plain()).isEqualTo("o one  two words\nx");
        assertThat(RunningText.listed(items, 15, Style.PLAIN).plain()).isEqualTo("o one\ntwo words  x");
    }

    @Test
    void aRuleIsNotAloneAndAShortRemarkIsNotBroken() {
        assertThat(RunningText.wrapped("you have enough coins (VIC-3).", 25, 2, Style.PLAIN)
                        .plain())
                .isEqualTo("you have enough\n  coins (VIC-3).");
        assertThat(RunningText.wrapped("Raven (ship oo 3c), Prison (ooo 3c)", 32, 2, Style.PLAIN)
                        .plain())
                .isEqualTo("Raven (ship oo 3c), Prison\n  (ooo 3c)");
        assertThat(RunningText.wrapped("(VIC-3) and more", 9, 0, Style.PLAIN).plain())
                .isEqualTo("(VIC-3)\nand more");
        assertThat(RunningText.wrapped("abcdefghij (VIC-3)", 9, 0, Style.PLAIN).width())
                .isLessThanOrEqualTo(9);
    }

    @Test
    void stylesSurviveWrapping() {
        StyledText text = StyledText.of("one ", Style.BOLD).then(StyledText.of("two three", Style.GOLD));

        assertThat(RunningText.wrapped(text, 8, 0).lines().get(0).pieces())
                .containsExactly(new StyledText.Piece("one ", Style.BOLD), new StyledText.Piece("two", Style.GOLD));
    }

    @Test
    void aColourIsOneOfThePalette() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Style.colored(256))
                .withMessage("a colour is a number from 0 to 255, not 256");
    }

    @Test
    void smallWordsReadAsPeopleWriteThem() {
        assertThat(English.count(1, "coin")).isEqualTo("one coin");
        assertThat(English.count(0, "coin")).isEqualTo("no coins");
        assertThat(English.count(17, "colony")).isEqualTo("17 colonies");
        assertThat(English.count(2, "black die")).isEqualTo("two black dice");
        assertThat(English.list(Array.of("a", "b", "c"))).isEqualTo("a, b and c");
        assertThat(English.apart("SECOND_WAVE")).isEqualTo("second wave");
    }
}
