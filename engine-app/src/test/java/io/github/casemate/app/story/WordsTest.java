package io.github.casemate.app.story;

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
        assertThat(Array.of(0, 1, 12, 13, -1).map(Words::number)).containsExactly("no", "one", "twelve", "13", "-1");
        assertThat(Words.count(1, "coin")).isEqualTo("one coin");
        assertThat(Words.count(0, "coin")).isEqualTo("no coins");
        assertThat(Words.count(2, "die")).isEqualTo("two dice");
        assertThat(Words.count(2, "colony")).isEqualTo("two colonies");
    }

    @Test
    void listsHaveAWordBeforeTheLast() {
        assertThat(Words.list(Array.empty())).isEmpty();
        assertThat(Words.list(Array.of("a"))).isEqualTo("a");
        assertThat(Words.list(Array.of("a", "b", "c"), "or")).isEqualTo("a, b or c");
    }

    @Test
    void piecesAreCountedByKind() {
        assertThat(Words.stones(Stones.of(StoneColor.GRAY, StoneColor.GRAY, StoneColor.BLACK)))
                .isEqualTo("one black and two gray stones");
        assertThat(Words.faces(Faces.of(Face.TARGET, Face.GRAY, Face.TARGET))).isEqualTo("Gray and two Target");
        assertThat(Words.each(Faces.of(Face.TARGET, Face.GRAY, Face.TARGET)))
                .containsExactly(Face.GRAY, Face.TARGET, Face.TARGET);
    }

    @Test
    void spacesAreCountedFromOne() {
        assertThat(Words.space(0)).isEqualTo("space 1");
        assertThat(Words.spaces(Spaces.of(2))).isEqualTo("space 3");
        assertThat(Words.spaces(Spaces.of(0, 2))).isEqualTo("spaces 1 and 3");
    }

    @Test
    void whatBelongsToWhom() {
        Cast cast = Cast.of("Ada", "Boris");
        assertThat(cast.whose(PlayerId.of(0))).isEqualTo("Ada's");
        assertThat(cast.whose(PlayerId.of(1))).isEqualTo("Boris'");
        assertThat(cast.name(PlayerId.of(2))).as("a seat that nobody has named").isEqualTo("P3");
        assertThat(cast.to(PlayerId.of(1)).does(PlayerId.of(1), "passes")).isEqualTo("You pass");
    }
}
