package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.FogPlace;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.tile.TileCatalog;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.pack.BoxItem;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Notation;
import io.github.casemate.pack.Settings;
import io.github.casemate.testkit.Playthroughs;
import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** The pack {@code island-of-fog}. */
class PackTest {

    private final IslandOfFogPack pack = new IslandOfFogPack();

    @Test
    void itIsFoundByItsId() {
        assertThat(GamePacks.onPath().find("island-of-fog").get()).isInstanceOf(IslandOfFogPack.class);
        assertThat(GamePacks.onPath().broken()).isEmpty();
    }

    @Test
    void wherePeopleMeetTheTilesTheyAreSaidToBeReconstructed() {
        assertThat(pack.info().about()).contains("reconstructed");
        assertThat(IslandOfFogPack.TILES.about()).contains("reconstructed");
        assertThat(pack.box().map(BoxItem::set)).isNotEmpty().containsOnly("reconstructed");
        Settings standard = Settings.standard(pack.settings());
        assertThat(aim(standard)).contains("The tiles are reconstructed");
        TileCatalog own = new TileCatalog("ours", TileCatalog.SHIPPED.tiles());
        assertThat(aim(standard.with(IslandOfFogPack.TILES, own))).doesNotContain("reconstructed");
    }

    private String aim(Settings settings) {
        return pack.words(pack.create(settings).get(), Names.ofSeats(2)).aim().mkString(" ");
    }

    @Test
    void everySettingIsWrittenDownAndReadBack() {
        Array<String> lines = Array.of(FogVariant.values())
                .map(variant -> variant.text() + "=true")
                .appendAll(Array.of("players=3", "board=3x3", "board=4x4", "board=6x6", "quiet-rounds=0"))
                .append("players=4 units-per-turn=3 income-first=true all-pay=true");
        for (String line : lines) {
            Settings settings = Settings.read(pack.settings(), line).get();
            var game = pack.create(settings).get();
            assertThat(pack.settingsOf(game)).isEqualTo(settings);
            assertThat(pack.create(pack.settingsOf(game)).get()).isEqualTo(game);
            assertThat(pack.settingsOf(game).toString().split(" ", -1)).containsExactlyInAnyOrder(line.split(" ", -1));
        }
    }

    @Test
    void whatCannotBePlayedIsRefusedWithTheRule() {
        var refused = pack.create(
                Settings.read(pack.settings(), "board=6x6 fog-corners=true").get());
        assertThat(refused.getLeft().sentence()).contains("RUL-2").contains("fog-corners");
        assertThat(Settings.read(pack.settings(), "board=7x7").getLeft().sentence())
                .contains("3x3, 4x4, 5x5, 6x6");
        assertThat(Settings.read(pack.settings(), "players=5").getLeft().sentence())
                .contains("from 2 to 4");
        assertThatThrownBy(() -> pack.settingsOf(other())).isInstanceOf(IllegalArgumentException.class);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Game<GameState<FogTable>, Action, Event<FogTable>, GameView<FogTable>> other() {
        return (Game) GamePacks.onPath()
                .find("island-siege")
                .get()
                .create(Settings.standard(
                        GamePacks.onPath().find("island-siege").get().settings()))
                .get();
    }

    @Test
    void theOptionsOfOneQuestionHaveDifferentNotationsWhichAreReadBack() {
        AgendaGame<FogTable> game =
                AgendaGame.of(new FogRules(FogRuleset.standard(4).onBoard(6)));
        Notation<Action> notation = pack.notation(game);
        var games = Playthroughs.of(game).withPolicies(FogPolicies.all());
        for (long seed = 0; seed < 6; seed++) {
            for (var state : games.played(games.starts().head(), seed, 200).states()) {
                var texts = game.legalActions(state).map(notation::of);
                assertThat(HashSet.ofAll(texts)).hasSize(texts.size());
                for (Action action : game.legalActions(state)) {
                    assertThat((Object) notation.read(notation.of(action), game.legalActions(state)))
                            .isEqualTo(Either.right(action));
                }
            }
        }
    }

    @Test
    void spacesAndPlacesAreNamedAsOnTheBoard() {
        assertThat(FogSpace.of("D30")).hasToString("D30");
        assertThat(FogSpace.of("a1").to(Compass.EAST)).hasToString("b1");
        assertThat(FogPlace.of("F6")).hasToString("F6");
        assertThatThrownBy(() -> FogSpace.of("a31")).hasMessageContaining("not a space");
        assertThatThrownBy(() -> FogPlace.of("a1")).hasMessageContaining("not a place");
    }

    @Test
    void aRefusalNamesTheRule() {
        var game = AgendaGame.of(new FogRules(FogRuleset.standard(2)));
        var match = Match.of(game, 1L);
        var refused = match.tryPlay(match.turn().asked().get(), FogChoice.SWAP);
        assertThat(refused.getLeft().rule()).containsExactly("TRN-3");
        assertThat(refused.getLeft().sentence())
                .isEqualTo("You cannot swap now: choose a unit that can still do something, or done.");
    }
}
