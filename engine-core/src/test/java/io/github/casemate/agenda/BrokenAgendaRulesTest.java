package io.github.casemate.agenda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.SplitMix64;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What the rules of a game on the agenda do wrong is told with the method that did it, and never as a bare error. */
class BrokenAgendaRulesTest {

    private static final PlayerId P1 = PlayerId.of(0);
    private static final Counting SOUND = new Counting("", Fault.NONE);
    private static final AgendaGame<Integer> GAME = AgendaGame.of(SOUND);

    private enum Fault {
        NONE,
        THROWS,
        RETURNS_NULL,
        RETURNS_HOLES
    }

    private enum Word implements Action {
        ON,
        OFF
    }

    private record Said() implements Event<Integer> {
        @Override
        public Integer evolve(Integer table) {
            return table + 1;
        }
    }

    private record Speak() implements Question<Integer> {
        @Override
        public PlayerId asked(Integer table) {
            return P1;
        }

        @Override
        public Seq<Action> options(Integer table) {
            return Array.of(Word.values());
        }

        @Override
        public void answer(Play<Integer> play, Action answer) {
            play.emit(new Said());
            play.then(new Speak());
        }
    }

    /** The player says a word, and another, and so on. One method does something else. */
    private record Counting(String hook, Fault fault) implements AgendaRules<Integer>, TableAbilities<Integer> {

        @SuppressWarnings({"unchecked", "NullAway"}) // Null is the point.
        private <R> R or(String now, R right) {
            if (!now.equals(hook) || fault == Fault.NONE) {
                return right;
            }
            if (fault == Fault.THROWS) {
                throw new UnsupportedOperationException("mischief");
            }
            return fault == Fault.RETURNS_NULL ? null : (R) List.of((Object) null);
        }

        @Override
        public Seq<PlayerId> players() {
            return or("players", PlayerId.first(1));
        }

        @Override
        public Integer table() {
            return or("table", 0);
        }

        @Override
        public List<Step<Integer>> agenda() {
            return or("agenda", List.of(new Speak()));
        }

        @Override
        public Option<Result> result(Integer table) {
            return or("result", Option.none());
        }

        @Override
        public Integer view(Integer table, PlayerId viewer) {
            return or("view", table);
        }

        @Override
        public Integer determinize(GameView<Integer> view, RandomGenerator random) {
            return or("determinize", view.table());
        }

        @Override
        public TableAbilities<Integer> abilities() {
            return or("abilities", this);
        }

        @Override
        @SuppressWarnings("NullAway") // Null is the point.
        public boolean mayReact(Integer table) {
            return or("mayReact", true);
        }

        @Override
        public Seq<Step<Integer>> reactions(Integer table, Event<Integer> event) {
            return or("reactions", List.empty());
        }

        @Override
        public Step<Integer> instead(Integer table, Step<Integer> step) {
            return or("instead", step);
        }
    }

    static Stream<Arguments> hooks() {
        return Stream.of(
                        rows("players", true, false),
                        rows("table", true, false),
                        rows("agenda", true, true),
                        rows("abilities", true, false),
                        rows("view", true, false),
                        rows("determinize", true, false),
                        rows("instead", true, false),
                        rows("mayReact", false, false),
                        rows("reactions", true, true),
                        Stream.of(arguments("result", Fault.RETURNS_NULL)))
                .flatMap(rows -> rows);
    }

