package io.github.casemate.testkit.siege.strangers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.casemate.agenda.BrokenRuleException;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Laws;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.strangers.StrangeModule.Coin;
import io.github.casemate.testkit.siege.strangers.StrangeModule.Sulked;
import io.github.casemate.testkit.siege.strangers.StrangeModule.Whether;
import io.github.casemate.testkit.siege.strangers.StrangeModule.Whim;
import io.vavr.collection.List;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every hook that the game calls, and every way in which it can fail: one exception that names it, and no harm. */
class BrokenRulesTest {

    /** What any hook can do. */
    private static final Set<Mischief> ANY =
            EnumSet.of(Mischief.THROWS, Mischief.CALLS_ITSELF, Mischief.MISSES_A_CLASS);

    /** What a hook can do that returns something. */
    private static final Set<Mischief> VALUE = with(ANY, Mischief.RETURNS_NULL);

    /** What a hook can do that returns a sequence. */
    private static final Set<Mischief> SEQUENCE = with(VALUE, Mischief.RETURNS_HOLES);

    /** The game, at the question of the module and in a Leadership step; both made while nothing is wrong. */
    private record Field(IslandSiege game, GameState<Table> question, SceneGame leadership) {

        static Field ready() {
            IslandSiege game = IslandSiege.of(rules());
            SceneGame action = Scene.of(game).actionOf(1);
            List<Step<Table>> agenda = action.state().agenda().prepend(new Whether());
            return new Field(
                    game,
                    game.resume(action.table(), agenda).state(),
                    Scene.of(game)
                            .actionOf(1)
                            .attacksAndKeeps("starting-fort-2", Face.LEADERSHIP, Face.LEADERSHIP, Face.GRAY));
        }

        private static Ruleset rules() {
            return Ruleset.secondEdition(2).with(StrangeModule.ID);
        }

        void answers() {
            game.apply(question, new Decline());
        }

        void explains() {
            game.tryApply(question, new Coin());
        }

        void setsUp() {
            rules();
        }

        void setsUpWithOtherCards() {
            rules().withCards(BaseCards.all().append(Card.ship("other-ship", "Other Ship", 1, 1)));
        }

        void saysWhoWins() {
            new IslandSiegePack().words(game, Names.ofSeats(2)).victories();
        }

        void countsPieces() {
            Laws.problems(game, question.table());
        }

        void redacts() {
            game.redact(new Sulked(2), PlayerId.of(1));
        }

        void takesBack() {
            game.reveals(new Sulked(2));
        }

        void follows() {
            GameView<Table> view = game.view(question, PlayerId.of(1));
            game.evolve(view, new Sulked(2));
        }

        void imagines() {
            game.determinize(game.view(question, PlayerId.of(0)), new java.util.SplittableRandom(1));
        }

        void endsLeadership() {
            game.apply(leadership.state(), new Whim());
        }

        void explainsLeadership() {
            game.tryApply(leadership.state(), new Coin());
        }
    }

    static Stream<Arguments> hooks() {
        return Stream.of(
                        row("Whether", "answer", ANY, Field::answers),
                        row("Whether", "options", SEQUENCE, Field::answers),
                        row("Whether", "options", SEQUENCE, Field::imagines),
                        row("Whether", "asked", with(VALUE, Mischief.RETURNS_A_STRANGER), Field::answers),
                        row("Whether", "isSecret", VALUE, Field::answers),
                        row("Whether", "explain", VALUE, Field::explains),
                        row("Sulk", "take", ANY, Field::answers),
                        row("Luck", "odds", VALUE, Field::answers),
                        row("Luck", "answer", ANY, Field::answers),
                        row("Sulked", "evolve", VALUE, Field::answers),
                        row("Sulked", "evolve", VALUE, Field::follows),
                        row("Sulked", "redact", VALUE, Field::redacts),
                        row("Sulked", "reveals", VALUE, Field::takesBack),
                        row("Adds", "limits", VALUE, Field::answers),
                        row("Adds", "modify", VALUE, Field::answers),
                        row("Adds", "about", VALUE, Field::setsUp),
                        row("Adds", "kind", VALUE, Field::setsUp),
                        row("Caps", "modify", VALUE, Field::answers),
                        row("Forbids", "forbids", VALUE, Field::answers),
                        row("Forbids", "reason", VALUE, Field::answers),
                        row("Instead", "instead", VALUE, Field::answers),
                        row("Reacts", "react", SEQUENCE, Field::answers),
                        row("Offers", "offers", SEQUENCE, Field::endsLeadership),
                        row("Offers", "isSecret", VALUE, Field::endsLeadership),
                        row("Offers", "use", ANY, Field::endsLeadership),
                        row("Offers", "refusal", ANY, Field::explainsLeadership),
                        row("StrangeModule", "cards", SEQUENCE, Field::setsUp),
                        row("StrangeModule", "decks", SEQUENCE, Field::setsUp),
                        row("StrangeModule", "rules", SEQUENCE, Field::setsUp),
                        row("StrangeModule", "stones", VALUE, Field::setsUp),
                        row("StrangeModule", "layOut", VALUE, Field::setsUp),
                        row(
                                "StrangeModule",
                                "extraSeats",
                                with(VALUE, Mischief.RETURNS_LESS_THAN_NOTHING),
                                Field::setsUp),
                        row("StrangeModule", "objection", VALUE, Field::setsUp),
                        row("StrangeModule", "objection to a card", VALUE, Field::setsUpWithOtherCards),
                        row("StrangeModule", "victories", SEQUENCE, Field::saysWhoWins),
                        row("StrangeModule", "census", VALUE, Field::countsPieces),
                        row("StrangeModule", "validate", SEQUENCE, Field::countsPieces))
                .flatMap(rows -> rows);
    }

