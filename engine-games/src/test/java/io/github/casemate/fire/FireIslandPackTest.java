package io.github.casemate.fire;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fire.box.Blueprint;
import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.box.FireCatalog;
import io.github.casemate.fire.box.FireDeck;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.box.IslandMap;
import io.github.casemate.fire.box.IslandMaps;
import io.github.casemate.fire.box.MountainCell;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.pack.BoxItem;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Notation;
import io.github.casemate.pack.Settings;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.text.Block;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** The pack: its settings, its notation, and what is said about maps and cards that cannot be played. */
class FireIslandPackTest {

    private final FireIslandPack pack = new FireIslandPack();

    @Test
    void itIsFoundByItsId() {
        assertThat(GamePacks.onPath().find("king-of-fire-island").isRight()).isTrue();
    }

    @Test
    void settingsAreReadBackFromTheGame() {
        for (String line : Array.of(
                "",
                "players=3 advanced=true points=9",
                "turns=12 offers=5 window-after-dice=true chosen-meal=true any-support=true link-bricks=2")) {
            Settings settings = Settings.read(pack.settings(), line).get();
            assertThat(pack.settingsOf(pack.create(settings).get())).hasToString(line);
        }
        Settings other = Settings.standard(pack.settings()).with(FireIslandPack.MAP, IslandMaps.SMALL);
        var game = pack.create(other).get();
        assertThat(pack.settingsOf(game)).isEqualTo(other);
        assertThat(pack.create(pack.settingsOf(game)).get()).isEqualTo(game);
    }

    @Test
    @Proof("MAP-1")
    void theOtherIslandOfAnotherSizeIsPlayedToTheEnd() {
        FireIsland game = FireIsland.of(
                        IslandMaps.SMALL, FireDeck.STANDARD, 4, new FireVariants(true, 6, 6, false, 1, false, false, 2))
                .get();
        GameState<FireTable> state = game.newGame();
        SplitMix64 random = new SplitMix64(3);
        Notation<Action> notation = new FireNotation();
        while (!game.turn(state).isOver()) {
            if (game.turn(state).isChance()) {
                state = game.apply(state, game.chance(state).sample(random)).state();
            } else {
                Seq<Action> legal = game.legalActions(state);
                assertThat(legal.map(notation::of).distinct()).hasSameSizeAs(legal);
                state = game.apply(state, FirePolicies.purposeful(game, state, legal, random))
                        .state();
                assertThat(FireLaws.problems(state.table())).isEmpty();
            }
        }
        assertThat(state.table().flags().planted()).isEqualTo(12);
    }

    private static String mapProblem(UnaryOperator<IslandMap> change) {
        return FireIsland.of(change.apply(IslandMaps.STANDARD), FireDeck.STANDARD, 2, FireVariants.BASIC)
                .swap()
                .getOrElse("nothing");
    }

    private static IslandMap withRow(IslandMap map, int row, String text) {
        return new IslandMap(map.id(), map.rows().update(row, text), map.mountain());
    }

    @Test
    void whatIsWrongWithAMapIsNamed() {
        assertThat(mapProblem(map -> map)).isEqualTo("nothing");
        assertThat(mapProblem(map -> new IslandMap("No Id", map.rows(), map.mountain())))
                .startsWith("map.id: 'No Id'");
        assertThat(mapProblem(map -> withRow(map, 3, "1111"))).startsWith("map.rows[3]: has 4 cells");
        assertThat(mapProblem(map -> withRow(map, 3, map.rows().get(3).replace("C", "c"))))
                .startsWith("map.rows[3]: 'c'");
        assertThat(mapProblem(map -> withRow(map, 2, map.rows().get(2).replace("A~B", "AAB"))))
                .isEqualTo("map.rows[2]: A and B touch at column 10; a river has to lie between them");
        assertThat(mapProblem(map ->
                        new IslandMap(map.id(), map.rows().map(row -> row.replace('X', '4')), map.mountain())))
                .startsWith("map.rows: 23 territories");
        assertThat(mapProblem(map ->
                        new IslandMap(map.id(), map.rows().map(row -> row.replace('C', '~')), map.mountain())))
                .isEqualTo("map.rows: there is a territory D, but no C");
        assertThat(mapProblem(map -> new IslandMap(
                        map.id(), map.rows().map(row -> row.replace('*', '~').replace('^', '~')), Array.empty())))
                .isEqualTo("map.rows: there is no volcano (*)");
        assertThat(mapProblem(map -> withRow(map, 8, map.rows().get(8).replace("FFFFF", "~~~~~"))))
                .isEqualTo("map.rows: territory F is not in one piece");
        assertThat(mapProblem(map -> new IslandMap(map.id(), map.rows(), Array.of(new MountainCell(0, 0, 1)))))
                .isEqualTo("map.mountain[0]: 0,0 is not a cell of the volcano");
        assertThat(mapProblem(map -> new IslandMap(map.id(), map.rows(), Array.of(new MountainCell(15, 13, 3)))))
                .startsWith("map.mountain[0]: a height of 3");
        assertThat(mapProblem(map -> new IslandMap("a" + "-a".repeat(100_000), map.rows(), map.mountain())))
                .isEqualTo("map.id: is longer than 40 characters");
        assertThat(mapProblem(map -> new IslandMap(map.id(), map.rows(), map.mountain(), "two\nlines")))
                .isEqualTo("map.source: is not a line of at most 200 characters");
        assertThat(mapProblem(map -> new IslandMap(map.id(), Array.empty(), map.mountain())))
                .startsWith("map.rows: an island of 0 by 0");
    }