    private static Stream<Arguments> rows(String hook, boolean value, boolean sequence) {
        return Stream.of(Fault.THROWS, value ? Fault.RETURNS_NULL : null, sequence ? Fault.RETURNS_HOLES : null)
                .filter(fault -> fault != null)
                .map(fault -> arguments(hook, fault));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("hooks")
    void aMethodThatFailsIsNamed(String hook, Fault fault) {
        Counting rules = new Counting(hook, fault);

        BrokenRuleException broken = catchThrowableOfType(BrokenRuleException.class, () -> {
            AgendaGame<Integer> game = AgendaGame.of(rules);
            game.view(GAME.newGame(), P1);
            game.determinize(GAME.view(GAME.newGame(), P1), new SplitMix64(1));
            game.apply(GAME.newGame(), Word.ON);
        });

        assertThat(broken).isNotNull();
        assertThat(broken.type()).isEqualTo(Counting.class);
        assertThat(broken.hook()).isEqualTo(hook);
        assertThat(broken.problem())
                .isEqualTo(
                        switch (fault) {
                            case THROWS -> "threw java.lang.UnsupportedOperationException: mischief";
                            case RETURNS_NULL -> "returned null";
                            default -> "returned a sequence with null in it";
                        });
    }

    @Test
    void soundRulesArePlayed() {
        assertThat(GAME.apply(GAME.newGame(), Word.ON).state().table()).isEqualTo(1);
    }

    @Test
    void aTableWithoutAResultIsTheFaultOfTheStepThatLeftIt() {
        BrokenRuleException broken = catchThrowableOfType(
                BrokenRuleException.class, () -> AgendaGame.of(new Counting("result", Fault.THROWS)));

        assertThat(broken.type()).isEqualTo(Speak.class);
        assertThat(broken).hasCauseInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void whoeverNamesTheModuleLeavesTheRestAsItIs() {
        BrokenRuleException broken = catchThrowableOfType(
                BrokenRuleException.class, () -> AgendaGame.of(new Counting("agenda", Fault.THROWS)));

        BrokenRuleException named = broken.in("reef");
        assertThat(named.getStackTrace()).isEqualTo(broken.getStackTrace());
        assertThat(named.problem()).isEqualTo(broken.problem());
        assertThat(named.type()).isEqualTo(broken.type());
        assertThat(named).hasMessageContaining("reef").hasCause(broken.getCause());
    }

    /** A step that is followed by itself. */
    private record Spin(boolean mute) implements AutoStep<Integer> {
        @Override
        public void take(Play<Integer> play) {
            play.then(this);
        }

        @Override
        public String toString() {
            if (mute) {
                throw new UnsupportedOperationException("mischief");
            }
            return "spinning";
        }
    }

    @Test
    void anAgendaWithoutAnEndIsToldWithItsSteps() {
        assertThat(catchThrowableOfType(BrokenRuleException.class, () -> GAME.resume(0, List.of(new Spin(false))))
                        .problem())
                .isEqualTo("does not let the game come to rest; the agenda is spinning");
        assertThat(catchThrowableOfType(BrokenRuleException.class, () -> GAME.resume(0, List.of(new Spin(true))))
                        .problem())
                .isEqualTo("does not let the game come to rest; the agenda is Spin");
    }

    private record Ask(PlayerId asked) implements Question<Integer> {
        @Override
        public PlayerId asked(Integer table) {
            return asked;
        }

        @Override
        public Seq<Action> options(Integer table) {
            return Array.of(Word.values());
        }

        @Override
        public void answer(Play<Integer> play, Action answer) {
            play.then(new Speak());
        }
    }

    @Test
    void whoeverDoesNotSitHereIsNotAsked() {
        assertThat(catchThrowableOfType(
                                BrokenRuleException.class, () -> GAME.resume(0, List.of(new Ask(PlayerId.of(1)))))
                        .problem())
                .isEqualTo("returned P2, who does not sit at the table");
        assertThat(GAME.turn(GAME.resume(0, List.of(new Ask(P1))).state()).asked())
                .containsExactly(P1);
    }

    @Test
    void whoeverDoesNotSitHereSeesNothing() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GAME.view(GAME.newGame(), PlayerId.of(1)))
                .withMessage("P2 does not play; there are P1");
        assertThat(GAME.view(GAME.newGame(), PlayerId.SPECTATOR).table()).isZero();
    }

    @Test
    void rulesThatCannotSayWhoIsToBlameAreBlamedThemselves() {
        for (Supplier<@Nullable BrokenRuleException> blame :
                List.<Supplier<@Nullable BrokenRuleException>>of(() -> null, () -> {
                    throw new UnsupportedOperationException("mischief");
                })) {
            AgendaRules<Integer> rules = new AgendaRules<>() {
                @Override
                public Seq<PlayerId> players() {
                    return SOUND.players();
                }

                @Override
                public Integer table() {
                    return 0;
                }

                @Override
                public List<Step<Integer>> agenda() {
                    return SOUND.agenda();
                }

                @Override
                public Option<Result> result(Integer table) {
                    return Option.none();
                }

                @Override
                public Integer view(Integer table, PlayerId viewer) {
                    throw new UnsupportedOperationException("first");
                }

                @Override
                @SuppressWarnings("NullAway") // Null is the point.
                public BrokenRuleException blame(BrokenRuleException broken) {
                    return blame.get();
                }
            };
            AgendaGame<Integer> game = AgendaGame.of(rules);

            BrokenRuleException broken =
                    catchThrowableOfType(BrokenRuleException.class, () -> game.view(game.newGame(), P1));
            assertThat(broken.hook()).isEqualTo("blame");
            assertThat(broken.getSuppressed()).singleElement().hasFieldOrPropertyWithValue("hook", "view");
        }
    }
}
