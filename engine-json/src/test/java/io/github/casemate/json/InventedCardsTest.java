package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.casemate.json.document.DocumentException;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IllegalRulesetException;
import io.github.casemate.siege.Ruleset;
import org.junit.jupiter.api.Test;

/** What would break a game is refused by a sentence before the game begins. */
class InventedCardsTest {

    private static final Ruleset CAPTAINS = Ruleset.secondEdition(2).with("captains");

    /** What Barricaded Fortress does, and no other card of the base game. */
    private static final String FORTRESS = "{\"kind\": \"base:owner-rerolls\"}";

    /** What Espionage does, and no other captain. */
    private static final String ESPIONAGE = "{\"kind\": \"captains:steals-card\"}";

    @Test
    void aRuleOfTheGameStandsOnNoCard() {
        refused(
                changed("base", FORTRESS, "{\"kind\": \"base:imperial-board\"}"),
                "barricaded-fortress has base:imperial-board, which is a rule of the game and not for cards");
        refused(
                changed("captains", ESPIONAGE, "{\"kind\": \"captains:commands-captains\"}"),
                "espionage has captains:commands-captains, which is a rule of the game and not for cards");
    }

    @Test
    void whatCaptainsDoStandsOnTheirCardsOnly() {
        refused(
                changed("base", FORTRESS, ESPIONAGE),
                "captains: barricaded-fortress: what captains do can be on captain cards only");
    }

    @Test
    void aCaptainCardHasOneOrder() {
        String sentence = "captains: espionage: the captain deck holds only orders, and each does one thing";
        refused(changed("captains", ESPIONAGE, ""), sentence);
        refused(changed("captains", ESPIONAGE, "{\"kind\": \"base:forbids-draw\"}"), sentence);
        refused(changed("captains", ESPIONAGE, ESPIONAGE + ", " + ESPIONAGE), sentence);
    }

    @Test
    void anAbilityNeedsItsModule() {
        refused(
                changed("base", FORTRESS, "{\"kind\": \"coquina:draws-attacks\"}"),
                "barricaded-fortress has the ability coquina:draws-attacks, whose module is not part of this game");
    }

    @Test
    void aNumberThatMeansNothingIsRefusedWithItsLine() {
        String changed = changed("captains", "\"most\": 2", "\"most\": 0");
        assertThatExceptionOfType(DocumentException.class)
                .isThrownBy(() -> Siege.catalog(changed))
                .withMessage("line 16, decks[0].cards[0].abilities[0]: 'most' is at least 1, not 0");
    }

    private static String changed(String module, String old, String other) {
        String text = Siege.write(Catalog.shipped(module));
        assertThat(text).containsOnlyOnce(old);
        return text.replace(old, other);
    }

    private static void refused(String catalog, String sentence) {
        Catalog read = Siege.catalog(catalog);
        assertThatExceptionOfType(IllegalRulesetException.class)
                .isThrownBy(() -> CAPTAINS.with(read))
                .withMessage(sentence);
    }
}
