package io.github.casemate.fire;

import static io.github.casemate.fire.FireScene.P1;
import static io.github.casemate.fire.FireScene.P2;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.fire.box.FireCatalog;
import io.github.casemate.fire.box.FireDeck;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.box.IslandMap;
import io.github.casemate.fire.box.IslandMaps;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.json.GameJson;
import io.github.casemate.json.SavedMatch;
import io.github.casemate.json.SettingsJson;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Settings;
import io.github.casemate.testkit.Playthroughs;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Islands and decks of one's own come from files, and views go to programs in other languages. */
class FireDocumentsTest {

    private final FireIslandPack pack = new FireIslandPack();
    private final SettingsJson json = SettingsJson.of(pack);
    private final String map = json.writeDocument(IslandMaps.STANDARD);
    private final String cards = json.writeDocument(FireDeck.STANDARD);

    private Game<GameState<FireTable>, Action, Event<FireTable>, GameView<FireTable>> game(IslandMap island) {
        return pack.create(Settings.standard(pack.settings()).with(FireIslandPack.MAP, island))
                .get();
    }

    @Test
    void islandsAndCardsAreReadBackAndSayThatTheyAreReconstructed() {
        assertThat(json.readDocument(map, IslandMap.class)).isEqualTo(IslandMaps.STANDARD);
        assertThat(json.readDocument(cards, FireCatalog.class)).isEqualTo(FireDeck.STANDARD);
        assertThat(cards).contains("reconstructed");
        assertThat(map).contains("reconstructed");
        IslandMap small = json.readDocument(json.writeDocument(IslandMaps.SMALL), IslandMap.class);
        assertThat(small).isEqualTo(IslandMaps.SMALL);
    }

