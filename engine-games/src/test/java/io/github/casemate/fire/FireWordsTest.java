package io.github.casemate.fire;

import static io.github.casemate.fire.FireScene.P1;
import static io.github.casemate.fire.FireScene.P2;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.FireDeck;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.box.IslandMaps;
import io.github.casemate.fire.event.CourseEvents;
import io.github.casemate.fire.event.TradeEvents;
import io.github.casemate.fire.rules.FireQuestion;
import io.github.casemate.fire.rules.MarchArmies;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Heading;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Sentence;
import io.github.casemate.pack.TextDrawing;
import io.github.casemate.pack.Thing;
import io.github.casemate.pack.Words;
import io.github.casemate.testkit.GoldenTexts;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.Playthroughs;
import io.github.casemate.testkit.Start;
import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** The game in words and drawn with letters. */
class FireWordsTest {

    private static final FireIslandPack PACK = new FireIslandPack();
    private static final Names NAMES = Names.of("Ada", "Bob", "Cleo", "Dan");
    private static final FireVariants EVERYTHING = new FireVariants(true, 6, 40, true, 2, true, true, 5);
    private static final Array<FireIsland> GAMES = Array.of(
            FireScene.game(2, FireVariants.BASIC),
            FireScene.game(2, EVERYTHING),
            FireScene.game(4, FireVariants.ADVANCED),
            FireIsland.of(IslandMaps.SMALL, FireDeck.STANDARD, 3, FireVariants.ADVANCED)
                    .get());

    private interface Visit {
        void at(FireIsland game, Playthrough.Step<GameState<FireTable>, Action, Event<FireTable>> step);
    }

    /** Games from the set-up, and of two players from all prepared starts. */
    private static void overGames(int rounds, Visit visit) {
        for (FireIsland game : GAMES) {
            boolean prepared = game.realm().players() == 2;
            var all = Playthroughs.of(game).withPolicies(FirePolicies.of(game));
            Seq<Start<GameState<FireTable>>> starts =
                    prepared ? all.starts().appendAll(FireStarts.of(game.realm().variants())) : all.starts();
            long seed = 0;
            for (int round = 0; round < rounds; round++) {
                for (Start<GameState<FireTable>> start : starts) {
                    int decisions = start.name().equals("new game") ? 150 : 20;
                    for (var step : all.played(start, seed++, decisions).steps()) {
                        visit.at(game, step);
                    }
                }
            }
        }
    }

    private static Words<Action, Event<FireTable>, GameView<FireTable>> words(FireIsland game, PlayerId listener) {
        return PACK.words(game, NAMES.to(listener));
    }

    @Test
    void everyEventHasASentenceOfItsOwn() {
        // These are rare in short games.
        Set<String> seen = new TreeSet<>(Set.of("TurnsRunOut", "KingCrowned", "ClaimFoiled", "ArmyMoved"));
        var first = words(GAMES.head(), P1);
        assertThat(first.sentence(new CourseEvents.TurnsRunOut(Option.none())).text())
                .contains("drawn");
        assertThat(first.sentence(new CourseEvents.KingCrowned(P1)).text()).isEqualTo("You are King of Fire Island.");
        assertThat(first.sentence(new CourseEvents.ClaimFoiled(P2)).text())
                .isEqualTo("The claim is foiled: Bob has too few points now.");
        assertThat(first.sentence(new CourseEvents.ArmyMoved(P1, "F", "G")).text())
                .isEqualTo("Your army marches from F to G.");
        overGames(2, (game, step) -> {
            for (PlayerId listener : Array.of(P1, PlayerId.SPECTATOR)) {
                var told = words(game, listener);
                Words<Action, Event<FireTable>, GameView<FireTable>> plain = Words.ofText(NAMES.to(listener));
                for (Event<FireTable> event : step.transition().events()) {
                    String text = told.sentence(event).text();
                    assertThat(text)
                            .endsWith(".")
                            .isNotEqualTo(plain.sentence(event).text())
                            .doesNotContain("[")
                            .doesNotContainPattern("\\bYou [a-z]+s\\b(?<!discuss|pass)");
                    seen.add(event.getClass().getSimpleName());
                }
            }
        });
        Seq<Class<?>> events = PACK.types(GAMES.head()).filter(Event.class::isAssignableFrom);
        assertThat(seen).containsExactlyInAnyOrderElementsOf(events.map(Class::getSimpleName));
    }