    private final OnPath path = OnPath.of(StrangeModule.class);
    private final Field field = Field.ready();

    @AfterEach
    void tidyUp() {
        Mischief.none();
        path.close();
    }

    @ParameterizedTest(name = "{0}.{1} {2}")
    @MethodSource("hooks")
    void aHookThatFailsIsNamedAndNothingHasChanged(String rule, String hook, Mischief mischief, Consumer<Field> when) {
        var honest = field.game().apply(field.question(), new Decline());
        var honestLeadership = field.game().apply(field.leadership().state(), new EndLeadership());
        when.accept(field);

        mischief.at(rule + "." + hook);
        BrokenRuleException broken = catchThrowableOfType(BrokenRuleException.class, () -> when.accept(field));

        assertThat(broken).isNotNull();
        assertThat(broken.module()).containsExactly(StrangeModule.ID);
        assertThat(broken.rule()).contains(rule);
        assertThat(broken.hook()).isEqualTo(hook.replace(" to a card", ""));
        assertThat(broken)
                .hasMessageStartingWith(
                        StrangeModule.ID + ": " + broken.rule() + ": " + broken.hook() + " " + broken.problem());
        if (mischief == Mischief.THROWS) {
            assertThat(broken).hasCauseInstanceOf(UnsupportedOperationException.class);
            assertThat(broken.problem()).isEqualTo("threw java.lang.UnsupportedOperationException: mischief");
        } else if (mischief == Mischief.CALLS_ITSELF) {
            assertThat(broken).hasCauseInstanceOf(StackOverflowError.class);
        }

        Mischief.none();
        assertThat(field.game().apply(field.question(), new Decline())).isEqualTo(honest);
        assertThat(field.game().apply(field.leadership().state(), new EndLeadership()))
                .isEqualTo(honestLeadership);
    }

    static Stream<Arguments> hooksThatThrow() {
        return hooks().filter(row -> row.get()[2] == Mischief.THROWS);
    }

    @ParameterizedTest(name = "{0}.{1}")
    @MethodSource("hooksThatThrow")
    void aLackOfMemoryIsNoFaultOfARule(String rule, String hook, Mischief mischief, Consumer<Field> when) {
        Mischief.EXHAUSTS_MEMORY.at(rule + "." + hook);

        assertThatThrownBy(() -> when.accept(field)).isInstanceOf(OutOfMemoryError.class);
    }

    @Test
    void aNullForAnExplanationMakesNothingLegal() {
        Mischief.RETURNS_NULL.at("Whether.explain");

        assertThatThrownBy(() -> field.game().apply(field.question(), new Coin()))
                .isInstanceOf(BrokenRuleException.class)
                .hasMessage("strange: Whether[]: explain returned null");
        assertThatThrownBy(() -> field.game().tryApply(field.question(), new Coin()))
                .isInstanceOf(BrokenRuleException.class);
    }

    @ParameterizedTest
    @MethodSource("checksOfSteps")
    void aStateFromOutsideWhoseStepsFailIsRefused(String hook, Mischief mischief) {
        assertThat(field.game()
                        .tryResume(field.question().table(), field.question().agenda())
                        .isRight())
                .isTrue();

        mischief.at(hook);

        assertThat(field.game()
                        .tryResume(field.question().table(), field.question().agenda())
                        .getLeft()
                        .law())
                .isEqualTo("LAW-6");
    }

    static Stream<Arguments> checksOfSteps() {
        return Stream.of("Whether.validate", "Whether.tableAfter", "Whether.options", "Whether.asked")
                .flatMap(hook -> VALUE.stream().map(mischief -> arguments(hook, mischief)));
    }

    private static Stream<Arguments> row(String rule, String hook, Set<Mischief> mischief, Consumer<Field> when) {
        return mischief.stream().map(one -> arguments(rule, hook, one, when));
    }

    private static Set<Mischief> with(Set<Mischief> all, Mischief one) {
        Set<Mischief> more = EnumSet.copyOf(all);
        more.add(one);
        return more;
    }
}
