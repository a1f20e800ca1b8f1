package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.document.DocumentException.Kind;
import io.github.casemate.kernel.Match;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IllegalRulesetException;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.cards.AddsStandingResults;
import io.github.casemate.testkit.rules.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards in a file: exported, changed, invented, and refused with the line and the field. */
class CatalogDocumentsTest {

    private static final String START = """
            {"id": "hut", "name": "Hut", "type": "fort", "starting": true, "layout": ["WB"], "slots": 4}""";

    @ParameterizedTest
    @ValueSource(
            strings = {"base", "captains", "coquina", "ghost-captain", "monuments", "ramparts", "flotsam", "sandcastle"
            })
    void theShippedCardsAreReadBackAsTheyWere(String module) {
        Catalog shipped = Catalog.shipped(module);
        assertThat(Siege.catalog(Siege.write(shipped))).isEqualTo(shipped);
    }

    @Test
    void aCardIsWrittenWithWhatItHas() {
        assertThat(Siege.write(Catalog.shipped("base"))).contains("""
                            {
                              "id": "flotilla-outpost",
                              "name": "Flotilla Outpost",
                              "type": "fort",
                              "layout": ["..~", "~W."],
                              "slots": 3,
                              "abilities": [{"kind": "base:dice-against-others", "change": -1}],
                              "text": "Attacks on your other forts roll one die fewer."
                            },
                        """.stripTrailing());
    }

    @Test
    void anInventedCardDoesWhatItsAbilitiesSay() {
        Catalog catalog = Siege.catalog(catalog(START, """
                {"id": "arsenal", "name": "Arsenal", "type": "building", "cost": 2, "coins": 1, "repair": "black",
                 "abilities": [{"kind": "base:adds-standing-results", "face": "black", "results": 2}]}"""));
        Card arsenal = catalog.cards().last();
        assertThat(arsenal.abilities()).containsExactly(new AddsStandingResults(Face.BLACK, 2));
        assertThat(arsenal.text()).isEmpty();
    }

    @Test
    void aChangedCatalogueIsAVariant(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("base.json");
        Files.writeString(
                file, Siege.write(Catalog.shipped("base")).replace("\"id\": \"armory\"", "\"id\": \"small-armory\""));
        Ruleset variant = Ruleset.secondEdition(2).with(Siege.catalog(file));
        assertThat(variant).isNotEqualTo(Ruleset.secondEdition(2));
        assertThat(IslandSiege.of(variant).initialTable().main().cards().map(Card::id))
                .contains("small-armory")
                .doesNotContain("armory");
    }

    @Test
    void theCardsOfAnExpansionCanBeChangedToo() {
        String text = Siege.write(Catalog.shipped("captains"));
        Catalog changed = Siege.catalog(text.replaceFirst("\"cost\": \\d", "\"cost\": 9"));
        Ruleset variant = Ruleset.secondEdition(2).with("captains").with(changed);
        assertThat(IslandSiege.of(variant)
                        .initialTable()
                        .deck("captains")
                        .cards()
                        .map(Card::cost))
                .contains(9);
        var match = Match.of(IslandSiege.of(variant), 1L);
        assertThat(SavedMatch.read(SavedMatch.write(Siege.PACK, match), Siege.PACK))
                .isEqualTo(match);
    }

    @Test
    void cardsOfAModuleNeedTheModule() {
        Catalog ramparts = Catalog.shipped("ramparts");
        assertThatThrownBy(() -> Ruleset.secondEdition(2).with(ramparts))
                .isInstanceOf(IllegalRulesetException.class)
                .hasMessageContaining("'ramparts'");
    }