    @Test
    void noTwoOptionsReadAlikeAndEveryQuestionNamesRulesOfThePage() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "games", "king-of-fire-island", "rules.md"));
        Set<String> questions = new TreeSet<>();
        overGames(2, (game, step) -> isAsked(game, step.after(), page, questions));
        FireScene army = FireScene.advanced().buildingIn(P1, "fortress", "L").army(P1, "L");
        isAsked(army.game, army.at(new MarchArmies()), page, questions);
        Seq<Class<?>> all = PACK.types(GAMES.head()).filter(FireQuestion.class::isAssignableFrom);
        assertThat(questions).containsExactlyInAnyOrderElementsOf(all.map(Class::getSimpleName));
    }

    private static void isAsked(FireIsland game, GameState<FireTable> state, String page, Set<String> questions) {
        for (PlayerId asked : game.turn(state).asked()) {
            var told = words(game, asked);
            GameView<FireTable> view = game.view(state, asked);
            Seq<String> labels = view.options().map(option -> told.label(option, view));
            assertThat(HashSet.ofAll(labels)).as("%s", labels).hasSize(labels.size());
            assertThat(labels).allMatch(label -> !label.isBlank() && !label.contains("[") && label.length() < 90);
            Heading heading = told.heading(view);
            assertThat(heading.rules()).isNotEmpty().allMatch(rule -> page.contains("**" + rule + "**"));
            assertThat(heading.rules()).contains(((FireQuestion) view.agenda().head()).rule());
            questions.add(view.agenda().head().getClass().getSimpleName());
            assertThat(words(game, PlayerId.SPECTATOR)
                            .heading(game.view(state, PlayerId.SPECTATOR))
                            .text())
                    .contains("chooses");
        }
    }

    @Test
    void aPlaceCanBeFoundOnTheBoardByItsLabelAndItsNumber() {
        FireScene scene = FireScene.basic().bricks(P1, "C1 8,8").pile(P1, "H");
        GameState<FireTable> asked = scene.play(scene.menu(), "lay H");
        GameView<FireTable> view = scene.game.view(asked, P1);
        var told = words(scene.game, P1);
        Seq<String> labels = view.options().map(option -> told.label(option, view));
        assertThat(labels).contains("Lay a Hook in F, north side: 8,7, arms north and west");
        assertThat(labels).contains("Lay a Hook in F, east side: 9,8, arms south and east");
        String board = PACK.drawing(scene.game, NAMES.to(P1))
                .board(view, 80, Detail.FULL)
                .plain();
        Seq<Integer> numbers = numbersIn(board);
        assertThat(numbers.filter(number -> number > 0))
                .as("numbers in F\n%s", board)
                .hasSizeGreaterThan(12);
        for (int cell = 0; cell < numbers.size(); cell++) {
            if (numbers.get(cell) > 0) {
                Action option = view.options().get(numbers.get(cell) - 1);
                assertThat(((FireAction.LayBrick) option).brick().toString())
                        .contains(" " + (6 + cell % 5) + "," + (6 + cell / 5));
            }
        }
        String other = PACK.drawing(scene.game, NAMES.to(P2))
                .board(scene.game.view(asked, P2), 80, Detail.FULL)
                .plain();
        assertThat(numbersIn(other)).as("others do not see them").containsOnly(0);
    }

    /** The numbers that the cells of F show, row by row; 0 where there is none. */
    private static Seq<Integer> numbersIn(String board) {
        String[] rows = board.split("\n", -1);
        Array<Integer> numbers = Array.empty();
        for (int y = 6; y <= 10; y++) {
            for (int x = 6; x <= 10; x++) {
                int at = 3 + 2 * x;
                String sign = rows[2 + y].substring(at, at + 2).strip();
                numbers = numbers.append(sign.matches("[0-9]+") ? Integer.parseInt(sign) : 0);
            }
        }
        return numbers;
    }

    @Test
    void aimTurnAndVictoriesAreShort() {
        var told = words(GAMES.head(), P1);
        for (Seq<String> lines : Array.of(told.aim(), told.turn(), told.victories())) {
            assertThat(lines).isNotEmpty().hasSizeLessThanOrEqualTo(Words.LINES);
            assertThat(lines).allMatch(line -> line.length() <= 100);
        }
    }

    @Test
    void elementsAndCardsInARowAreToldAsASum() {
        var told = words(GAMES.head(), P1);
        Seq<Event<FireTable>> events = Array.of(
                new TradeEvents.ElementsCollected(P2, Element.HOOK, 1),
                new TradeEvents.ElementsCollected(P2, Element.CHIMNEY, 2),
                new TradeEvents.ElementsCollected(P1, Element.ROOF, 1));
        assertThat(told.story(events).map(Sentence::text))
                .containsExactly("Bob collects a Hook and two Chimneys.", "You collect a Roof.");
    }

    @Test
    void nothingIsDrawnOutsideOfTheWidth() {
        AtomicInteger steps = new AtomicInteger();
        overGames(1, (game, step) -> {
            if (steps.incrementAndGet() % 10 != 0) {
                return;
            }
            for (PlayerId viewer : Array.of(P1, PlayerId.SPECTATOR)) {
                TextDrawing<GameView<FireTable>> drawing = PACK.drawing(game, NAMES.to(viewer));
                GameView<FireTable> view = game.view(step.after(), viewer);
                for (int width : new int[] {TextDrawing.NARROWEST, 57, 80, 100}) {
                    for (Detail detail : Detail.values()) {
                        assertThat(drawing.board(view, width, detail).width()).isLessThanOrEqualTo(width);
                    }
                    assertThat(drawing.question(view, width).width()).isLessThanOrEqualTo(width);
                    assertThat(drawing.legend(width).width()).isLessThanOrEqualTo(width);
                }
            }
        });
        TextDrawing<GameView<FireTable>> drawing = PACK.drawing(GAMES.head(), NAMES);
        Seq<String> names = FireDeck.STANDARD
                .cards()
                .map(card -> card.name())
                .appendAll(FireDeck.STANDARD.buildings().map(building -> building.name()))
                .appendAll(Element.ALL.map(Element::label));
        for (String name : names) {
            assertThat(drawing.thing(name, 40).get().width()).as(name).isLessThanOrEqualTo(40);
        }
        assertThat(drawing.thing("cathed", 80).get().plain()).contains("Cathedral", "level 4", "econstructed");
        assertThat(drawing.thing("palace", 80)).isEmpty();
    }

    @Test
    void aThingCanBeDoneIfAndOnlyIfItIsAnOption() {
        overGames(1, (game, step) -> {
            GameState<FireTable> state = step.after();
            for (PlayerId player : game.players()) {
                GameView<FireTable> view = game.view(state, player);
                for (Thing.Wish<Action> wish : words(game, player).things(view).flatMap(Thing::wishes)) {
                    assertThat(wish.isPossible()).isEqualTo(view.options().contains(wish.action()));
                    assertThat(wish.isPossible() || wish.refusal().get().rule().isDefined())
                            .isTrue();
                }
                assertThat(words(game, player).progress(view))
                        .hasSize(3 * game.realm().players());
            }
        });
    }

    @Test
    void aThreatSaysWhatMayGoWrong() {
        FireScene scene = FireScene.basic()
                .buildingIn(P2, "fortress", "K")
                .buildingIn(P1, "chapel", "G")
                .buildingIn(P1, "inn", "L")
                .bricks(P1, "C1 6,8")
                .pile(P1, "B")
                .giant("L");
        GameView<FireTable> view = scene.game.view(scene.menu(), P1);
        assertThat(words(scene.game, P1).threats(view))
                .containsExactly(
                        "Bob has three points, and needs two more for the crown (WIN-2).",
                        "The Giant has shut down your Inn in L (GIA-3).",
                        "You have the most bricks: at the end of your turn the Giant comes nearer (GIA-4).",
                        "An eruption could damage your Chapel in G and your Inn in L (EVT-2).",
                        "One loose brick of yours lies beside water, where a flood can destroy it (EVT-3).");
        assertThat(words(scene.game, PlayerId.SPECTATOR).threats(view)).isEmpty();
        assertThat(words(scene.game, P2).threats(scene.game.view(scene.menu(), P2)))
                .as("the player's own crown is told too")
                .startsWith("You have three points, and need two more for the crown (WIN-2).");
    }

    @Test
    void whoSettlesIsMarkedAndOwnCardsSayWhatTheyDo() {
        FireIsland game = GAMES.get(2);
        var match = Match.of(game, 5);
        PlayerId first = match.turn().asked().get();
        while (match.turn().asked().get().equals(first)) {
            match = match.play(match.legalActions().head());
        }
        PlayerId second = match.turn().asked().get();
        assertThat(match.state().table().active()).as("turns have not begun").isNotEqualTo(second);
        String board = PACK.drawing(game, NAMES.to(second))
                .board(match.view(second), 80, Detail.FULL)
                .plain();
        assertThat(board.lines().filter(line -> line.startsWith("> ")))
                .singleElement()
                .asString()
                .contains("you: ");
        FireScene scene = FireScene.basic().hand(P1, "port", "flood", "flood");
        String hand = PACK.drawing(scene.game, NAMES.to(P1))
                .board(scene.game.view(scene.menu(), P1), 80, Detail.FULL)
                .plain();
        assertThat(hand)
                .contains("    hand: Port: two points; land of one territory, with the pier in an ocean\n")
                .contains("\n          Flood (2): event, destroys loose bricks beside water in a territory");
    }

    @Test
    void aPositionIsDrawnAsItWasWhenItWasLookedAt() {
        FireScene scene = FireScene.of(3, FireVariants.ADVANCED)
                .original(P1, "marketplace", 0, 6, 6)
                .original(P1, "cottage", 0, 6, 8)
                .building(P1, "tower", 0, 9, 8)
                .building(P2, "covered-bridge", 0, 10, 6)
                .buildingIn(P2, "fortress", "L")
                .bricks(P2, "T1 14,12 15,12", "C2 15,12", "F1 12,9 13,9 14,9 15,9")
                .bricks(PlayerId.of(2), "B1 16,8 17,8 18,8", "H1 18,9 19,9 18,10")
                .army(P2, "P")
                .giant("R")
                .hand(P1, "port", "flood", "flood", "mill")
                .pile(P1, "HHTC");
        GameState<FireTable> asked = scene.play(scene.menu(), "lay H");
        TextDrawing<GameView<FireTable>> drawing = PACK.drawing(scene.game, NAMES.to(P1));
        GameView<FireTable> view = scene.game.view(asked, P1);
        String now = drawing.board(view, 80, Detail.FULL).plain() + "\n\n"
                + drawing.board(view, 40, Detail.LESS).plain() + "\n\n"
                + drawing.legend(80).plain() + "\n\n"
                + drawing.thing("Port", 40).get().plain() + "\n";
        assertThat(now).contains("reconstruct");
        assertThat(GoldenTexts.text("king-of-fire-island/drawing.txt", () -> now))
                .isEqualTo(now);
    }
}
