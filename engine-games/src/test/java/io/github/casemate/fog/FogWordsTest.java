package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.fog.event.BuildingEvents;
import io.github.casemate.fog.rules.FogQuestion;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.tile.Tile;
import io.github.casemate.fog.tile.TileCatalog;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Heading;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Outlook;
import io.github.casemate.pack.TextDrawing;
import io.github.casemate.pack.Thing;
import io.github.casemate.pack.Words;
import io.github.casemate.testkit.GoldenTexts;
import io.github.casemate.text.Block;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** The game in words and drawn with letters. */
class FogWordsTest {

    private static final IslandOfFogPack PACK = new IslandOfFogPack();
    private static final Names NAMES = Names.of("Ada", "Bob", "Cleo", "Dan");

    private static final Array<FogRuleset> RULESETS = Array.of(
            FogRuleset.standard(2),
            FogRuleset.standard(4).onBoard(3),
            FogRuleset.standard(3)
                    .onBoard(6)
                    .with(
                            FogVariant.CHOSEN_START,
                            FogVariant.TAKING_IS_AN_ACTION,
                            FogVariant.SHARED_COUNTDOWN,
                            FogVariant.LIGHTHOUSE_HELD));

    private static Words<Action, Event<FogTable>, GameView<FogTable>> words(
            AgendaGame<FogTable> game, PlayerId listener) {
        return PACK.words(game, NAMES.to(listener));
    }

    @Test
    void everyEventHasASentenceOfItsOwn() {
        // RUL-24 is rare: nobody runs out of forty tokens in these games.
        Event<FogTable> rare = new BuildingEvents.BuildingRemoved(FogSpace.of("d2"));
        var first = words(AgendaGame.of(new FogRules(RULESETS.head())), PlayerId.of(0));
        assertThat(first.sentence(rare).text()).startsWith("The building on d2 is removed");
        Set<String> seen = new TreeSet<>(Set.of("BuildingRemoved"));
        FogTour.over(RULESETS, 24, (game, step) -> {
            var told = words(game, PlayerId.of(0));
            Words<Action, Event<FogTable>, GameView<FogTable>> plain = Words.ofText(NAMES.to(PlayerId.of(0)));
            for (Event<FogTable> event : step.transition().events()) {
                String text = told.sentence(event).text();
                assertThat(text)
                        .endsWith(".")
                        .isNotEqualTo(plain.sentence(event).text())
                        .doesNotContain("[");
                seen.add(event.getClass().getSimpleName());
            }
        });
        Seq<Class<?>> events =
                PACK.types(AgendaGame.of(new FogRules(RULESETS.head()))).filter(Event.class::isAssignableFrom);
        assertThat(seen).containsExactlyInAnyOrderElementsOf(events.map(Class::getSimpleName));
    }