    private static String buildingProblem(UnaryOperator<Blueprint> change) {
        FireCatalog catalog = FireDeck.STANDARD;
        Array<Blueprint> buildings =
                catalog.buildings().update(3, change.apply(catalog.buildings().get(3)));
        return catalogProblem(new FireCatalog(catalog.id(), buildings, catalog.cards()));
    }

    private static String cardProblem(UnaryOperator<FireCard> change) {
        FireCatalog catalog = FireDeck.STANDARD;
        Array<FireCard> cards =
                catalog.cards().update(0, change.apply(catalog.cards().head()));
        return catalogProblem(new FireCatalog(catalog.id(), catalog.buildings(), cards));
    }

    private static String catalogProblem(FireCatalog catalog) {
        return FireIsland.of(IslandMaps.STANDARD, catalog, 2, FireVariants.BASIC)
                .swap()
                .getOrElse("nothing");
    }

    private static Blueprint levels(Blueprint plan, String... rows) {
        return new Blueprint(
                plan.id(), plan.name(), Array.of(rows).map(Array::of), plan.ground(), plan.rule(), plan.repeated(), "");
    }

    @Test
    void whatIsWrongWithACardOrABuildingIsNamed() {
        assertThat(buildingProblem(plan -> plan)).isEqualTo("nothing");
        assertThat(buildingProblem(plan -> levels(plan, "###", "#R#")))
                .startsWith("cards.buildings[3].levels[1]: each BBB is one Bridge");
        assertThat(buildingProblem(plan -> levels(plan, "###", "RR.", "#..")))
                .isEqualTo("cards.buildings[3].levels[2]: nothing carries the cell in row 0, column 0");
        assertThat(buildingProblem(plan -> levels(plan, "##.", "RR.")))
                .isEqualTo("cards.buildings[3].levels[0]: does not cover the same cells as the ground");
        assertThat(buildingProblem(plan -> levels(plan, "###", "RR")))
                .isEqualTo("cards.buildings[3].levels[1]: is not of the same size as the ground");
        assertThat(buildingProblem(
                        plan -> new Blueprint("Chapel", plan.name(), plan.levels(), plan.ground(), plan.rule(), 0, "")))
                .startsWith("cards.buildings[3].id: 'Chapel'");
        assertThat(cardProblem(card ->
                        new FireCard(card.id(), card.name(), 0, 1, card.building(), card.bonus(), card.effect(), "")))
                .startsWith("cards.cards[0].copies: 0");
        assertThat(cardProblem(card ->
                        new FireCard(card.id(), card.name(), 3, 0, card.building(), card.bonus(), card.effect(), "")))
                .startsWith("cards.cards[0].points: 0");
        assertThat(cardProblem(card -> new FireCard(
                        card.id(), card.name(), 3, 1, Option.some("palace"), card.bonus(), card.effect(), "")))
                .isEqualTo("cards.cards[0].building: there is no building 'palace'");
        assertThat(catalogProblem(new FireCatalog(
                        "few",
                        FireDeck.STANDARD.buildings(),
                        FireDeck.STANDARD.cards().take(4))))
                .startsWith("cards.cards: 12 cards are too few");
        FireCatalog standard = FireDeck.STANDARD;
        assertThat(catalogProblem(new FireCatalog(
                        "many", Array.fill(61, standard.buildings().head()), standard.cards())))
                .startsWith("cards.buildings: 61 kinds are too many");
        assertThat(catalogProblem(new FireCatalog(
                        "many",
                        standard.buildings(),
                        Array.fill(61, standard.cards().head()))))
                .startsWith("cards.cards: 61 kinds are too many");
        assertThat(catalogProblem(
                        new FireCatalog("none", FireDeck.STANDARD.buildings().drop(1), FireDeck.STANDARD.cards())))
                .isEqualTo("cards.buildings: there is no 'cottage', but everybody begins with one");
    }

    private static String gameProblem(int players, FireVariants variants) {
        return FireIsland.of(IslandMaps.STANDARD, FireDeck.STANDARD, players, variants)
                .swap()
                .getOrElse("nothing");
    }

