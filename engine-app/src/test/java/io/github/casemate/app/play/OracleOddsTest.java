package io.github.casemate.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.app.story.Games;
import io.github.casemate.kernel.Match;
import io.github.casemate.siege.GameView;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.RerollDice;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** The odds beside the options. */
class OracleOddsTest {

    private static final String WORDS = "falls (<1|>99|\\d{1,3})%, \\d\\.\\d stones";

    @Test
    void attacksAndRollsHaveOddsAndNothingElse() {
        var match = Match.of(IslandSiege.of(Ruleset.secondEdition(2)), 11);
        while (match.view(match.turn().asked().get()).table().turn() == 0) {
            match = match.play(match.legalActions().head());
        }
        GameView action = match.view(match.turn().asked().get());
        var attack = match.legalActions().find(Attack.class::isInstance).get();
        match = match.play(attack);
        GameView dice = match.view(match.turn().asked().get());
        Odds odds = new OracleOdds();

        assertThat(odds.of(action, attack).get()).matches(WORDS);
        assertThat(odds.of(action, new DrawCards())).isEmpty();
        assertThat(dice.options().exists(RerollDice.class::isInstance)).isTrue();
        assertThat(dice.options().map(option -> odds.of(dice, option).getOrElse("")))
                .allMatch(words -> words.matches(WORDS));
    }

    @Test
    void noQuestionOfAnyGameIsTooMuchForThem() {
        for (Ruleset ruleset : Games.rulesets()) {
            Odds odds = new OracleOdds();
            Seq<String> told = Games.of(ruleset, 6)
                    .filter(match -> !match.isOver())
                    .flatMap(match -> {
                        GameView view = match.view(match.turn().asked().get());
                        return view.options().flatMap(option -> odds.of(view, option));
                    });

            assertThat(told).isNotEmpty().allMatch(words -> words.matches(WORDS));
        }
    }
}
