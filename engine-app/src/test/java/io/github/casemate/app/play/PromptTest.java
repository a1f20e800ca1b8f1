package io.github.casemate.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.app.story.Asked;
import io.github.casemate.app.story.Cast;
import io.github.casemate.app.terminal.Golden;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.GameView;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.PlaceStone;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Questions as people read them. */
class PromptTest {

    private static GameView firstAction() {
        var match = Match.of(IslandSiege.of(Ruleset.secondEdition(2)), 11);
        while (match.view(match.turn().asked().get()).table().turn() == 0) {
            match = match.play(match.legalActions().head());
        }
        return match.view(match.turn().asked().get());
    }

    @Test
    void theOddsStandBesideTheOptionsThatHaveThem() {
        GameView view = firstAction();
        Odds odds = (seen, option) -> Option.when(option instanceof Attack, "falls in 7 of 100");

        String prompt = Prompt.of(view, Asked.in(view).get(), Cast.of("Ada", "Ben"), odds, 100)
                .plain();

        assertThat(prompt).containsOnlyOnce("falls in 7 of 100");
        assertThat(prompt.lines().filter(line -> line.contains("falls in 7 of 100")))
                .allMatch(line -> line.contains("Attack "));
    }

    @Test
    void theRuleOfAQuestionIsExplained() {
        GameView view = firstAction();
        Guide guide = new Guide();
        Asked asked = Asked.in(view).get();

        assertThat(guide.about(asked, 80).plain()).startsWith("ACT-1  Action phase");
        assertThat(guide.lookUp("def-1", asked, view.options(), 80).plain()).startsWith("DEF-1");
        assertThat(guide.lookUp("cove outpost", asked, view.options(), 80).plain())
                .startsWith("Cove Outpost");
        assertThat(guide.lookUp("99", asked, view.options(), 80).plain()).isEqualTo("There is no choice 99.");
        assertThat(guide.lookUp("zeppelin", asked, view.options(), 80).plain()).startsWith("No rule and no card");
    }

    @Test
    void oddsStandBelowEachOtherWhereThereIsRoomAndElseBelowTheirChoice() {
        GameView view = firstAction();
        Odds odds = (seen, option) -> Option.when(option instanceof Attack, "falls 7%, 1.0 stones");
        Asked asked = Asked.in(view).get();
        Cast cast = Cast.of("Ada", "Ben").to(view.viewer());

        Golden.check(
                "prompt-by-width",
                Array.of(68, 67, 44)
                        .map(width -> width + ":\n"
                                + Prompt.of(view, asked, cast, odds, width).plain())
                        .mkString("\n"));
    }

    @Test
    void whoChoosesAmongSpacesSeesTheirNumbers() {
        var match = Match.of(IslandSiege.of(Ruleset.secondEdition(2)), 11);
        while (!match.legalActions().exists(PlaceStone.class::isInstance)) {
            match = match.play(match.legalActions()
                    .find(BuildFort.class::isInstance)
                    .getOrElse(match.legalActions().head()));
        }
        GameView view = match.view(match.turn().asked().get());
        Asked asked = Asked.in(view).get();

        Golden.check(
                "prompt-spaces",
                Prompt.of(view, asked, Cast.of("Ada", "Ben"), (seen, option) -> Option.none(), 80)
                        .plain());
    }

    @Test
    void aChoiceACardOrAWordIsLookedUp() {
        GameView view = firstAction();
        Guide guide = new Guide();
        Asked asked = Asked.in(view).get();
        int last = view.options().size();
        Function<String, String> found =
                what -> guide.lookUp(what, asked, view.options(), 80).plain();

        assertThat(found.apply("1")).as("drawing is no card").startsWith("ACT-1  Action phase");
        assertThat(found.apply(Integer.toString(last))).startsWith("Starting Fort   fort: ");
        assertThat(found.apply("0")).isEqualTo("There is no choice 0.");
        assertThat(found.apply(Integer.toString(last + 1))).isEqualTo("There is no choice " + (last + 1) + ".");
        assertThat(found.apply("armory")).startsWith("Armory   building: ");
        assertThat(found.apply("daniel")).startsWith("St. Daniel   ship: ");
        assertThat(found.apply("second wave").lines()).hasSizeBetween(7, 20);
        assertThat(found.apply("second wave"))
                .startsWith("ATK-8  ")
                .containsPattern("\nand \\d more: use more words\\.$");
        assertThat(guide.about(asked, 80).plain())
                .contains("See also DRW-1, FRT-1, BLD-1, SHP-1, ATK-1: type ? and the id.");
    }

    @Test
    void nobodyElseIsAsked() {
        GameView view = firstAction();
        PlayerId other = PlayerId.of(1 - view.viewer().index());

        assertThat(view.turn().isOf(other)).isFalse();
        assertThat(Asked.in(view).map(Asked::player)).containsExactly(view.viewer());
    }

    @Test
    void aPaceGetsFasterAndSlowerWithinLimits() {
        assertThat(Pace.parse("instant").faster()).isEqualTo(Pace.parse("instant"));
        assertThat(Pace.NORMAL.faster().slower()).isEqualTo(Pace.NORMAL);
        assertThat(Pace.parse("0.25")).isEqualTo(Pace.parse("fast"));
        assertThat(Pace.parse("0")).isEqualTo(Pace.parse("instant"));
        assertThat(Pace.parse("60").pause()).hasSeconds(60);
    }
}
