package io.github.casemate.expansions.words;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.phrasing.PieceDrawing;
import io.github.casemate.siege.phrasing.PieceWords;
import org.junit.jupiter.api.Test;

/** Small words. */
class SmallWordsTest {

    @Test
    void piecesAreCountedByKind() {
        assertThat(PieceWords.stones(Stones.of(StoneColor.GRAY, StoneColor.GRAY, StoneColor.BLACK)))
                .isEqualTo("one black and two gray stones");
        assertThat(PieceWords.faces(Faces.of(Face.TARGET, Face.GRAY, Face.TARGET)))
                .isEqualTo("Gray and two Target");
        assertThat(PieceDrawing.dice(Faces.of(Face.TARGET, Face.GRAY, Face.TARGET))
                        .plain())
                .isEqualTo("[Gray] [Target] [Target]");
    }

    @Test
    void spacesAreCountedFromOne() {
        assertThat(PieceWords.space(0)).isEqualTo("space 1");
        assertThat(PieceWords.spaces(Spaces.of(2))).isEqualTo("space 3");
        assertThat(PieceWords.spaces(Spaces.of(0, 2))).isEqualTo("spaces 1 and 3");
    }
}
