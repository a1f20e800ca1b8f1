package io.github.casemate.battle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameView;
import io.github.casemate.battle.Battlefield.Now;
import io.github.casemate.battle.rules.BattleAction;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Turn;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.SpelledOut;
import io.github.casemate.pack.TextDrawing;
import io.github.casemate.pack.Thing;
import io.github.casemate.pack.Words;
import io.github.casemate.testkit.GoldenTexts;
import io.vavr.collection.Seq;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class BattleWordsTest {

    private static final BattlePack PACK = new BattlePack();
    private static final AgendaGame<BattleTable> GAME = BattleGames.game("");
    private static final Names NAMES = Names.of("Ada", "Ben");
    private static final PlayerId ADA = PlayerId.of(0);
    private static final PlayerId BEN = PlayerId.of(1);

    private final Words<Action, Event<BattleTable>, GameView<BattleTable>> words = PACK.words(GAME, NAMES.to(ADA));

    @Test
    void everyEventHasASentenceOfItsOwn() {
        Set<Class<?>> met = new HashSet<>();
        games((state, action, transition) -> transition.events().forEach(event -> {
            String sentence = words.sentence(event).text();
            met.add(event.getClass());
            assertThat(sentence)
                    .endsWith(".")
                    .isNotEqualTo(SpelledOut.of(event, NAMES.to(ADA)) + ".")
                    .doesNotContain("null", "[");
        }));
        assertThat(met).hasSize(20);
    }

    @Test
    void everyActionHasALabelAndNoTwoOptionsTheSame() {
        Set<Class<?>> met = new HashSet<>();
        games((state, action, transition) -> {
            Seq<Action> options =
                    GAME.turn(state).isChance() ? GAME.chance(state).outcomes().toList() : GAME.legalActions(state);
            PlayerId viewer = GAME.turn(state) instanceof Turn.Player player ? player.id() : ADA;
            GameView<BattleTable> view = GAME.view(state, viewer);
            Words<Action, Event<BattleTable>, GameView<BattleTable>> told = PACK.words(GAME, NAMES.to(viewer));
            Seq<String> labels = options.map(option -> told.label(option, view));
            assertThat(labels).doesNotHaveDuplicates().allMatch(label -> label.length() < 120 && !label.endsWith("."));
            options.forEach(option -> {
                met.add(option.getClass());
                assertThat(told.label(option, view)).doesNotContain("character", "[");
            });
        });
        assertThat(met).contains(BattleAction.class.getPermittedSubclasses());
    }

    @Test
    void everyQuestionHasAHeadingOfItsOwnWithItsRules() {
        TreeMap<String, String> asked = new TreeMap<>();
        games((state, action, transition) -> {
            var heading = words.heading(GAME.view(state, ADA));
            assertThat(heading.rules()).isNotEmpty();
            asked.put(
                    state.agenda().head().getClass().getSimpleName(),
                    heading.rules().head());
            assertThat(heading.text()).endsWith("?").isNotEqualTo("What do you do?");
        });
        assertThat(asked.keySet())
                .containsExactly(
                        "AdvanceFromPad",
                        "AfterMove",
                        "FaceCharacter",
                        "FirstPlayer",
                        "FreeFromPad",
                        "FreeRemoval",
                        "LoadPad",
                        "PlaceBlock",
                        "PlaceCharacter",
                        "RevealBlock",
                        "RollDie",
                        "UseRoll");
    }

    @Test
    void whoPlacesCharactersIsToldHowManyAreStillToCome() {
        Set<String> asked = new HashSet<>();
        games((state, action, transition) ->
                asked.add(words.heading(GAME.view(state, ADA)).text()));
        assertThat(asked)
                .contains(
                        "Five more start on the Island, five on your pad. Whom do you place, and where?",
                        "One more starts on the Island, five on your pad. Whom do you place, and where?")
                .noneMatch(text -> text.startsWith("Zero") || text.startsWith("Six"));
    }

    @Test
    void movesAndShotsAreToldAsPeopleSayThem() {
        Now now = Battlefield.of("6: T> .. s^ .. S^ ..", "2: J^", "9: ## .. ..", "5: J^")
                .roll(3);
        assertThat(labels(now))
                .contains(
                        "Jeep a2 forward two, turn left",
                        "Tank a6 shoots at your soldier on e6, through Ben's soldier on c6",
                        "Soldier e6 forward three");
        assertThat(labels(Battlefield.of("6: S> .. ##", "1: .. S^").roll(2)))
                .contains(
                        "Soldier a6 forward two, onto the block (live 60%)",
                        "Soldier a6 shoots at the block on c6 (live 60%)");
    }

    @Test
    void threatsNameShooterAndVictim() {
        Now now = Battlefield.of("7: .. .. .. .. .. .. T^", "3: .. .. .. .. .. .. t^", "10: S^ .. s<", "1: S> ## .. j<")
                .roll(3);
        assertThat(words.threats(GAME.view(now.state(), ADA)))
                .containsExactly("Your tank on g7 can be hit from g3.", "Your soldier on a10 can be hit from c10.");
        Now mined = Battlefield.of("6: .. ## .. s<", "5: S^").roll(3);
        assertThat(words.threats(GAME.view(mined.state(), ADA)))
                .containsExactly("Your soldier on a5 is lost if the block on b6 is hit from d6 and is live.");
    }

    @Test
    void whoseNextLossIsTheLastIsSaidFirst() {
        Now now = Battlefield.of("6: S> .. .. .. t<", "1: T^").emptyPads().roll(3);
        assertThat(words.threats(GAME.view(now.state(), ADA)).head())
                .isEqualTo("You win as soon as Ben loses another character (END-1).");
        assertThat(PACK.words(GAME, NAMES.to(BEN))
                        .threats(GAME.view(now.state(), BEN))
                        .head())
                .isEqualTo("Ada wins as soon as you lose another character (END-1).");
    }

    @Test
    void whoPointsAtACharacterLearnsWhatItCouldDoAndWhyNot() {
        Now now = Battlefield.of("6: S> .. .. s< ..", "1: T^").roll(4);
        Seq<Thing<Action>> things = words.things(GAME.view(now.state(), ADA));
        Thing<Action> soldier =
                things.find(thing -> thing.name().equals("soldier on a6")).get();
        assertThat(soldier.about()).contains("two squares ahead: nothing now");
        assertThat(soldier.wishes()
                        .map(wish -> wish.refusal().flatMap(no -> no.rule()).getOrElse("possible")))
                .containsExactly("SHT-2", "MOV-7", "MOV-9", "MOV-9", "ZER-7", "ZER-7");
        Thing<Action> tank =
                things.find(thing -> thing.name().equals("tank on a1")).get();
        assertThat(tank.wishes().filter(Thing.Wish::isPossible)).hasSize(3);
        assertThat(things.map(Thing::name)).contains("carrier pad", "soldier in column 1 of your pad", "soldier on d6");
        Seq<Thing<Action>> bens =
                PACK.words(GAME, NAMES.to(PlayerId.of(1))).things(GAME.view(now.state(), PlayerId.of(1)));
        assertThat(bens.head().wishes().map(wish -> wish.refusal().get().code()))
                .containsOnly("not-your-turn");
    }

    @Test
    void theAimAndATurnFitInAFewLines() {
        assertThat(words.aim())
                .isNotEmpty()
                .hasSizeLessThanOrEqualTo(Words.LINES)
                .allMatch(line -> line.length() < 95);
        assertThat(words.turn())
                .isNotEmpty()
                .hasSizeLessThanOrEqualTo(Words.LINES)
                .allMatch(line -> line.length() < 95);
        assertThat(words.victories()).hasSize(2);
        assertThat(PACK.words(BattleGames.game("losses=5 turns=30 quiet=0"), NAMES)
                        .victories())
                .containsExactly(
                        "A player who has lost five characters has lost; if both have at once, it is a draw.",
                        "After 30 turns the higher sum of ranges wins; the pad counts twice.");
        Now now = Battlefield.of("6: S> .. .. s<").pad(1, "SS---").roll(4);
        assertThat(words.progress(GAME.view(now.state(), ADA)).map(goal -> goal.player() + " " + goal.text()))
                .containsExactly("P1 6 of 10 characters left", "P2 3 of 10 characters left");
    }

    @Test
    void drawingsKeepWithinEveryWidth() {
        SplitMix64 random = new SplitMix64(3);
        for (int number = 0; number < 30; number++) {
            var state = number == 0 ? GAME.newGame() : BattleGames.crowded(GAME, random);
            for (PlayerId viewer : GAME.players().append(PlayerId.SPECTATOR)) {
                TextDrawing<GameView<BattleTable>> drawing = PACK.drawing(GAME, NAMES.to(viewer));
                for (int width : new int[] {40, 41, 57, 65, 66, 80, 120}) {
                    for (Detail detail : Detail.values()) {
                        assertThat(drawing.board(GAME.view(state, viewer), width, detail)
                                        .width())
                                .isBetween(1, width);
                    }
                    assertThat(drawing.legend(width).width()).isBetween(1, width);
                    assertThat(drawing.thing("jeep on e5", width).get().width()).isBetween(1, width);
                }
            }
        }
    }

    @Test
    void onePositionIsDrawnAsItWas() {
        Now position = Battlefield.of(
                        "12: .. t< .. .. s^",
                        "9: .. .. .. ## .. .. .. jv",
                        "7: .. .. .. .. .. .. T^",
                        "6: S> .. s< .. .. .. .. J^",
                        "3: .. .. .. .. .. .. t^")
                .pad(0, "SJ-TS")
                .pad(1, "--T-S")
                .centre(1, 'l')
                .bound("a6")
                .roll(3);
        GameView<BattleTable> view = GAME.view(position.state(), ADA);
        StringBuilder text = new StringBuilder();
        for (int seat = 0; seat < 2; seat++) {
            TextDrawing<GameView<BattleTable>> drawing = PACK.drawing(GAME, NAMES.to(PlayerId.of(seat)));
            for (int width : new int[] {80, 40}) {
                for (Detail detail : new Detail[] {Detail.FULL, Detail.LEAST}) {
                    text.append(drawing.board(view, width, detail).plain()).append("\n\n");
                }
                text.append(drawing.legend(width).plain()).append("\n\n");
            }
        }
        words.threats(view).forEach(line -> text.append(line).append('\n'));
        words.things(view).forEach(thing -> {
            text.append(thing.name()).append(": ").append(thing.about()).append('\n');
            thing.wishes()
                    .forEach(wish -> text.append("  ")
                            .append(wish.label())
                            .append(wish.refusal()
                                    .map(no -> ". " + no.sentence())
                                    .getOrElse(""))
                            .append('\n'));
        });
        String now = text.toString();
        assertThat(now).isEqualTo(GoldenTexts.text("battle-for-the-island/position.txt", () -> now));
    }

    private java.util.List<String> labels(Now now) {
        GameView<BattleTable> view = GAME.view(now.state(), ADA);
        return view.options().map(option -> words.label(option, view)).asJava();
    }

    private static void games(BattleGames.Visitor visitor) {
        SplitMix64 random = new SplitMix64(21);
        for (int number = 0; number < 80; number++) {
            BattleGames.play(
                    GAME, number % 20 == 0 ? GAME.newGame() : BattleGames.crowded(GAME, random), random, 150, visitor);
        }
    }
}
