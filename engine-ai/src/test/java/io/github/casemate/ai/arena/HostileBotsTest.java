package io.github.casemate.ai.arena;

import static io.github.casemate.ai.arena.game.Forfeit.Kind.EXCEPTION;
import static io.github.casemate.ai.arena.game.Forfeit.Kind.HUNG;
import static io.github.casemate.ai.arena.game.Forfeit.Kind.ILLEGAL_ACTION;
import static io.github.casemate.ai.arena.game.Forfeit.Kind.NO_ANSWER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.game.Forfeit;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.TimeLimits;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a bot does to the arena, it loses by a stated rule, and every game has a record. */
class HostileBotsTest {

    private static final Duration LONG = Duration.ofSeconds(60);
    private static final TimeLimits LIMITS = TimeLimits.standard().withPatience(Duration.ofMillis(300));
    private static final String NAME = "hostile";

    /** An answer or a mishap that says what it likes of itself, or nothing ever. */
    private static class Odd extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient Supplier<String> text;

        Odd(Supplier<String> text) {
            this.text = text;
        }

        @Override
        @SuppressWarnings("OverrideThrowableToString")
        public String toString() {
            return text.get();
        }
    }

    static Stream<Arguments> throwers() {
        return Stream.of(
                Arguments.of("an error", thrower(() -> new AssertionError("no")), "java.lang.AssertionError: no"),
                Arguments.of(
                        "an error of the machine",
                        thrower(() -> new InternalError("oh")),
                        "java.lang.InternalError: oh"),
                Arguments.of(
                        "too little memory", (Supplier<Object>) () -> new byte[Integer.MAX_VALUE].length, "Memory"),
                Arguments.of("the death of a thread", thrower(ThreadDeath::new), "java.lang.ThreadDeath"),
                Arguments.of("its own thread, killed", (Supplier<Object>) HostileBotsTest::die, ""),
                Arguments.of("a checked exception", thrower(() -> new Exception("sly")), "java.lang.Exception: sly"),
                Arguments.of("no message", thrower(() -> new RuntimeException((String) null)), "RuntimeException"),
                Arguments.of("a mishap without words", thrower(() -> new Odd(HostileBotsTest::nothing)), ""),
                Arguments.of(
                        "a mishap that throws", thrower(() -> new Odd(failing(new IllegalStateException()))), "Odd"),
                Arguments.of("a mishap that throws an error", thrower(() -> new Odd(failing(new Error()))), "Odd"),
                Arguments.of("a mishap that dies", thrower(() -> new Odd(failing(new ThreadDeath()))), "Odd"),
                Arguments.of("a mishap too deep", thrower(() -> new Odd(HostileBotsTest::endless)), "Odd"),
                Arguments.of(
                        "a mishap too long",
                        thrower(() -> new Odd(() -> "\u001b[2J\n" + "x".repeat(10_000_000))),
                        "\\u001b[2J\\nxxx"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("throwers")
    void whoeverThrowsForfeits(String what, Supplier<Object> answer, String reason) {
        assertForfeits(pig(answer), EXCEPTION, reason);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("throwers")
    void aMakerThatThrowsForfeits(String what, Supplier<Object> answer, String reason) {
        assertForfeits(
                new Entrant<>(NAME, Budget.iterations(1), () -> {
                    throw new IllegalStateException("a maker gave " + answer.get());
                }),
                EXCEPTION,
                reason);
    }

    static Stream<Arguments> answers() {
        return Stream.of(
                Arguments.of("nothing", value(Option.none().getOrNull()), NO_ANSWER, "answered null"),
                Arguments.of("an action of another game", value(new Picks.Pick(List.of(1))), ILLEGAL_ACTION, "Pick"),
                Arguments.of("an answer without words", value(new Odd(HostileBotsTest::nothing)), ILLEGAL_ACTION, ""),
                Arguments.of(
                        "an answer that throws an error",
                        value(new Odd(failing(new AssertionError()))),
                        ILLEGAL_ACTION,
                        "Odd is not legal"),
                Arguments.of(
                        "an answer too deep",
                        value(new Odd(HostileBotsTest::endless)),
                        ILLEGAL_ACTION,
                        "Odd is not legal"),
                Arguments.of(
                        "an answer too long",
                        value(new Odd(() -> "y\n".repeat(10_000_000))),
                        ILLEGAL_ACTION,
                        "y\\ny\\ny\\n"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("answers")
    void whoeverAnswersNonsenseForfeits(String what, Supplier<Object> answer, Forfeit.Kind kind, String reason) {
        assertForfeits(pig(answer), kind, reason);
    }

    @Test
    void anAnswerThatNeverTellsWhatItIsForfeits() {
        assertForfeits(pig(value(new Odd(HostileBotsTest::never))), HUNG, "gave no answer within 300 ms");
    }

    @Test
    void aMishapThatNeverTellsWhatItIsForfeits() {
        assertForfeits(pig(thrower(() -> new Odd(HostileBotsTest::never))), HUNG, "gave no answer within 300 ms");
    }

    @Test
    void aMakerThatNeverComesBackForfeits() {
        assertForfeits(
                new Entrant<>(NAME, Budget.iterations(1), () -> {
                    throw new IllegalStateException(never());
                }),
                HUNG,
                "gave no answer within 300 ms");
    }

    @Test
    void whoComesBackAfterPatienceRanOutEndsNoOtherGame() {
        assertForfeits(pig(HostileBotsTest::untilInterrupted), HUNG, "gave no answer within 300 ms");
        assertForfeits(
                pig(() -> {
                    throw new IllegalStateException(untilInterrupted().toString());
                }),
                HUNG,
                "gave no answer within 300 ms");
    }

    @Test
    void aMakerThatMakesNothingForfeits() {
        assertForfeits(
                new Entrant<>(
                        NAME,
                        Budget.iterations(1),
                        () -> Option.<Bot<Pig.State, Pig.Action>>none().getOrNull()),
                NO_ANSWER,
                "there was no bot to ask");
    }

    @Test
    void anAnswerThatThrowsWhenItIsComparedForfeits() {
        assertForfeits(new Picks(), picker(failing(new AssertionError("compared"))), ILLEGAL_ACTION, "is compared");
    }

    @Test
    void anAnswerThatNeverEndsWhenItIsComparedForfeits() {
        assertForfeits(new Picks(), picker(HostileBotsTest::never), HUNG, "gave no answer within 300 ms");
    }

    @Test
    void theRecordsOfHostileBotsDoNotDependOnThreads() {
        var field = List.of(
                Pigs.holdsAt(10),
                Pigs.random("chance"),
                new Entrant<>(
                        "deep",
                        Budget.iterations(1),
                        pig(HostileBotsTest::endless).bots()),
                new Entrant<>(
                        "mute",
                        Budget.iterations(1),
                        pig(value(Option.none().getOrNull())).bots()),
                new Entrant<>(
                        "hungry",
                        Budget.iterations(1),
                        pig(() -> new byte[Integer.MAX_VALUE]).bots()));
        var arena = Arena.roundRobin(new Pig(2, 20), field).games(6).seed(3).limits(LIMITS);
        var alone = assertTimeoutPreemptively(LONG, () -> arena.threads(1).run().games());
        assertThat(alone.count(game -> game.forfeit().isDefined())).isGreaterThan(40);
        assertThat(assertTimeoutPreemptively(LONG, () -> arena.threads(4).run().games()))
                .isEqualTo(alone);
    }

    private static void assertForfeits(Entrant<Pig.State, Pig.Action> hostile, Forfeit.Kind kind, String reason) {
        assertForfeits(new Pig(2, 100), List.of(hostile, Pigs.holdsAt(10)), kind, reason);
    }

    private static void assertForfeits(
            Picks game, Entrant<List<Picks.Pick>, Picks.Pick> hostile, Forfeit.Kind kind, String reason) {
        Entrant<List<Picks.Pick>, Picks.Pick> honest = new Entrant<>(
                "honest",
                Budget.iterations(1),
                () -> decision -> decision.legal().head());
        assertForfeits(game, List.of(hostile, honest), kind, reason);
    }

    private static <S, A, E, V> void assertForfeits(
            Game<S, A, E, V> game, List<Entrant<V, A>> field, Forfeit.Kind kind, String reason) {
        var games = assertTimeoutPreemptively(
                LONG,
                () -> Arena.roundRobin(game, field)
                        .games(4)
                        .seed(1)
                        .threads(2)
                        // On a busy machine, making a long text takes more than the short patience.
                        .limits(kind == HUNG ? LIMITS : TimeLimits.standard())
                        .run()
                        .games());
        assertThat(games).hasSize(4);
        for (GameRecord record : games) {
            PlayerId offender = record.seatsOf(NAME).head();
            assertThat(record.result().why()).isEqualTo(GameRecord.FORFEIT);
            assertThat(record.result().winners()).hasSize(1).doesNotContain(offender);
            Forfeit forfeit = record.forfeit().get();
            assertThat(forfeit.player()).isEqualTo(offender);
            assertThat(forfeit.kind()).isEqualTo(kind);
            assertThat(forfeit.reason()).contains(reason).hasSizeLessThanOrEqualTo(200);
            assertThat(forfeit.reason()).doesNotContain("\n", "\u001b");
        }
    }

    /** A bot that answers with any object at all: generic types are erased, so nobody keeps it from that. */
    @SuppressWarnings("unchecked")
    private static Entrant<Pig.State, Pig.Action> pig(Supplier<?> answer) {
        Bot<Pig.State, Object> bot = decision -> answer.get();
        return Pigs.honest(NAME, (Bot<Pig.State, Pig.Action>) (Bot<?, ?>) bot);
    }

    /** Picks numbers that do something else when they are asked anything. */
    @SuppressWarnings("unchecked")
    private static Entrant<List<Picks.Pick>, Picks.Pick> picker(Supplier<String> asked) {
        InvocationHandler handler = (proxy, method, arguments) -> asked.get();
        Seq<Integer> numbers =
                (Seq<Integer>) Proxy.newProxyInstance(Seq.class.getClassLoader(), new Class<?>[] {Seq.class}, handler);
        return new Entrant<>(NAME, Budget.iterations(1), () -> decision -> new Picks.Pick(numbers));
    }

    private static Supplier<Object> value(Object answer) {
        return () -> answer;
    }

    private static Supplier<Object> thrower(Supplier<Throwable> made) {
        return () -> HostileBotsTest.<RuntimeException>thrown(made.get());
    }

    private static Supplier<String> failing(Throwable fault) {
        return () -> (String) HostileBotsTest.<RuntimeException>thrown(fault);
    }

    /** Throws anything, declared or not. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> Object thrown(Throwable fault) throws T {
        throw (T) fault;
    }

    private static String nothing() {
        return Option.<String>none().getOrNull();
    }

    @SuppressWarnings("InfiniteRecursion")
    private static String endless() {
        return endless() + "!";
    }

    /** Comes back when the tests are over, and not when it is interrupted. */
    private static String never() {
        long begun = System.nanoTime();
        while (System.nanoTime() - begun < LONG.multipliedBy(5).toNanos()) {
            try {
                Thread.sleep(LONG.toMillis());
            } catch (InterruptedException stubborn) {
                // Whatever anybody says.
            }
        }
        return "";
    }

    private static Pig.Action untilInterrupted() {
        try {
            Thread.sleep(LONG.toMillis());
        } catch (InterruptedException givenUp) {
            return Pig.Choice.HOLD;
        }
        return Pig.Choice.HOLD;
    }

    @SuppressWarnings({"deprecation", "removal"})
    private static Object die() {
        Thread.currentThread().stop();
        return "";
    }
}
