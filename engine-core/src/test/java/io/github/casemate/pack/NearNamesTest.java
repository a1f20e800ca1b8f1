package io.github.casemate.pack;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What somebody may have meant. */
class NearNamesTest {

    private static final List<String> KNOWN = List.of("easy", "hard", "normal", "captains", "coquina");

    @ParameterizedTest
    @CsvSource({
        "noraml, normal", // swapped
        "nomal, normal", // left out
        "nnormal, normal", // put in
        "normel, normal", // changed
        "HARD, hard",
        "esay, easy",
        "captain, captains",
        "capitians, captains"
    })
    void aSlipIsUnderstood(String typed, String meant) {
        assertThat(NearNames.to(typed, KNOWN)).containsExactly(meant);
    }

    @ParameterizedTest
    @CsvSource({"zeppelin", "x", "''", "haaaaard", "ahrdy"})
    void whatIsFarAwayIsNotGuessed(String typed) {
        assertThat(NearNames.to(typed, KNOWN)).isEmpty();
        assertThat(NearNames.hint(typed, KNOWN)).isEmpty();
    }

    @Test
    void allNamesAreSortedByTheirDistance() {
        assertThat(NearNames.sorted("NORML", Array.of("easy", "hard", "normal")))
                .startsWith("normal");
        assertThat(NearNames.sorted("hrad", Array.of("easy", "normal", "hard"))).startsWith("hard");
    }

    @Test
    void theNearestIsNamedAndTheFirstOfSeveral() {
        assertThat(NearNames.to("bat", List.of("boats", "bad", "bar"))).containsExactly("bad");
        assertThat(NearNames.hint("hrad", KNOWN)).isEqualTo(" (Did you mean 'hard'?)");
        assertThat(NearNames.to("hard", List.of())).isEmpty();
    }

    @Test
    void aLongNameIsUnderstoodUpToALimit() {
        String longest = "q".repeat(100);
        assertThat(NearNames.to(longest, List.of(longest))).containsExactly(longest);
        assertThat(NearNames.to(longest + "q", List.of(longest + "q"))).isEmpty();
    }
}
