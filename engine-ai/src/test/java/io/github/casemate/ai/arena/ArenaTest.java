package io.github.casemate.ai.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.game.Fixture;
import io.github.casemate.ai.arena.game.Forfeit;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.TimeLimits;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.testkit.games.ConnectFour;
import io.github.casemate.testkit.games.KuhnPoker;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.time.Duration;
import java.util.ArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class ArenaTest {

    private static final List<Entrant<Pig.State, Pig.Action>> FIELD =
            List.of(Pigs.holdsAt(10), Pigs.holdsAt(20), Pigs.random("chance"), Pigs.random("luck"));

    @Test
    void theRecordsDoNotDependOnTheNumberOfThreads() {
        var arena = Arena.roundRobin(new Pig(2, 40), FIELD).games(40).seed(42).notes("pig", Pigs::notes);
        Array<GameRecord> alone = arena.threads(1).run().games();
        assertThat(arena.threads(4).run().games()).isEqualTo(alone);
        assertThat(alone.size()).isEqualTo(6 * 40);
    }

    @Test
    void everybodyMeetsEverybodyOnBothSeatsWithTheSameSeed() {
        var fixtures = Arena.roundRobin(new Pig(2, 40), FIELD).games(10).spec().fixtures();
        assertThat(fixtures.map(Fixture::number)).isEqualTo(Array.range(0, 60));
        for (var game : fixtures.grouped(2)) {
            assertThat(game.get(0).seats()).isEqualTo(game.get(1).seats().reverse());
            assertThat(game.get(0).seed()).isEqualTo(game.get(1).seed());
            assertThat(game.get(0).pairing()).isEqualTo(game.get(1).pairing());
        }
        assertThat(fixtures.map(Fixture::pairing).distinct()).hasSize(6);
        assertThat(fixtures.map(Fixture::seed).distinct()).hasSize(6 * 5);
    }

    @Test
    void oneMeetsTheField() {
        var spec = Arena.oneAgainstField(new Pig(2, 40), FIELD.head(), FIELD.tail())
                .spec();
        assertThat(spec.pairings())
                .containsExactly(
                        Array.of("hold-10", "hold-20"), Array.of("hold-10", "chance"), Array.of("hold-10", "luck"));
    }

    @Test
    void onThreeSeatsOneAndTwoTakeTurns() {
        var arena = Arena.roundRobin(new Pig(3, 40), FIELD.take(2));
        assertThat(arena.spec()
                        .seatings()
                        .map(seats -> seats.map(name -> name.equals("hold-10") ? "A" : "B")
                                .mkString()))
                .containsExactly("AAB", "ABA", "BAA", "ABB", "BAB", "BBA");
        assertThat(arena.games(1).spec().rounds()).isOne();
        assertThat(arena.games(7).spec().rounds()).isEqualTo(2);
    }

    @Test
    void onFourSeatsEachHasTwo() {
        assertThat(Arena.roundRobin(new Pig(4, 40), FIELD.take(2))
                        .spec()
                        .seatings()
                        .map(seats -> seats.map(name -> name.equals("hold-10") ? "A" : "B")
                                .mkString()))
                .containsExactly("AABB", "ABAB", "ABBA", "BAAB", "BABA", "BBAA");
    }

    @Test
    void tablesOfDifferentEntrantsArePlayedInEveryOrder() {
        var arena = Arena.tables(new Pig(3, 20), FIELD).games(6).seed(1);
        assertThat(arena.spec().pairings()).hasSize(4);
        assertThat(arena.spec().seatings().distinct()).hasSize(6);
        ArenaResult result = arena.run();
        assertThat(result.games()).hasSize(24);
        assertThat(result.statistics().standings().map(standing -> standing.games()))
                .containsOnly(18);
    }

    @Test
    void aSeatThatIsNeverAskedNeedsNoEntrant() {
        // A race to the target alone: the second seat only ever loses.
        var solo = new SoloPig(3);
        var result = Arena.roundRobin(solo, FIELD.take(3))
                .seats(PlayerId.of(0))
                .games(5)
                .seed(4)
                .run();
        assertThat(result.games()).hasSize(15);
        assertThat(result.games().map(game -> game.fixture().seats().get(1))).containsOnly(Fixture.NOBODY);
        assertThat(result.statistics().standings()).hasSize(3);
        assertThat(result.report().text()).contains("hold-10");
    }

    @Test
    void anAskedSeatWithoutEntrantEndsTheRun() {
        assertThatThrownBy(() -> Arena.roundRobin(new Pig(2, 20), FIELD)
                        .seats(PlayerId.of(1))
                        .run())
                .isInstanceOf(UnfilledSeatException.class)
                .hasMessageContaining("P1");
    }

    @Test
    void aRandomSeedIsRecordedAndRepeatsTheRun() {
        var arena = Arena.roundRobin(new Pig(2, 20), FIELD).games(4);
        ArenaResult result = arena.run();
        assertThat(arena.seed(result.spec().seed()).run()).isEqualTo(result);
        assertThat(Arena.roundRobin(new Pig(2, 20), FIELD).spec().seed())
                .isNotEqualTo(result.spec().seed());
    }

    @Test
    void progressIsToldAfterEachGame() {
        var heard = new ArrayList<Progress>();
        Arena.roundRobin(new Pig(2, 20), FIELD.take(2)).games(10).run(heard::add);
        assertThat(heard).extracting(Progress::done).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
        assertThat(heard).extracting(Progress::total).containsOnly(10);
        assertThat(heard.get(9).left()).contains(Duration.ZERO);
    }

    @Test
    void aBotThatHangsIsReplacedAndTheOthersPlayOn() {
        // With a low goal the other may win before this one is asked at all, if its first rolls are ones.
        CountDownLatch never = new CountDownLatch(1);
        Entrant<Pig.State, Pig.Action> hanging = Pigs.honest("hanging", d -> {
            while (never.getCount() > 0) {
                Thread.onSpinWait();
            }
            return Pig.Choice.HOLD;
        });
        ArenaResult result = Arena.oneAgainstField(new Pig(2, 100), hanging, FIELD.take(1))
                .limits(TimeLimits.standard().withPatience(Duration.ofSeconds(2)))
                .threads(2)
                .run();
        never.countDown();
        assertThat(result.games().map(game -> game.forfeit().get().kind())).containsOnly(Forfeit.Kind.HUNG);
        assertThat(result.statistics().standing("hold-10").wins()).isEqualTo(2);
    }

    @Test
    void everyGameOfTheKernelCanBePlayed() {
        Entrant<ConnectFour.State, ConnectFour.Drop> left = new Entrant<>(
                "left",
                io.github.casemate.ai.Budget.iterations(1),
                () -> d -> d.legal().head());
        Entrant<ConnectFour.State, ConnectFour.Drop> any = new Entrant<>(
                "any",
                io.github.casemate.ai.Budget.iterations(1),
                () -> d -> d.legal().get(d.random().nextInt(d.legal().size())));
        assertThat(Arena.roundRobin(new ConnectFour(), List.of(left, any))
                        .games(20)
                        .seed(1)
                        .run()
                        .games()
                        .map(game -> game.result().why()))
                .contains("four-in-a-row");
        Entrant<KuhnPoker.View, KuhnPoker.Action> bold =
                new Entrant<>("bold", io.github.casemate.ai.Budget.iterations(1), () -> d -> KuhnPoker.Move.BET);
        Entrant<KuhnPoker.View, KuhnPoker.Action> shy =
                new Entrant<>("shy", io.github.casemate.ai.Budget.iterations(1), () -> d -> KuhnPoker.Move.PASS);
        assertThat(Arena.roundRobin(new KuhnPoker(), List.of(bold, shy))
                        .games(20)
                        .seed(1)
                        .run()
                        .statistics()
                        .standing("bold")
                        .wins())
                .isEqualTo(20);
    }

    @Test
    void whatCannotBePlayedIsRefused() {
        var pig = new Pig(3, 20);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Arena.roundRobin(pig, FIELD.take(1)))
                .withMessageContaining("at least 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Arena.tables(pig, FIELD.take(2)))
                .withMessageContaining("at least 3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Arena.roundRobin(pig, FIELD.append(FIELD.head())))
                .withMessageContaining("different names");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Arena.roundRobin(pig, FIELD).seats(PlayerId.of(3)))
                .withMessageContaining("P4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Arena.roundRobin(pig, FIELD).games(0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Arena.roundRobin(pig, FIELD).threads(0));
    }
}
