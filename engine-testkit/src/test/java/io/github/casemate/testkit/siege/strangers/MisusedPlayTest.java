package io.github.casemate.testkit.siege.strangers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.BrokenRuleException;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Question;
import io.github.casemate.agenda.Step;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.event.GameEnded;
import io.github.casemate.siege.event.Passed;
import io.github.casemate.siege.quantity.RerollCount;
import io.github.casemate.siege.spi.Delegated;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.ActiveAbility;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What a step can do wrong with the play it is given, and how that is told. */
class MisusedPlayTest {

    private static final SceneGame PLAYING = Scene.of(Ruleset.secondEdition(2)).actionOf(1);

    private record Does(Consumer<Play<Table>> what) implements AutoStep<Table> {
        @Override
        public void take(Play<Table> play) {
            what.accept(play);
        }

        @Override
        public String toString() {
            return "Does[something]";
        }
    }

    private record Choice(int number) implements Action {}

    private record Chooses() implements Question<Table> {
        @Override
        public PlayerId asked(Table table) {
            return table.active();
        }

        @Override
        public Seq<Action> options(Table table) {
            return Array.of(new Choice(1), new Choice(2));
        }

        @Override
        public void answer(Play<Table> play, Action answer) {
            throw new UnsupportedOperationException("no answer is right");
        }
    }

    private record Unspeakable() implements AutoStep<Table> {
        @Override
        public void take(Play<Table> play) {
            throw new UnsupportedOperationException("mischief");
        }

        @Override
        public String toString() {
            throw new UnsupportedOperationException("unspeakable");
        }
    }

    private record Verbose(String words) implements AutoStep<Table> {
        @Override
        public void take(Play<Table> play) {
            throw new UnsupportedOperationException("mischief");
        }
    }

    private record Fails() implements Modifier<RerollCount> {
        @Override
        public Class<RerollCount> about() {
            return RerollCount.class;
        }

        @Override
        public int modify(int number, RerollCount asked, Source source, Table table) {
            throw new UnsupportedOperationException("mischief");
        }
    }

    @Test
    @SuppressWarnings("NullAway") // Null is the point.
    void nullIsNeitherEmittedNorComesNext() {
        assertThat(brokenBy(play -> play.emit(null)))
                .hasMessageEndingWith("take threw java.lang.IllegalStateException: null was emitted");
        assertThat(brokenBy(play -> play.then((Step<Table>) null))).hasMessageEndingWith("null was to come next");
        assertThat(brokenBy(play -> play.then(new Chooses(), null))).hasMessageEndingWith("null was to come next");
    }

    @Test
    void whoeverAsksWaitsForTheAnswer() {
        assertThat(brokenBy(play -> {
                    play.ask(new Chooses());
                    play.emit(new Passed(PlayerId.of(0)));
                }))
                .hasMessageEndingWith("something happened after a question had been asked");
        assertThat(brokenBy(play -> {
                    play.ask(new Chooses());
                    play.then(new Verbose(""));
                }))
                .hasMessageEndingWith("asked, but other steps come before the answer");
    }

    @Test
    void anAgendaThatRunsOutIsTheFaultOfItsLastStep() {
        IslandSiege game = PLAYING.game();

        assertThatThrownBy(() -> game.resume(PLAYING.table(), List.of(new Does(play -> {}))))
                .isInstanceOf(BrokenRuleException.class)
                .hasMessageEndingWith(
                        "Does[something]: take was the last step of the agenda, and the game is not over");
        assertThatThrownBy(() -> game.resume(PLAYING.table(), List.empty()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("nothing comes next, and the game is not over");
    }

    @Test
    void aGameThatDoesNotComeToRestNamesTheStepAndTheAgenda() {
        AutoStep<Table> again = new AutoStep<Table>() {
            @Override
            public void take(Play<Table> play) {
                play.then(this);
            }

            @Override
            public String toString() {
                return "Again";
            }
        };

        assertThatThrownBy(() -> PLAYING.game().resume(PLAYING.table(), List.of(again)))
                .isInstanceOf(BrokenRuleException.class)
                .hasMessageEndingWith("Again: take does not let the game come to rest; the agenda is Again");
    }

    @Test
    void anEndThatCannotBeIsTheFaultOfTheStepThatEndsTheGame() {
        Ending stranger = new Ending(Option.some(PlayerId.of(7)), Ending.Victory.ECONOMIC);

        assertThat(brokenBy(play -> play.emit(new GameEnded(stranger))))
                .hasMessageContaining("Does[something]: take threw ");
    }

    @Test
    void aRuleThatCannotBePrintedIsNamedByItsClass() {
        assertThat(broken(new Unspeakable()).rule()).isEqualTo("Unspeakable");
    }

    @Test
    void aRuleThatSaysTooMuchIsCutShort() {
        assertThat(broken(new Verbose("x".repeat(10_000))).rule())
                .startsWith("Verbose[words=xxx")
                .endsWith("x...")
                .hasSize(200);
    }

    @Test
    void aQuestionThatSomebodyElseAnswersIsBrokenItself() {
        Question<Table> deaf = new Chooses();
        IslandSiege game = PLAYING.game();
        var asked = game.resume(PLAYING.table(), PLAYING.state().agenda().prepend(new Delegated(deaf, PlayerId.of(1))));

        BrokenRuleException broken =
                catchThrowableOfType(BrokenRuleException.class, () -> game.apply(asked.state(), new Choice(1)));

        assertThat(broken.type()).isEqualTo(Chooses.class);
        assertThat(broken.hook()).isEqualTo("answer");
    }

    @Test
    void anAbilityIsNamedWithItsCard() {
        BrokenRuleException strange = brokenOnAFort(new Fails());

        assertThat(strange.rule()).isEqualTo("Fails[] on odd-fort");
        assertThat(strange.culprit()).isInstanceOf(ActiveAbility.class);
        assertThat(strange.module()).as("no module has it").isEmpty();
        assertThat(strange).hasMessageStartingWith(Fails.class.getName() + ": Fails[] on odd-fort: modify threw ");
    }

    @Test
    @SuppressWarnings("NullAway") // Null is the point.
    void nullIsNotAnAbility() {
        assertThatThrownBy(() -> withFort((Ability) null))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("odd-fort: null is not an ability");
    }

    private static BrokenRuleException brokenBy(Consumer<Play<Table>> what) {
        return broken(new Does(what));
    }

    private static BrokenRuleException broken(Step<Table> step) {
        IslandSiege game = PLAYING.game();
        BrokenRuleException broken = catchThrowableOfType(
                BrokenRuleException.class,
                () -> game.resume(PLAYING.table(), PLAYING.state().agenda().prepend(step)));
        assertThat(broken).isNotNull();
        return broken;
    }

    private static BrokenRuleException brokenOnAFort(Ability ability) {
        SceneGame play = Scene.of(withFort(ability))
                .player(1, side -> side.fort("odd-fort", 0, "B"))
                .actionOf(1);
        return catchThrowableOfType(BrokenRuleException.class, () -> play.attacks("starting-fort-2"));
    }

    private static Ruleset withFort(Ability ability) {
        return Ruleset.secondEdition(2)
                .withCards(BaseCards.all().append(Card.fort("odd-fort", "Odd Fort", Layout.of("B"), 1, ability)));
    }
}
