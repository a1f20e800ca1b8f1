package io.github.casemate.app.words;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.app.rulebook.Rulebook;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.event.CardsDrawn;
import io.github.casemate.siege.event.Reinforced;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.siege.rules.ChooseAttackColor;
import io.github.casemate.siege.rules.FillSpace;
import io.github.casemate.siege.rules.RepairFort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Options as lines of a list. */
class ChoicesTest {

    /** Modules that nobody here knows, beside those that are known. */
    private static final Array<Ruleset> RULESETS =
            SampleGames.rulesets().append(Ruleset.secondEdition(3).with("sandcastle", "flotsam"));

    @Test
    void noTwoOptionsOfAQuestionReadTheSame() {
        for (Ruleset ruleset : RULESETS) {
            for (long seed = 1; seed <= 4; seed++) {
                SampleGames.of(ruleset, seed).filter(match -> !match.isOver()).forEach(match -> {
                    GameView<Table> view = match.view(match.turn().asked().get());
                    OpenQuestion openQuestion = OpenQuestion.in(view).get();
                    Names names = cast(ruleset).to(view.viewer());
                    Seq<String> lines = view.options().map(option -> Choices.words(option, openQuestion, names));

                    assertThat(lines)
                            .as(Questions.words(openQuestion, names))
                            .doesNotHaveDuplicates()
                            .allMatch(line -> !line.isBlank() && !line.contains("@"));
                    assertThat(Questions.words(openQuestion, names)).endsWith("?");
                });
            }
        }
    }

    @Test
    void everySentenceEndsAndHoldsNothingThatOnlyAProgramReads() {
        for (Ruleset ruleset : RULESETS) {
            IslandSiege game = IslandSiege.of(ruleset);
            for (PlayerId player : game.players()) {
                Story story = Story.of(game, cast(ruleset).to(player));
                assertThat(SampleGames.of(ruleset, 5)
                                .last()
                                .eventsSince(0, player)
                                .map(story::tell)
                                .map(Sentence::text))
                        .allMatch(text -> text.matches("Turn \\d+: .*|[A-Z].*\\."))
                        .noneMatch(text -> text.matches(".*([@{}]|\\[|null| {2}).*"));
            }
        }
    }

    @Test
    void everyQuestionHasRulesThatCanBeLookedUp() {
        Rulebook book = Rulebook.bundled();
        AtomicInteger passedOn = new AtomicInteger();
        for (Ruleset ruleset : SampleGames.rulesets()) {
            for (long seed = 1; seed <= 12; seed++) {
                SampleGames.of(ruleset, seed).filter(match -> !match.isOver()).forEach(match -> {
                    GameView<Table> view = match.view(match.turn().asked().get());
                    OpenQuestion openQuestion = OpenQuestion.in(view).get();
                    String words = Questions.words(openQuestion, cast(ruleset).to(view.viewer()));
                    assertThat(Questions.rules(openQuestion))
                            .as(words)
                            .isNotEmpty()
                            .allMatch(id -> book.rule(id).isDefined());
                    assertThat(words.startsWith("You decide this for ")).isEqualTo(openQuestion.passedOn());
                    passedOn.addAndGet(openQuestion.passedOn() ? 1 : 0);
                    if (view.options().exists(FellStones.class::isInstance)) {
                        assertThat(openQuestion.fort())
                                .isEqualTo(view.table().requireAttack().fort());
                    } else if (openQuestion.question() instanceof FillSpace fill) {
                        assertThat(openQuestion.fort()).containsExactly(fill.card());
                    } else if (openQuestion.question() instanceof RepairFort repair) {
                        assertThat(openQuestion.fort()).containsExactly(repair.fort());
                    }
                    game(match)
                            .players()
                            .reject(view.viewer()::equals)
                            .forEach(other -> assertThat(OpenQuestion.in(match.view(other)))
                                    .isEmpty());
                });
            }
        }
        assertThat(passedOn.get()).isPositive();
    }

    private static IslandSiege game(Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match) {
        return (IslandSiege) match.game();
    }

    /** Each line promises something; it is compared with what then comes. */
    @Test
    void whatAChoicePromisesHappens() {
        AtomicInteger looked = new AtomicInteger();
        // Ramparts has a ship that brings a stone of its own.
        for (Ruleset ruleset :
                SampleGames.rulesets().filter(rules -> !rules.modules().contains("ramparts"))) {
            for (long seed = 1; seed <= 4; seed++) {
                SampleGames.of(ruleset, seed).filter(match -> !match.isOver()).forEach(match -> {
                    GameView<Table> view = match.view(match.turn().asked().get());
                    OpenQuestion openQuestion = OpenQuestion.in(view).get();
                    for (Action option : view.options()) {
                        String words = Choices.words(
                                option, openQuestion, cast(ruleset).to(view.viewer()));
                        Seq<Event<Table>> events = match.play(option).eventsSince(match.length(), view.viewer());
                        if (option instanceof ChooseReinforce) {
                            Stones stones = events.filter(Reinforced.class::isInstance)
                                    .map(event -> ((Reinforced) event).stones())
                                    .headOption()
                                    .getOrElse(Stones.NONE);
                            assertThat(words)
                                    .isEqualTo("Reinforce: "
                                            + (stones.isEmpty()
                                                    ? "the dice bring no stone"
                                                    : "take " + SmallWords.stones(stones)));
                            looked.incrementAndGet();
                        } else if (option instanceof DrawCards) {
                            int drawn = events.filter(CardsDrawn.class::isInstance)
                                    .map(event -> ((CardsDrawn) event).cards().size())
                                    .sum()
                                    .intValue();
                            assertThat(words)
                                    .startsWith("Draw " + SmallWords.count(drawn, "card") + ", keep "
                                            + SmallWords.number(drawn - 1));
                            looked.incrementAndGet();
                        } else if (option instanceof ChooseColor
                                && openQuestion.question() instanceof ChooseAttackColor) {
                            assertThat(words)
                                    .matches("(Black|White|Gray): (no|one|two|three|four|five|six) stones? falls?");
                            boolean fell = events.exists(StoneFell.class::isInstance)
                                    || match.play(option).turn().asked().isDefined();
                            assertThat(fell || words.contains(": no stones fall"))
                                    .as(words)
                                    .isTrue();
                            looked.incrementAndGet();
                        }
                    }
                });
            }
        }
        assertThat(looked.get()).isGreaterThan(200);
    }

    private static Names cast(Ruleset ruleset) {
        return new Names(
                Array.ofAll(IslandSiege.of(ruleset).players()).map(player -> "Seat " + (player.index() + 1)),
                Option.none());
    }
}
