package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.tile.TileCatalog;
import io.github.casemate.json.GameJson;
import io.github.casemate.json.SettingsJson;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tiles of one's own come from files, and views go to programs in other languages. */
class FogDocumentsTest {

    private final IslandOfFogPack pack = new IslandOfFogPack();
    private final SettingsJson json = SettingsJson.of(pack);
    private final String shipped = json.writeDocument(TileCatalog.SHIPPED);

    @Test
    void tilesAreReadBackAndSayThatTheyAreReconstructed() {
        assertThat(json.readDocument(shipped, TileCatalog.class)).isEqualTo(TileCatalog.SHIPPED);
        assertThat(shipped).containsIgnoringCase("reconstruct");
    }

    @Test
    void tilesOfOnesOwnArePlayedWith() {
        TileCatalog own = json.readDocument(shipped.replace("Wide Meadow", "Our Meadow"), TileCatalog.class);
        Settings settings = Settings.standard(pack.settings()).with(IslandOfFogPack.TILES, own);
        Game<GameState<FogTable>, Action, Event<FogTable>, GameView<FogTable>> game =
                pack.create(settings).get();
        GameJson<GameState<FogTable>, Action, Event<FogTable>, GameView<FogTable>> views = GameJson.of(pack, game);
        String view = views.writeView(Match.of(game, 1).view(PlayerId.of(0)));
        assertThat(view).contains("Our Meadow");
        assertThat(GameJson.gameOf(view, pack)).isEqualTo(game);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"..ff.\" | \"..xf.\" | tiles[0].rows[0]: 'x' is not a kind of ground",
                "\"..ff.\" | \"..ff\" | tiles[0].rows[0]: '..ff' has 4 characters",
                "\"Wide Meadow\" | \" \" | tiles[0].name: the tile 'wide-meadow' needs a line",
                "\"Wide Meadow\" | \"Wide\\nMeadow\" | tiles[0].name: the tile 'wide-meadow' needs a line",
                "\"Wide Meadow\" | \"Old Pasture\" | tiles[1].name: 'Old Pasture' is also the name of tiles[0]",
                "\"old-pasture\" | \"wide-meadow\" | tiles[1].id: 'wide-meadow' is also the id of tiles[0]",
                "\"old-pasture\" | \"Old Pasture\" | tiles[1].id: 'Old Pasture' is not in kebab-case",
            })
    void aMistakeIsRefusedWithItsField(String right, String wrong, String problem) {
        TileCatalog own = json.readDocument(shipped.replace(right, wrong), TileCatalog.class);
        Settings settings = Settings.standard(pack.settings()).with(IslandOfFogPack.TILES, own);
        assertThat(pack.create(settings).getLeft().sentence()).contains(problem);
    }

    @Test
    void whatIsNotACatalogueIsRefusedWithItsField() {
        assertThatThrownBy(() -> json.readDocument(shipped.replaceFirst("\"rows\"", "\"lines\""), TileCatalog.class))
                .isInstanceOf(DocumentException.class)
                .hasMessageContaining("tiles[0].lines");
        assertThatThrownBy(() -> json.readDocument(shipped.replaceFirst("\"..ff.\"", "7"), TileCatalog.class))
                .isInstanceOf(DocumentException.class)
                .hasMessageContaining("tiles[0].rows[0]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"space\":\"b2\" | \"space\":\"b99\" | 'b99' is not a space",
                "\"space\":\"b2\" | \"space\":\"A1\" | A1 is not on this board",
                "\"figures\":1 | \"figures\":4 | figures of b2",
                "\"tile\":\"lighthouse\" | \"tile\":\"marsh\" | does not fit the tiles",
                "\"coins\":[0, | \"coins\":[ | a number for each player",
            })
    void aViewThatContradictsItselfIsRefused(String right, String wrong, String problem) {
        var game = pack.create(Settings.standard(pack.settings())).get();
        var views = GameJson.of(pack, game);
        String view = views.writeView(game.view(game.newGame(), PlayerId.of(0)));
        assertThat(view).contains(right);
        String forged = view.replaceFirst(java.util.regex.Pattern.quote(right), wrong);
        assertThatThrownBy(() -> views.readView(forged))
                .isInstanceOf(DocumentException.class)
                .hasMessageContaining(problem);
    }
}