    @Test
    void noTwoOptionsOfAQuestionHaveTheSameLabelAndEveryQuestionNamesRulesOfThePage() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "games", "island-of-fog", "rules.md"));
        Set<String> questions = new TreeSet<>();
        Set<String> texts = new TreeSet<>();
        FogTour.over(RULESETS, 18, (game, step) -> {
            GameState<FogTable> state = step.after();
            for (PlayerId asked : game.turn(state).asked()) {
                var told = words(game, asked);
                GameView<FogTable> view = game.view(state, asked);
                Seq<String> labels = view.options().map(option -> told.label(option, view));
                assertThat(HashSet.ofAll(labels)).as("%s", labels).hasSize(labels.size());
                assertThat(labels).allMatch(label -> !label.isBlank() && !label.contains("[") && label.length() < 78);
                Heading heading = told.heading(view);
                assertThat(heading.rules()).allMatch(rule -> page.contains("**" + rule + "**"));
                assertThat(heading.rules())
                        .contains(((FogQuestion) view.agenda().head()).wanted().rule());
                questions.add(view.agenda().head().getClass().getSimpleName());
                texts.add(heading.text().replaceAll("[a-zA-D][0-9]+|[0-9].*", ""));
                assertThat(told.heading(game.view(state, PlayerId.SPECTATOR)).text())
                        .isNotBlank();
            }
        });
        assertThat(questions).containsExactlyElementsOf(FogTour.QUESTIONS);
        assertThat(texts).hasSizeGreaterThanOrEqualTo(questions.size());
    }

    @Test
    void aimTurnAndVictoriesAreShort() {
        var told = words(AgendaGame.of(new FogRules(RULESETS.head())), PlayerId.of(0));
        for (Seq<String> lines : Array.of(told.aim(), told.turn(), told.victories())) {
            assertThat(lines).isNotEmpty().hasSizeLessThanOrEqualTo(Words.LINES);
            assertThat(lines).allMatch(line -> line.length() <= 92);
        }
    }

    @Test
    void nothingIsDrawnOutsideOfTheWidth() {
        AtomicInteger steps = new AtomicInteger();
        FogTour.over(RULESETS, 3, (game, step) -> {
            if (steps.incrementAndGet() % 10 != 0) {
                return;
            }
            for (PlayerId viewer : Array.of(PlayerId.of(0), PlayerId.SPECTATOR)) {
                TextDrawing<GameView<FogTable>> drawing = PACK.drawing(game, NAMES.to(viewer));
                GameView<FogTable> view = game.view(step.after(), viewer);
                for (int width : new int[] {TextDrawing.NARROWEST, 57, 80}) {
                    for (Detail detail : Detail.values()) {
                        assertThat(drawing.board(view, width, detail).width()).isLessThanOrEqualTo(width);
                    }
                    assertThat(drawing.question(view, width).width()).isLessThanOrEqualTo(width);
                    assertThat(drawing.legend(width).width()).isLessThanOrEqualTo(width);
                }
            }
        });
    }

    @Test
    void aThingCanBeDoneIfAndOnlyIfItIsAnOption() {
        FogTour.over(RULESETS, 6, (game, step) -> {
            GameState<FogTable> state = step.after();
            for (PlayerId player : game.players()) {
                GameView<FogTable> view = game.view(state, player);
                Seq<Thing.Wish<Action>> wishes =
                        words(game, player).things(view).flatMap(Thing::wishes);
                for (Thing.Wish<Action> wish : wishes) {
                    assertThat(!wish.isPossible() || view.options().contains(wish.action()))
                            .isTrue();
                    assertThat(wish.isPossible() || wish.refusal().get().rule().isDefined())
                            .isTrue();
                }
                assertThat(words(game, player).progress(view)).isNotEmpty();
            }
        });
    }

    @Test
    void aThreatSaysWhoCanComeAndHowLikelyTheyWin() {
        FogPlay play = FogScene.of(2).at("b2 Rb1", "b4 Bb3", "e4 Be1").unitsOf(1);
        Names red = NAMES.to(PlayerId.of(0));
        GameView<FogTable> view = play.game.view(play.state, PlayerId.of(0));
        assertThat(words(play.game, PlayerId.of(0)).threats(view))
                .anyMatch(text -> text.contains("Bob's stack of three on b4 can attack your base on b2."))
                .anyMatch(text -> text.contains("which nobody guards"));
        assertThat(Outlook.of(PACK).threats(view, red)).anyMatch(text -> text.matches(".*base on b2: wins [0-9]+%.*"));
        assertThat(words(play.game, PlayerId.SPECTATOR).threats(view)).isEmpty();
    }

    @Test
    void theLighthouseIsMoreThanItsTile() {
        FogPlay play = FogScene.of(2).unitsOf(1);
        TextDrawing<GameView<FogTable>> drawing = PACK.drawing(play.game, NAMES);
        assertThat(drawing.thing("lighthouse", 80).get().plain()).contains("f * f", "claimed", "(LGT-2)");
        assertThat(drawing.thing("marsh", 80).get().plain()).doesNotContain("claimed");
    }

    @Test
    void itIsSaidWhoHoldsTheBasesOfAllOthers() {
        FogPlay play = FogScene.of(2).at("b2 Rb1", "y24 Rb1").unitsOf(1);
        FogPlay held = FogScene.of(2).at("x24 Rb1").unitsOf(1);
        PlayerId ada = PlayerId.of(0);
        PlayerId bob = PlayerId.of(1);
        assertThat(words(play.game, ada).threats(play.game.view(play.state, ada)))
                .as("a unit beside the base holds nothing")
                .noneMatch(text -> text.contains("WIN-1"));
        assertThat(words(held.game, ada)
                        .threats(held.game.view(held.state, ada))
                        .head())
                .isEqualTo("You win when your next turn begins: you hold the base of everybody else (WIN-1).");
        assertThat(words(held.game, bob)
                        .threats(held.game.view(held.state, bob))
                        .head())
                .endsWith("wins when their next turn begins: they hold the base of everybody else (WIN-1).");
        FogPlay three = FogScene.of(3).at("x24 Rb1").unitsOf(1);
        assertThat(words(three.game, ada).threats(three.game.view(three.state, ada)))
                .as("a third base stands")
                .noneMatch(text -> text.contains("WIN-1"));
    }

    @Test
    void inTheCountdownItIsSaidWhoLeads() {
        FogPlay last = FogScene.of(3).fillBut("C1").at("m13 *1").turnOf(1).go("tile cliffs");
        PlayerId ada = PlayerId.of(0);
        assertThat(words(last.game, ada).threats(last.game.view(last.state, ada)))
                .as("before the countdown")
                .noneMatch(text -> text.contains("WIN-2"));
        FogPlay begun = last.go("done");
        assertThat(words(begun.game, ada)
                        .threats(begun.game.view(begun.state, ada))
                        .head())
                .matches("You lead with [a-z]+ points; you have five turns left in the countdown \\(WIN-2\\)\\.");
        PlayerId ben = PlayerId.of(1);
        assertThat(words(begun.game, ben)
                        .threats(begun.game.view(begun.state, ben))
                        .head())
                .matches(".+ leads with [a-z]+ points; you have five turns left in the countdown \\(WIN-2\\)\\.");
    }

    @Test
    void aPositionIsDrawnAsItWasWhenItWasLookedAt() {
        FogPlay play = FogScene.of(3)
                .tile("B1 upper-ford s")
                .tile("B2 marsh e")
                .tile("A2 mountain-wall e")
                .at("b2 Rb2", "g3 Re1", "i3 Yb1", "m13 *3", "l13 Bb3", "d2 Yb1")
                .unitsOf(1);
        TextDrawing<GameView<FogTable>> drawing = PACK.drawing(play.game, NAMES.to(PlayerId.of(0)));
        GameView<FogTable> view = play.game.view(play.state, PlayerId.of(0));
        String now = drawing.board(view, 80, Detail.FULL).plain() + "\n\n"
                + drawing.board(view, 40, Detail.LESS).plain() + "\n\n"
                + drawing.legend(80).plain() + "\n\n"
                + drawing.thing("marsh", 40).get().plain() + "\n";
        assertThat(now).contains("reconstruct");
        assertThat(GoldenTexts.text("island-of-fog/drawing.txt", () -> now)).isEqualTo(now);
    }

    @Test
    void onlyWhatIsShippedIsSaidToBeReconstructed() {
        Tile own = new Tile("own", "Own Meadow", Array.of("f....", "..L..", ".....", ".....", "....."));
        TileCatalog tiles =
                new TileCatalog("Drawn by us.", TileCatalog.SHIPPED.tiles().update(0, own));
        FogScene scene = FogScene.of(FogRuleset.standard(2).withTiles(tiles));
        TextDrawing<GameView<FogTable>> drawing = PACK.drawing(scene.game, NAMES.to(PlayerId.of(0)));
        assertThat(drawing.thing("own", 80).get().plain())
                .startsWith("Own Meadow:")
                .doesNotContain("reconstruct");
        for (String name : Array.of("marsh", "start", "lighthouse")) {
            assertThat(drawing.thing(name, 80).get().plain()).as(name).contains("(reconstructed):");
        }
        assertThat(drawing.legend(80).plain().replaceAll("\\s+", " "))
                .contains("Start tiles and lighthouse are our reconstruction")
                .contains("The other tiles: Drawn by us.")
                .doesNotContain("All tiles");
    }

    @Test
    void playersHaveTheColoursThatTheyAreCalledBy() {
        FogPlay play = FogScene.of(4).at("b2 Rb1", "y25 Bb1").unitsOf(1);
        TextDrawing<GameView<FogTable>> drawing = PACK.drawing(play.game, NAMES.to(PlayerId.of(0)));
        Block board = drawing.board(play.game.view(play.state, PlayerId.of(0)), 80, Detail.FULL);
        assertThat(PlayerId.first(4).map(player -> drawing.player(player).foreground()))
                .containsExactly(160, 136, 33, 29);
        Array.of("R Red", "Y Yellow", "B Blue", "G Green")
                .zip(Array.of(160, 136, 33, 29))
                .forEach(wanted -> assertThat(board.lines()
                                .flatMap(StyledText::pieces)
                                .find(piece -> piece.text().contains(wanted._1()))
                                .map(piece -> piece.style().foreground()))
                        .as(wanted._1())
                        .containsExactly(wanted._2()));
    }
}