    @Test
    void anAbilityOfAModuleNeedsTheModule() {
        Catalog base = Catalog.shipped("base");
        Catalog more = base.withCards(
                base.cards().append(Catalog.shipped("ramparts").cards().head()));
        assertThatThrownBy(() -> Ruleset.secondEdition(2).with(more))
                .isInstanceOf(IllegalRulesetException.class)
                .hasMessageContaining("ramparts:")
                .hasMessageContaining("not part of this game");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "abilities": [{"kind": "base:adds-luck"}]                                         | 3 | cards[1].abilities[0].kind   | there is no ability 'base:adds-luck'
            "abilities": [{"kind": "base:attack", "fort": "hut"}]                             | 3 | cards[1].abilities[0].kind   | there is no ability 'base:attack'
            "abilities": [{"kind": "base:no-reroll-of", "face": "purple"}]                    | 3 | cards[1].abilities[0].face   | there is no face 'purple'; there are leadership, black
            "abilities": [{"kind": "base:no-reroll-of"}]                                      | 3 | cards[1].abilities[0].face   | the field is missing
            "abilities": [{"kind": "base:dice-against-this", "change": 100}]                  | 3 | cards[1].abilities[0].change | a whole number from -9 to 9
            "abilities": [{"kind": "base:dice-against-this", "change": 1, "more": 1}]         | 3 | cards[1].abilities[0].more   | there is no such field; there are kind, change
            "abilities": "none"                                                               | 3 | cards[1].abilities           | expected a list, found "none"
            "cost": 2                                                                         | 3 | cards[1]                     | a fort has no cost
            "price": 2                                                                        | 3 | cards[1].price               | there is no such field
            """)
    void whatIsWrongIsToldWithLineAndField(String field, int line, String path, String sentence) {
        DocumentException refused = refused(catalog(
                START,
                "{\"id\": \"keep\", \"name\": \"Keep\", \"type\": \"fort\", \"layout\": [\"W.\"], \"slots\": 3,\n"
                        + field + "}"));
        assertThat(refused.field()).isEqualTo(path);
        assertThat(refused).hasMessageContaining(sentence);
        assertThat(refused.line()).isEqualTo(path.equals("cards[1]") ? line : line + 1);
    }

    @Test
    @Rule("FRT-1")
    void aFortWithTwoFlagsIsRefused() {
        DocumentException refused = refused(
                catalog(
                        START,
                        "{\"id\": \"keep\", \"name\": \"Keep\", \"type\": \"fort\", \"layout\": [\"W.\",\n\"~B\"], \"slots\": 3}"));
        assertThat(refused.field()).isEqualTo("cards[1].layout");
        assertThat(refused).hasMessageContaining("FRT-1").hasMessageContaining("2 flags");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"[]", "[\"\"]", "[\"X.\"]", "[\"..\", \".\"]", "[\"~~\"]", "[\".................\"]", "\"..\""})
    void aLayoutThatIsNoneIsRefused(String layout) {
        DocumentException refused = refused(catalog(
                START,
                "{\"id\": \"keep\", \"name\": \"Keep\", \"type\": \"fort\", \"layout\": " + layout
                        + ", \"slots\": 3}"));
        assertThat(refused.field()).startsWith("cards[1].layout");
    }

    @Test
    void anIdThatIsThereTwiceIsRefused(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("mine.json");
        Files.writeString(
                file, catalog(START, "{\"name\": \"Raven\", \"type\": \"ship\", \"cost\": 1,\n\"id\": \"hut\"}"));
        DocumentException refused = catchThrowableOfType(DocumentException.class, () -> Siege.catalog(file));
        assertThat(refused.getMessage() + "\n").isEqualTo("""
                mine.json, line 4, cards[1].id: LAW-3: the card hut is listed twice
                """);
    }

    @Test
    void aBuildingRepairsAndAShipDoesNot() {
        assertThat(refused(catalog(START, "{\"id\": \"a\", \"name\": \"A\", \"type\": \"building\", \"cost\": 1}")))
                .hasMessageContaining("a building, and nothing else, repairs a stone");
        assertThat(refused(catalog(
                        START,
                        "{\"id\": \"a\", \"name\": \"A\", \"type\": \"ship\", \"cost\": 1, \"repair\": \"gray\"}")))
                .hasMessageContaining("a building, and nothing else, repairs a stone");
        assertThat(refused(catalog(START, "{\"id\": \"a\", \"name\": \"A\", \"type\": \"ship\"}")))
                .hasMessageContaining("costs at least one colonist");
        assertThat(refused(catalog(START, "{\"id\": \"A b\", \"name\": \"A\", \"type\": \"ship\", \"cost\": 1}")))
                .hasMessageContaining("expected an id in kebab-case with at most 60 characters, found \"A b\"");
    }

    @Test
    void aNewerVersionIsRefusedWithBothNumbers() {
        DocumentException refused = refused(catalog(START).replace("\"schema\": 1", "\"schema\": 12"));
        assertThat(refused.kind()).isEqualTo(Kind.NEWER_VERSION);
        assertThat(refused).hasMessageContaining("version 12 of the schema, and 1 is the newest");
    }

    private static String catalog(String... cards) {
        return "{\"document\": \"cards\", \"schema\": 1, \"game\": \"island-siege\", \"module\": \"base\", \"cards\": [\n"
                + String.join(",\n", cards) + "]}";
    }

    private static DocumentException refused(String text) {
        DocumentException refused = catchThrowableOfType(DocumentException.class, () -> Siege.catalog(text));
        assertThat(refused).as("nothing was found").isNotNull();
        return refused;
    }
}
