package io.github.casemate.app.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.expansions.words.SampleGames;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Ruleset;
import org.junit.jupiter.api.Test;

/** The rules, looked up. */
class RulebookTest {

    private final Rulebook book = Rulebook.ofGame("island-siege");

    @Test
    void aRuleIsFoundByItsIdInAnyCase() {
        assertThat(book.rule("atk-7").get().text())
                .startsWith("The attacker takes stones of the attack colour off the fort");
        assertThat(book.rule("ATK-99")).isEmpty();
    }

    @Test
    void aRulingKeepsItsListAndItsReason() {
        String drawn = book.rule("RUL-23").get().drawn(80).plain();

        assertThat(drawn).contains("\n  8. Leadership;\n").contains("\n  Why: the rulebooks order the steps");
    }

    @Test
    void rulesAreFoundByWords() {
        assertThat(book.search("second wave target").map(RuleText::id)).contains("ATK-10", "RUL-36");
        assertThat(book.search("zeppelin")).isEmpty();
    }

    @Test
    void allRulesOfThePageAreThere() {
        assertThat(book.all()).hasSizeGreaterThan(150);
        assertThat(book.all().map(RuleText::id)).contains("SET-1", "RUL-1", "GHO-12", "MON-2");
        assertThat(book.all())
                .allMatch(rule -> !rule.text().contains("**") && !rule.text().contains("]("));
    }

    @Test
    void theGistOfARuleIsItsFirstSentence() {
        Rulebook book = Rulebook.of(
                "## Attack\n\n**ATK-1** One thing. Another\nthing.\n\n*Why:* So.\n\n**ATK-2** Only this.\n");

        assertThat(book.rule("ATK-1").get().gist()).isEqualTo("One thing.");
        assertThat(book.rule("ATK-2").get().gist()).isEqualTo("Only this.");
        assertThat(book.rule("ATK-1").get().drawn(80).plain())
                .isEqualTo("ATK-1  Attack\n  One thing. Another thing.\n  Why: So.");
    }

    @Test
    void emphasisOfThePageIsNotShown() {
        Rulebook book =
                Rulebook.of("## Set-up\n\n**SET-1** It has *exactly* 12 squares (*found*), the last called *.\n");

        assertThat(book.rule("SET-1").get().text()).isEqualTo("It has exactly 12 squares (found), the last called *.");
    }

    @Test
    void noRuleIsWiderThanItsScreen() {
        for (RuleText rule : Rulebook.ofGame("island-siege").all()) {
            assertThat(rule.drawn(60).width()).as(rule.id()).isLessThanOrEqualTo(60);
        }
    }

    @Test
    void theRulesOfEveryQuestionCanBeLookedUp() {
        Rulebook book = Rulebook.ofGame("island-siege");
        for (Ruleset ruleset : SampleGames.rulesets()) {
            for (long seed = 1; seed <= 12; seed++) {
                for (var match : SampleGames.of(ruleset, seed).filter(match -> !match.isOver())) {
                    PlayerId asked = match.turn().asked().get();
                    Names names = Names.ofSeats(match.game().players().size()).to(asked);
                    assertThat(new IslandSiegePack()
                                    .words(match.game(), names)
                                    .heading(match.view(asked))
                                    .rules())
                            .isNotEmpty()
                            .allMatch(id -> book.rule(id).isDefined());
                }
            }
        }
    }
}
