package io.github.casemate.app.words;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Small words. */
class WordsTest {

    @Test
    void numbersAreWordsAsFarAsPeopleWriteThemSo() {
        assertThat(Array.of(0, 1, 12, 13, -1).map(SmallWords::number))
                .containsExactly("no", "one", "twelve", "13", "-1");
        assertThat(SmallWords.count(1, "coin")).isEqualTo("one coin");
        assertThat(SmallWords.count(0, "coin")).isEqualTo("no coins");
        assertThat(SmallWords.count(2, "die")).isEqualTo("two dice");
        assertThat(SmallWords.count(2, "colony")).isEqualTo("two colonies");
    }

    @Test
    void listsHaveAWordBeforeTheLast() {
        assertThat(SmallWords.list(Array.empty())).isEmpty();
        assertThat(SmallWords.list(Array.of("a"))).isEqualTo("a");
        assertThat(SmallWords.list(Array.of("a", "b", "c"), "or")).isEqualTo("a, b or c");
    }

    @Test
    void piecesAreCountedByKind() {
        assertThat(SmallWords.stones(Stones.of(StoneColor.GRAY, StoneColor.GRAY, StoneColor.BLACK)))
                .isEqualTo("one black and two gray stones");
        assertThat(SmallWords.faces(Faces.of(Face.TARGET, Face.GRAY, Face.TARGET)))
                .isEqualTo("Gray and two Target");
        assertThat(SmallWords.each(Faces.of(Face.TARGET, Face.GRAY, Face.TARGET)))
                .containsExactly(Face.GRAY, Face.TARGET, Face.TARGET);
    }

    @Test
    void spacesAreCountedFromOne() {
        assertThat(SmallWords.space(0)).isEqualTo("space 1");
        assertThat(SmallWords.spaces(Spaces.of(2))).isEqualTo("space 3");
        assertThat(SmallWords.spaces(Spaces.of(0, 2))).isEqualTo("spaces 1 and 3");
    }

    @Test
    void whatBelongsToWhom() {
        Names names = Names.of("Ada", "Boris");
        assertThat(names.whose(PlayerId.of(0))).isEqualTo("Ada's");
        assertThat(names.whose(PlayerId.of(1))).isEqualTo("Boris'");
        assertThat(names.name(PlayerId.of(2)))
                .as("a seat that nobody has named")
                .isEqualTo("P3");
        assertThat(names.to(PlayerId.of(1)).does(PlayerId.of(1), "passes")).isEqualTo("You pass");
    }
}
