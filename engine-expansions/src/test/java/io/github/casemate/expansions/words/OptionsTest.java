package io.github.casemate.expansions.words;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Heading;
import io.github.casemate.pack.Sentence;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.event.CardsDrawn;
import io.github.casemate.siege.event.Reinforced;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.siege.rules.ChooseAttackColor;
import io.github.casemate.siege.spi.Delegated;
import io.github.casemate.siege.table.Table;
import io.github.casemate.text.English;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Options as lines of a list. */
class OptionsTest {

    /** Modules that nobody here knows, beside those that are known. */
    private static final Array<Ruleset> RULESETS =
            SampleGames.rulesets().append(Ruleset.secondEdition(3).with("sandcastle", "flotsam"));

    @Test
    void everySentenceEndsAndHoldsNothingThatOnlyAProgramReads() {
        for (Ruleset ruleset : RULESETS) {
            IslandSiege game = IslandSiege.of(ruleset);
            for (PlayerId player : game.players()) {
                var words = Told.by(game, Told.seats(ruleset).to(player));
                assertThat(SampleGames.of(ruleset, 5)
                                .last()
                                .eventsSince(0, player)
                                .map(words::sentence)
                                .map(Sentence::text))
                        .allMatch(text -> text.matches("Turn \\d+: .*|[A-Z].*\\."))
                        .noneMatch(text -> text.matches(".*([@{}]|\\[|null| {2}).*"));
            }
        }
    }

    /** That the ids can be looked up, the program checks, which has the rules at hand. */
    @Test
    void everyQuestionHasRules() {
        int passedOn = 0;
        for (Ruleset ruleset : SampleGames.rulesets()) {
            for (long seed = 1; seed <= 12; seed++) {
                for (var match : SampleGames.of(ruleset, seed).filter(match -> !match.isOver())) {
                    GameView<Table> view = match.view(match.turn().asked().get());
                    Heading heading = Told.by(game(match), Told.seats(ruleset).to(view.viewer()))
                            .heading(view);
                    boolean delegated = view.agenda().head() instanceof Delegated;

                    assertThat(heading.rules())
                            .as(heading.text())
                            .isNotEmpty()
                            .allMatch(id -> id.matches("[A-Z]{3}-[0-9]+"));
                    assertThat(heading.text().startsWith("You decide this for "))
                            .isEqualTo(delegated);
                    passedOn += delegated ? 1 : 0;
                }
            }
        }
        assertThat(passedOn).isPositive();
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
                    var told = Told.by(game(match), Told.seats(ruleset).to(view.viewer()));
                    for (Action option : view.options()) {
                        String words = told.label(option, view);
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
                                                    : "take " + PieceWords.stones(stones)));
                            looked.incrementAndGet();
                        } else if (option instanceof DrawCards) {
                            int drawn = events.filter(CardsDrawn.class::isInstance)
                                    .map(event -> ((CardsDrawn) event).cards().size())
                                    .sum()
                                    .intValue();
                            assertThat(words)
                                    .startsWith("Draw " + English.count(drawn, "card") + ", keep "
                                            + English.number(drawn - 1));
                            looked.incrementAndGet();
                        } else if (option instanceof ChooseColor
                                && view.agenda().head() instanceof ChooseAttackColor) {
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
}