    @Test
    void anIslandAndADeckOfOnesOwnArePlayedWithAndKeptInMatches() {
        FireCatalog own = json.readDocument(cards.replace("\"Chapel\"", "\"Oratory\""), FireCatalog.class);
        Settings settings = Settings.standard(pack.settings())
                .with(FireIslandPack.MAP, IslandMaps.SMALL)
                .with(FireIslandPack.CARDS, own);
        var game = pack.create(settings).get();
        Match<GameState<FireTable>, Action, Event<FireTable>, GameView<FireTable>> match = Match.of(game, 1);
        String saved = SavedMatch.write(pack, match);
        assertThat(saved).contains("Oratory", "little-fire-island");
        assertThat(SavedMatch.read(saved, pack)).isEqualTo(match);
        String view = GameJson.of(pack, game).writeView(match.view(P1));
        assertThat(GameJson.gameOf(view, pack)).isEqualTo(game);
        assertThatThrownBy(() -> GameJson.of(pack, game(IslandMaps.STANDARD)).readView(view))
                .isInstanceOf(DocumentException.class)
                .hasMessageContaining("other settings");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"1111~~~~~~~ | \"1111x~~~~~~ | map.rows[5]: 'x'",
                "\"11111AAAAA~ | \"1111AAAAA~ | map.rows[1]: has 34 cells",
                "\"fire-island\" | \"Fire Island\" | map.id: 'Fire Island'",
                "\"height\": 2 | \"height\": 3 | map.mountain[6]: a height of 3",
            })
    void aMistakeInAnIslandIsRefusedWithItsField(String right, String wrong, String problem) {
        assertThat(map).contains(right);
        IslandMap own = json.readDocument(map.replaceFirst(Pattern.quote(right), wrong), IslandMap.class);
        Settings settings = Settings.standard(pack.settings()).with(FireIslandPack.MAP, own);
        assertThat(pack.create(settings).getLeft().sentence()).contains(problem);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"RR#\" | \"R##\" | cards.buildings[1].levels[1]",
                "\"copies\": 3 | \"copies\": 0 | cards.cards[0].copies: 0",
                "\"building\": \"mill\" | \"building\": \"windmill\" | cards.cards[0].building: there is no building"
                        + " 'windmill'",
                "\"name\": \"Chapel\" | \"name\": \"Cha\\\\n"
                        + "pel\" | cards.buildings[3].name: the building 'chapel' needs a line",
                "\"name\": \"Inn\" | \"name\": \" \" | cards.buildings[4].name: the building 'inn' needs a line",
                "\"id\": \"chapel\" | \"id\": \"Chapel\" | cards.buildings[3].id: 'Chapel'",
                "\"id\": \"chapel\" | \"id\": \"inn\" | cards.buildings[4].id: 'inn' is the id of another one, too",
                "\"name\": \"Chapel\" | \"name\": \"inn\" | cards.buildings[4].name: 'Inn' is the name of another one",
                "\"name\": \"Flood\" | \"name\": \"Mill\" | cards.cards[18].name: 'Mill' is the name of another one, too",
            })
    void aMistakeInADeckIsRefusedWithItsField(String right, String wrong, String problem) {
        assertThat(cards).contains(right);
        FireCatalog own = json.readDocument(cards.replaceFirst(Pattern.quote(right), wrong), FireCatalog.class);
        Settings settings = Settings.standard(pack.settings()).with(FireIslandPack.CARDS, own);
        assertThat(pack.create(settings).getLeft().sentence()).contains(problem);
    }

    @Test
    void whatIsNotADocumentIsRefusedWithItsField() {
        assertThatThrownBy(() -> json.readDocument(map.replaceFirst("\"rows\"", "\"lines\""), IslandMap.class))
                .isInstanceOf(DocumentException.class)
                .hasMessageContaining("lines");
        assertThatThrownBy(() -> json.readDocument(
                        cards.replaceFirst("\"rule\": \"[a-z-]+\"", "\"rule\": \"sky\""), FireCatalog.class))
                .isInstanceOf(DocumentException.class)
                .hasMessageContaining("buildings[0].rule");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"giant\":\"*\" | \"giant\":\"Z\" | giant: there is no territory 'Z'",
                "\"territory\":\"A\" | \"territory\":\"C\" | flags[0]",
                "\"x\":8,\"y\":8,\"turn\":0 | \"x\":40,\"y\":8,\"turn\":0 | bricks[0]: 40,8 is not on the island",
                "\"x\":8,\"y\":8,\"turn\":0 | \"x\":8,\"y\":8,\"turn\":7 | bricks[0]: a Chimney has no turn 7",
                "\"x\":8,\"y\":8,\"turn\":0 | \"x\":12,\"y\":8,\"turn\":0 | something lies on 12,8 already",
                "\"hidden\":54 | \"hidden\":-1 | cards.deck.hidden: -1",
                "\"known\":[\"mill\"] | \"known\":[\"windmill\"] | there is no card 'windmill'",
                "\"known\":[\"mill\"] | \"known\":[\"mill\",\"mill\"] | cards: 55 cards do not lie before players",
                "\"form\":0 | \"form\":77 | buildings[0].form: there is no form 77",
                "\"base\":0 | \"base\":3 | buildings[0]: its bricks do not lie where it stands",
                "\"realm\":\"King | \"realm\":\"Queen | realm",
            })
    void aViewThatContradictsItselfIsRefused(String right, String wrong, String problem) {
        FireScene scene = FireScene.basic()
                .bricks(P1, "C1 8,8")
                .building(P2, "chapel", 0, 12, 8)
                .hand(P1, "mill");
        GameJson<GameState<FireTable>, Action, Event<FireTable>, GameView<FireTable>> views =
                GameJson.of(pack, scene.game);
        GameView<FireTable> seen = scene.game.view(scene.menu(), P1);
        String view = views.writeView(seen);
        assertThat(views.readView(view)).isEqualTo(seen);
        assertThat(view).contains(right);
        String forged = view.replaceFirst(Pattern.quote(right), wrong);
        assertThatThrownBy(() -> views.readView(forged))
                .isInstanceOf(DocumentException.class)
                .hasMessageContaining(problem);
    }

    @Test
    void viewsAndEventsOfMorePlayersAndOtherIslandsAreReadBack() {
        FireIsland four = FireScene.game(4, FireVariants.ADVANCED);
        FireIsland small = FireIsland.of(IslandMaps.SMALL, FireDeck.STANDARD, 3, FireVariants.ADVANCED)
                .get();
        for (FireIsland game : List.of(four, small)) {
            GameJson<GameState<FireTable>, Action, Event<FireTable>, GameView<FireTable>> documents =
                    GameJson.of(pack, game);
            var all = Playthroughs.of(game).withPolicies(FirePolicies.of(game));
            int steps = 0;
            for (var step : all.played(all.starts().head(), 3, 160).steps()) {
                assertThat(documents.readAction(documents.writeAction(step.action())))
                        .isEqualTo(step.action());
                for (Event<FireTable> event : step.transition().events()) {
                    assertThat(documents.readEvent(documents.writeEvent(event))).isEqualTo(event);
                }
                if (steps++ % 10 == 0) {
                    GameView<FireTable> seen = game.view(step.after(), P2);
                    assertThat(documents.readView(documents.writeView(seen))).isEqualTo(seen);
                }
            }
        }
    }

    @Test
    void aViewShowsNoCardOfOthers() {
        FireScene scene = FireScene.basic().hand(P1, "cathedral").hand(P2, "temple");
        GameJson<GameState<FireTable>, Action, Event<FireTable>, GameView<FireTable>> views =
                GameJson.of(pack, scene.game);
        assertThat(views.writeView(scene.game.view(scene.menu(), P1)))
                .contains("cathedral")
                .doesNotContain("temple");
        assertThat(views.writeView(scene.game.view(scene.menu(), PlayerId.SPECTATOR)))
                .doesNotContain("cathedral")
                .doesNotContain("temple");
    }
}
