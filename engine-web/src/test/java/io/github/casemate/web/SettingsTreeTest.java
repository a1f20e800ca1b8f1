package io.github.casemate.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.json.SavedMatch;
import io.github.casemate.json.SettingsJson;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.pack.Settings;
import io.github.casemate.pack.ShippedDocument;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page reads and writes the cards, tiles and maps of all other programs. */
class SettingsTreeTest {

    private static final GamePacks PACKS = GamePacks.onPath();

    @TestFactory
    Stream<DynamicTest> everyShippedDocumentIsTheSameTextEverywhere() {
        return PACKS.usable()
                .toJavaStream()
                .flatMap(pack -> pack.documents()
                        .toJavaStream()
                        .map(shipped -> DynamicTest.dynamicTest(
                                pack.info().id() + " " + shipped.name(), () -> compared(pack, shipped))));
    }

    private static void compared(GamePack<?, ?, ?, ?> pack, ShippedDocument shipped) {
        String text = new SettingsTree(pack).text(shipped.name());
        assertThat(text).isEqualTo(SettingsJson.of(pack).writeDocument(shipped.document()));
        assertThat(SettingsJson.of(pack).readDocument(text, shipped.document().getClass()))
                .isEqualTo(shipped.document());
    }

    @ParameterizedTest
    @CsvSource({
        "island-siege, cards, base, \"cost\": 2, \"cost\": 1, ''",
        "island-siege, cards, captains, \"most\": 2, \"most\": 3, captains",
        "island-siege, cards, ramparts, \"change\": -1, \"change\": -2, ramparts",
        "island-of-fog, tiles, tiles, Wide Meadow, Narrow Meadow, ''",
        "king-of-fire-island, map, map, \"id\": \", \"id\": \"my-, ''",
        "king-of-fire-island, cards, cards, \"points\": 3, \"points\": 4, ''"
    })
    void aMatchWithChangedDocumentsIsSavedAndOpenedAsEverywhere(
            String game, String setting, String document, String old, String changed, String modules) {
        GamePack<?, ?, ?, ?> pack = PACKS.find(game).get();
        String shipped = new SettingsTree(pack).text(document);
        String file = shipped.replaceFirst(java.util.regex.Pattern.quote(old), changed);
        assertThat(file).isNotEqualTo(shipped);
        JsonTree settings =
                JsonTree.object().put(setting, JsonTree.object().put("documents", JsonTree.array(List.of(file))));
        if (!modules.isEmpty()) {
            settings.put("modules", modules);
        }
        playedAndCompared(pack, settings);
    }

    private static <S, A, E, V> void playedAndCompared(GamePack<S, A, E, V> pack, JsonTree chosen) {
        Settings settings = new SettingsTree(pack).chosen(chosen);
        assertThat(settings.changed().exists(setting -> setting.document().isDefined()))
                .isTrue();
        Game<S, A, E, V> game = pack.create(settings).get();
        Match<S, A, E, V> match = Match.of(game, 3);
        for (int i = 0; i < 6; i++) {
            match = match.play(match.legalActions().last());
        }
        String text = new SavedText<>(pack).write(match);
        assertThat(text).isEqualTo(SavedMatch.write(pack, match));
        assertThat(new SavedText<>(pack).read(JsonTree.read(text))).isEqualTo(match);
    }

    @Test
    void aDamagedDocumentIsRefusedWithItsPlace() {
        GamePack<?, ?, ?, ?> siege = PACKS.find("island-siege").get();
        String cards = new SettingsTree(siege).text("base");
        refused(
                "cards",
                cards.replaceFirst("\"cost\": [0-9]", "\"cost\": 99"),
                "cost: expected a whole number from 0 to 9");
        refused("cards", cards.replaceFirst("\"cost\":", "\"price\":"), "price: there is no such field");
        refused(
                "cards",
                cards.replaceFirst("\"name\": \"[^\"]*\", ", "").replaceFirst("\\s+\"name\": \"[^\"]*\",", ""),
                "cards[0].name: the field is missing");
        refused("cards", cards.replaceFirst("base:owner-rerolls", "base:flies"), "there is no ability 'base:flies'");
        refused(
                "cards",
                cards.replaceFirst("\"change\": -?[0-9]", "\"change\": 10"),
                "expected a whole number from -9 to 9");
        refused("cards", cards.replaceFirst("\"WGGB\"", "\"WXGB\""), "cards[0].layout: ");
        refused(
                "cards",
                cards.replaceFirst("\"type\": \"fort\"", "\"type\": \"ship\""),
                "a fort, and nothing else, has a layout");
        refused("cards", cards.replaceFirst("\"schema\": 1", "\"schema\": 2"), "newer version");
        refused(
                "cards",
                new SettingsTree(PACKS.find("king-of-fire-island").get()).text("cards"),
                "does not have the cards of Island Siege");
        refused("cards", "[]", "does not have the cards of Island Siege");
        refused("players", cards, "The setting 'players' has no documents.");
    }

    private static void refused(String setting, String file, String sentence) {
        String request = JsonTree.object()
                .put("do", "new")
                .put("game", "island-siege")
                .put(
                        "settings",
                        JsonTree.object()
                                .put(setting, JsonTree.object().put("documents", JsonTree.array(List.of(file)))))
                .put("seed", 1)
                .toString();
        assertThat(JsonTree.read(PageEngine.answer(request)).text("error"))
                .contains(sentence)
                .endsWith(".");
    }

    @Test
    void whatIsNoRecordHasNoCodec() {
        assertThatThrownBy(() ->
                        new RecordTrees(io.vavr.collection.TreeMap.empty(), TreeCodec.between(0, 9)).of(Object.class))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
