package io.github.casemate.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Question;
import io.github.casemate.ai.siege.RerollOracle;
import io.github.casemate.app.words.OpenQuestion;
import io.github.casemate.app.words.SampleGames;
import io.github.casemate.expansions.ghost.GhostAction;
import io.github.casemate.expansions.ghost.GhostCaptain;
import io.github.casemate.expansions.ghost.TurnGhost;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.Edition;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.rules.Rerolling;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The odds beside the options. */
class OracleOddsTest {

    private static final String WORDS = "falls (<1|>99|\\d{1,3})%, \\d\\.\\d stones";

    @Test
    void attacksAndRollsHaveOddsAndNothingElse() {
        var match = Match.of(IslandSiege.of(Ruleset.secondEdition(2)), 11);
        while (match.view(match.turn().asked().get()).table().turn() == 0) {
            match = match.play(match.legalActions().head());
        }
        GameView<Table> action = match.view(match.turn().asked().get());
        var attack = match.legalActions().find(Attack.class::isInstance).get();
        match = match.play(attack);
        GameView<Table> dice = match.view(match.turn().asked().get());
        Odds odds = new OracleOdds();

        assertThat(odds.of(action, attack).get()).matches(WORDS);
        assertThat(odds.of(action, new DrawCards())).isEmpty();
        assertThat(dice.options().exists(RerollDice.class::isInstance)).isTrue();
        assertThat(dice.options().map(option -> odds.of(dice, option).getOrElse("")))
                .allMatch(words -> words.matches(WORDS));
    }

    /** RUL-87: whoever decides for the Ghost Captain attacks with his dice, not with their own. */
    @Test
    void theOddsOfAnAttackAreThoseOfWhoeverIsAboutToAct() {
        AtomicInteger looked = new AtomicInteger();
        for (long seed = 1; seed <= 60; seed++) {
            var match = Match.of(
                    IslandSiege.of(Ruleset.of(Edition.SECOND, 1, Array.of("ghost-captain", "captains", "ramparts"))
                            .withTurnLimit(80)),
                    seed);
            SplitMix64 random = new SplitMix64(seed);
            while (!match.isOver()) {
                GameView<Table> view = match.view(match.turn().asked().get());
                check(view, looked);
                int any = (int) SplitMix64.below(random, view.options().size());
                match = match.play(view.options()
                        .find(TurnGhost.class::isInstance)
                        .getOrElse(view.options().get(any)));
            }
        }
        assertThat(looked.get()).isPositive();
    }

    private static void check(GameView<Table> view, AtomicInteger looked) {
        Question<Table> question = OpenQuestion.in(view).get().question();
        boolean atAFort = view.table().attack().exists(attack -> attack.fort().isDefined());
        if (!(question instanceof GhostAction || question instanceof Rerolling)) {
            return;
        }
        for (Action option : view.options()) {
            Option<String> odds = new OracleOdds().of(view, option);
            if (question instanceof GhostAction && option instanceof Attack attack) {
                looked.incrementAndGet();
                double his = RerollOracle.create().chanceToRaze(view.table(), GhostCaptain.SEAT, attack.fort());
                assertThat(odds.get()).startsWith("falls " + OracleOdds.percent(his));
            } else if (question instanceof Rerolling && atAFort) {
                assertThat(odds).isNotEmpty();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 0%", "0.001, <1%", "0.006, 1%", "0.124, 12%", "0.5, 50%", "0.994, 99%", "0.999, >99%", "1, 100%"})
    void nothingPossibleIsCalledImpossibleAndNothingUncertainSure(double chance, String words) {
        assertThat(OracleOdds.percent(chance)).isEqualTo(words);
    }

    @Test
    void noQuestionOfAnyGameIsTooMuchForThem() {
        for (Ruleset ruleset : SampleGames.rulesets()) {
            Odds odds = new OracleOdds();
            Seq<String> told = SampleGames.of(ruleset, 6)
                    .filter(match -> !match.isOver())
                    .flatMap(match -> {
                        GameView<Table> view = match.view(match.turn().asked().get());
                        return view.options().flatMap(option -> odds.of(view, option));
                    });

            assertThat(told).isNotEmpty().allMatch(words -> words.matches(WORDS));
        }
    }
}