    @Test
    void whoCannotPlayAndWhatNobodyCanPlayWithIsNamed() {
        assertThat(gameProblem(1, FireVariants.BASIC)).startsWith("players: 1").contains("SET-1");
        assertThat(gameProblem(5, FireVariants.BASIC)).startsWith("players: 5");
        assertThat(gameProblem(2, new FireVariants(false, 0, 40, false, 1, false, false, 2)))
                .startsWith("points: 0");
        assertThat(gameProblem(2, new FireVariants(false, 5, 0, false, 1, false, false, 2)))
                .startsWith("turns: 0");
        assertThat(gameProblem(2, new FireVariants(false, 5, 40, false, 3, false, false, 2)))
                .startsWith("link-bricks: 3");
        assertThat(gameProblem(2, new FireVariants(false, 5, 40, false, 1, false, false, -1)))
                .startsWith("offers: -1");
    }

    @Test
    void wherePeopleMeetMapAndCardsTheyAreSaidToBeReconstructed() {
        assertThat(pack.info().about()).contains("map and cards are reconstructed");
        assertThat(FireIslandPack.MAP.about()).contains("reconstruction");
        assertThat(FireIslandPack.CARDS.about()).contains("reconstruction");
        Settings standard = Settings.standard(pack.settings());
        assertThat(said(standard)).containsExactly("Map, buildings and cards", "Map, buildings and cards");
        Settings island = standard.with(FireIslandPack.MAP, IslandMaps.SMALL);
        assertThat(said(island)).containsExactly("Buildings and cards", "Buildings and cards");
        FireCatalog own = new FireCatalog("own", FireDeck.STANDARD.buildings(), FireDeck.STANDARD.cards());
        assertThat(said(standard.with(FireIslandPack.CARDS, own))).containsExactly("The map", "The map");
        assertThat(said(island.with(FireIslandPack.CARDS, own))).isEmpty();
        assertThat(legend(island)).contains("The island: Made for this project");
    }

    /** What the aim and the legend call our reconstruction. */
    private Seq<String> said(Settings settings) {
        String aim =
                pack.words(pack.create(settings).get(), Names.ofSeats(2)).aim().mkString(" ");
        return Array.of(aim, legend(settings))
                .flatMap(text -> Array.of("Map, buildings and cards", "Buildings and cards", "The map")
                        .find(what -> text.matches(".*" + what + " (are|is) (our reconstruction|reconstructed): .*")));
    }

    private String legend(Settings settings) {
        return pack.drawing(pack.create(settings).get(), Names.ofSeats(2))
                .legend(200)
                .plain()
                .replaceAll("\\s+", " ");
    }

    @Test
    void aCardOfTheBoxIsDrawnWithItsBuildingAndSaysWhereItComesFrom() {
        assertThat(pack.box().map(BoxItem::set)).hasSize(23).containsOnly("reconstructed");
        for (BoxItem item : pack.box()) {
            String drawn = item.drawing().apply(80).plain();
            assertThat(drawn).startsWith(item.name()).containsIgnoringCase("reconstructed");
            assertThat(drawn.contains("level 1"))
                    .as(item.name())
                    .isEqualTo(item.kind().equals("building"));
            assertThat(item.text()).as(item.name()).endsWith(".");
        }
        BoxItem port = pack.box().find(item -> item.name().equals("Port")).get();
        assertThat(port.facts()).isEqualTo("2 in the deck, two points");
        assertThat(port.text()).isEqualTo("Bonus: trades at the Marketplace cost three.");
        assertThat(port.drawing().apply(80).plain()).contains("level 2", "L L O O");
    }

    /** Whoever looks a card up before the game and whoever does so in it read the same. */
    @Test
    void aCardOfTheBoxIsDrawnAsInTheGame() {
        var drawing =
                pack.drawing(pack.create(Settings.standard(pack.settings())).get(), Names.ofSeats(2));
        for (BoxItem item : pack.box()) {
            String drawn = item.drawing().apply(80).plain();
            assertThat(drawing.thing(item.name(), 80).map(Block::plain)).containsExactly(drawn);
            assertThat(drawn.replaceAll("\\s+", " "))
                    .as("what it does, in sentences")
                    .contains(item.text());
        }
    }

    @Test
    void anotherDeckIsPlayed() {
        FireCatalog standard = FireDeck.STANDARD;
        FireCatalog calm = new FireCatalog(
                "calm-deck",
                standard.buildings(),
                standard.cards().filter(card -> !card.isEvent() || card.id().equals("good-fortune")));
        Settings settings = Settings.standard(pack.settings()).with(FireIslandPack.CARDS, calm);
        var game = pack.create(settings).get();
        assertThat(game.newGame().table().cards().deck().size()).isEqualTo(44);
    }
}
