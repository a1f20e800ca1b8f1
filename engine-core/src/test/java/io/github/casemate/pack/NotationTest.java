package io.github.casemate.pack;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.Rejection;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Actions have short texts, made from their own. */
class NotationTest {

    private enum Move {
        ROLL,
        SECOND_WAVE
    }

    private record DrawCards() {}

    private record Where(int column, int row) {}

    private record MovePiece(Where from, Option<Move> with, Seq<Integer> over, String to) {}

    @Test
    void recordsAndConstantsAreShort() {
        Notation<Object> notation = Notation.ofText();
        assertThat(notation.of(Move.SECOND_WAVE)).isEqualTo("second-wave");
        assertThat(notation.of(new DrawCards())).isEqualTo("draw-cards");
        assertThat(notation.of(new MovePiece(new Where(3, 4), Option.some(Move.ROLL), Array.of(1, 2), "E5")))
                .isEqualTo("move-piece 3,4 roll 1,2 e5");
        assertThat(notation.of(new MovePiece(new Where(3, 4), Option.none(), Array.empty(), "b")))
                .isEqualTo("move-piece 3,4 none none b");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            FellStones[spaces={0, 2}]        | fell-stones 0,2
            DiceFall[dice=[BLACK, BLACK]]    | dice-fall black,black
            Settle[fort=cove-fort, number=0] | settle cove-fort 0
            Odd[text=a]b]                    | odd[text=a]b]
            Odd[text=a                       | odd a
            [1, 2]                           | [1, 2]
            5                                | 5
            """)
    void whateverATextLooksLikeSomethingIsMadeOfIt(String text, String made) {
        assertThat(Notation.<String>ofText().of(text)).isEqualTo(made);
    }

    @Test
    void theOptionWithTheTextIsMeant() {
        Notation<Object> notation = Notation.ofText();
        Array<Object> options = Array.of(Move.ROLL, new DrawCards());
        assertThat(notation.read("roll", options)).containsExactly(Move.ROLL);
        assertThat(notation.read(" Draw-Cards ", options)).containsExactly(new DrawCards());
        assertThat(notation.read("rol", options).getLeft().sentence())
                .isEqualTo("'rol' is not an option here; nearest: roll; draw-cards.");
    }

    @Test
    void whereOnlyTheCaseDiffersItCounts() {
        Notation<String> asItIs = text -> text;
        assertThat(asItIs.read("GO", Array.of("go", "GO"))).containsExactly("GO");
        assertThat(asItIs.read("Go", Array.of("go", "GO"))).containsExactly("go");
    }

    @Test
    void anOutcomeThatWasRolledElsewhereIsFound() {
        Notation<Integer> notation = Notation.ofText();
        Distribution<Integer> die = Distribution.uniform(Array.rangeClosed(1, 6));
        assertThat(notation.readOutcome(" 4 ", die)).containsExactly(4);
        Rejection seven = notation.readOutcome("7", die).getLeft();
        assertThat(seven.code()).isEqualTo(Rejection.IMPOSSIBLE_OUTCOME);
        assertThat(seven.sentence()).isEqualTo("'7' cannot come up now.");
    }

    @Test
    void amongTooManyOutcomesNobodyLooks() {
        Notation<Integer> notation = Notation.ofText();
        Array<Integer> most = Array.range(0, Notation.MOST_OUTCOMES);
        assertThat(notation.readOutcome("17", Distribution.uniform(most))).containsExactly(17);
        Rejection tooMany = notation.readOutcome("17", Distribution.uniform(most.append(-1)))
                .getLeft();
        assertThat(tooMany.code()).isEqualTo(Notation.TOO_MANY_OUTCOMES);
        assertThat(tooMany.sentence())
                .isEqualTo("'17' cannot be looked up among " + (Notation.MOST_OUTCOMES + 1) + " outcomes.");
    }
}
