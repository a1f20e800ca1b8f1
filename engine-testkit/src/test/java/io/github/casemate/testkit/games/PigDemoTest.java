package io.github.casemate.testkit.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What the demonstration prints; the README shows the beginning of it. */
class PigDemoTest {

    @Test
    void theDemonstrationTellsAWholeMatch() {
        assertThat(PigDemo.story(42)).isEqualToNormalizingNewlines("""

                Pig: roll as often as you dare, then bank the sum. A one loses it.
                The first to bank 60 points wins. The seed of this match is 42.

                  Ada holds at 15
                  Ben holds at 25

                round  player  rolls                    outcome         Ada   Ben
                    1  Ada     5 3 1                    loses 8           0     0
                       Ben     2 1                      loses 2           0     0
                    2  Ada     5 3 3 1                  loses 11          0     0
                       Ben     6 6 5 4 5                banks 26          0    26
                    3  Ada     1                        has no luck       0    26
                       Ben     6 5 1                    loses 11          0    26
                    4  Ada     3 3 3 3 2 5              banks 19         19    26
                       Ben     3 1                      loses 3          19    26
                    5  Ada     3 4 4 2 2                banks 15         34    26
                       Ben     1                        has no luck      34    26
                    6  Ada     6 1                      loses 6          34    26
                       Ben     3 6 1                    loses 9          34    26
                    7  Ada     2 1                      loses 2          34    26
                       Ben     2 5 2 3 5 1              loses 17         34    26
                    8  Ada     3 1                      loses 3          34    26
                       Ben     2 5 6 6 2 5              banks 26         34    52
                    9  Ada     4 4 2 6                  banks 16         50    52
                       Ben     4 2 1                    loses 6          50    52
                   10  Ada     4 5 1                    loses 9          50    52
                       Ben     1                        has no luck      50    52
                   11  Ada     5 2 5                    banks 12         62    52

                Ada wins by 62 to 52.

                """);
    }

    @Test
    void anotherSeedIsAnotherMatch() {
        assertThat(PigDemo.story(7)).isNotEqualTo(PigDemo.story(42)).containsPattern("(Ada|Ben) wins by 6\\d to \\d+");
    }
}
