package io.github.casemate.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What people on a page may take back: their own last choice, with what bots did since, but nothing that was revealed. */
class TakenBackTest {

    private static final int DECISIONS = 60;
    private static final Array<Integer> FIRST = Array.of(0);

    @TestFactory
    Stream<DynamicTest> theLastChoiceOfAPersonIsTakenBackAndNothingThatWasRevealed() {
        return GamePacks.onPath()
                .usable()
                .toJavaStream()
                .map(pack -> DynamicTest.dynamicTest(pack.info().id(), () -> looked(pack)));
    }

    private static <S, A, E, V> void looked(GamePack<S, A, E, V> pack) {
        int overBots = 0;
        int refused = 0;
        for (int seed = 1; seed <= 8; seed++) {
            OpenTable<S, A, E, V> table = OpenTable.begun(pack, JsonTree.object(), seed);
            for (int i = 0; i < DECISIONS && !table.match().isOver(); i++) {
                int options = table.match().legalActions().size();
                table = table.chosen((i * 7 + seed) % options, table.decisions());
                Option<Integer> back = table.takenBack(FIRST);
                refused += back.isEmpty() ? 1 : 0;
                if (back.isDefined()) {
                    assertThat(table.moment(back.get()).turn().asked().get().index())
                            .isZero();
                    assertThat(table.moment(back.get()).legalActions().size()).isGreaterThan(1);
                    for (int moment = back.get() + 1; moment <= table.decisions(); moment++) {
                        assertThat(table.moment(moment).undoable()).isTrue();
                    }
                    overBots += table.match().lastToAct().get().index() == 0 ? 0 : 1;
                }
            }
            assertThat(table.takenBack(Array.empty())).isEmpty();
        }
        assertThat(refused).isPositive();
        assertThat(overBots).as("choices with answers of others after them").isPositive();
    }
}
