package io.github.casemate.fire;

import static io.github.casemate.fire.FireScene.P1;
import static io.github.casemate.fire.FireScene.P2;
import static io.github.casemate.fire.FireScene.brick;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.action.FireAction.ChooseHome;
import io.github.casemate.fire.action.FireAction.ChooseTerritory;
import io.github.casemate.fire.action.FireAction.GiveElements;
import io.github.casemate.fire.action.FireAction.GoToMarket;
import io.github.casemate.fire.action.FireAction.LayBrick;
import io.github.casemate.fire.action.FireAction.LayElement;
import io.github.casemate.fire.action.FireAction.LayHighBridge;
import io.github.casemate.fire.action.FireAction.LinkBrick;
import io.github.casemate.fire.action.FireAction.MillBrick;
import io.github.casemate.fire.action.FireAction.OfferTo;
import io.github.casemate.fire.action.FireAction.PlayEventCard;
import io.github.casemate.fire.action.FireAction.ThrowAway;
import io.github.casemate.fire.action.FireAction.WantElements;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.rules.ChosenMeal;
import io.github.casemate.fire.rules.EruptionTarget;
import io.github.casemate.fire.rules.FindHome;
import io.github.casemate.fire.rules.FloodTarget;
import io.github.casemate.fire.rules.HungryStep;
import io.github.casemate.fire.rules.MarchArmies;
import io.github.casemate.fire.rules.React;
import io.github.casemate.fire.rules.SendGiant;
import io.github.casemate.fire.rules.TakeOne;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.testkit.Playthroughs;
import io.vavr.collection.Array;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A refusal names the rule that forbids the answer, and what is in the way. */
class RefusalsOfFireTest {

    private static void refuses(FireScene scene, GameState<FireTable> state, Action action, String rule, String words) {
        Rejection refused = scene.game.tryApply(state, action).getLeft();
        assertThat(refused.rule()).as("%s", refused).contains(rule);
        assertThat(refused.sentence()).contains(words).endsWith(".");
    }

    private static LayBrick lay(String brick) {
        return new LayBrick(brick(brick));
    }

    @Test
    void aPlaceForABrickIsRefusedByTheFirstRuleAgainstIt() {
        FireScene scene = FireScene.basic()
                .bricks(P1, "C1 8,8", "T1 6,6 7,6", "R2 6,6 7,6", "C1 10,10", "C1 2,6")
                .bricks(P2, "C1 9,8")
                .pile(P1, "BRHCTF")
                .giant("G");
        GameState<FireTable> chimney = scene.play(scene.menu(), "lay C");
        refuses(scene, chimney, lay("T1 8,9 9,9"), "BLD-1", "a Chimney");
        refuses(scene, chimney, lay("C1 12,8"), "BLD-9", "The Giant is in G");
        refuses(scene, chimney, lay("C1 8,8"), "LAW-3", "8,8");
        refuses(scene, chimney, lay("C2 9,8"), "CON-3", "bricks of others");
        refuses(scene, chimney, lay("C3 6,6"), "ELE-2", "Roof");
        refuses(scene, chimney, lay("C2 8,9"), "CON-3", "Nothing carries it on 8,9");
        refuses(scene, chimney, lay("C1 11,10"), "BLD-3", "river");
        refuses(scene, chimney, lay("C1 0,16"), "CON-2", "touch");
        refuses(scene, chimney, lay("C1 1,6"), "MAP-5", "ocean");
        refuses(scene, chimney, lay("C1 17,14"), "MAP-3", "crater");
        refuses(scene, chimney, lay("C1 16,14"), "MAP-3", "mountain");
        refuses(scene, chimney, new LayBrick(new Brick(Element.CHIMNEY, 1, 99, 3, 0)), "MAP-1", "not a place");
        refuses(scene, chimney, new LayBrick(new Brick(Element.CHIMNEY, -4, 3, 3, 0)), "MAP-1", "not a place");
        refuses(scene, chimney, new LayBrick(new Brick(Element.CHIMNEY, 1, 8, 7, 9)), "MAP-1", "not a place");
        FireScene wide = FireScene.basic().bricks(P1, "T1 8,8 9,8").pile(P1, "TH");
        refuses(wide, wide.play(wide.menu(), "lay T"), lay("T2 8,8 9,8"), "BLD-7", "no site");
    }

    @Test
    void theMenuSaysWhatIsMissing() {
        FireScene scene = FireScene.basic()
                .original(P1, "marketplace", 0, 6, 6)
                .original(P1, "mill", 0, 12, 6)
                .pile(P1, "CCCR")
                .hand(P1, "flood", "mill", "signal-fire");
        GameState<FireTable> menu = scene.menu();
        refuses(scene, menu, new LayElement(Element.HOOK), "BLD-1", "no Hook");
        refuses(scene, menu, new LayElement(Element.ROOF), "BLD-7", "Roof");
        refuses(scene, menu, new FireAction.StartHighBridge(), "BLD-1", "no Bridge");
        refuses(scene, menu, new PlayEventCard("flood"), "EVT-1", "change nothing");
        refuses(scene, menu, new PlayEventCard("eruption"), "EVT-1", "hold");
        refuses(scene, menu, new PlayEventCard("no-such-card"), "EVT-1", "hold");
        refuses(scene, menu, new PlayEventCard("signal-fire"), "EVT-1", "building it");
        refuses(scene, menu, new PlayEventCard("mill"), "SIT-8", "challenge");
        refuses(scene, menu, new ThrowAway("inn"), "TRN-5", "hold");
        refuses(scene, menu, new GoToMarket(Element.CHIMNEY), "TRN-3", "costs 4");
        refuses(scene, menu, new FireAction.StartMilling(), "TRN-4", "no brick");
        refuses(scene, menu, new OfferTo(P1), "TRD-1", "another player");
        refuses(scene, menu, new OfferTo(PlayerId.of(3)), "TRD-1", "another player");
        refuses(scene, menu, new OfferTo(P2), "TRD-2", "nothing");
        refuses(scene, menu, new FireAction.LetPass(), "TRN-2", "let pass");
        refuses(scene.giant("F"), scene.menu(), new GoToMarket(Element.CHIMNEY), "GIA-3", "Marketplace");
        refuses(scene.giant("G"), scene.menu(), new FireAction.StartMilling(), "GIA-3", "Mill");
        scene.change(table -> table.withTurn(
                table.turn().traded().milled().discarded().offered().offered()));
        refuses(scene.giant("X"), scene.menu(), new GoToMarket(Element.CHIMNEY), "TRN-3", "used");
        refuses(scene, scene.menu(), new FireAction.StartMilling(), "TRN-4", "used");
        refuses(scene, scene.menu(), new ThrowAway("mill"), "TRN-5", "enough");
        refuses(scene, scene.menu(), new OfferTo(P2), "TRD-1", "all your offers");
        FireScene held = FireScene.advanced().original(P1, "mill", 0, 12, 6).army(P2, "G");
        refuses(held, held.menu(), new FireAction.StartMilling(), "ARM-3", "army");
        FireScene bare = FireScene.basic().pile(P1, "BC");
        refuses(bare, bare.menu(), new LayElement(Element.CHIMNEY), "CON-2", "no room");
        refuses(bare, bare.menu(), new FireAction.StartHighBridge(), "BLD-4", "no road");
        refuses(bare, bare.menu(), new FireAction.StartMilling(), "TRN-4", "such a building");
    }

    @Test
    void millingAndNewLinks() {
        FireScene scene = FireScene.basic()
                .original(P1, "mill", 0, 12, 6)
                .original(P1, "cottage", 0, 24, 0)
                .bricks(P1, "T1 6,8 7,8", "C1 8,8", "T1 9,8 10,8", "C1 2,8", "C2 2,8", "C1 0,13")
                .bricks(P2, "C1 7,9")
                .giant("K");
        GameState<FireTable> asked = scene.play(scene.menu(), "mill");
        refuses(scene, asked, new MillBrick(brick("C1 7,9")), "TRN-4", "no such brick");
        refuses(scene, asked, new MillBrick(new Brick(Element.FOUR, 40, -1, 0, 7)), "TRN-4", "no such brick");
        refuses(scene, asked, new MillBrick(brick("B1 12,6 13,6 14,6")), "SET-7", "original");
        refuses(scene, asked, new MillBrick(brick("C1 0,13")), "GIA-2", "Giant");
        refuses(scene, asked, new MillBrick(brick("C1 2,8")), "TRN-4", "stands on it");
        refuses(scene, asked, new MillBrick(brick("C1 8,8")), "RUL-9", "fall apart");
        scene.pile(P1, "T");
        GameState<FireTable> again = scene.play(scene.menu(), "mill", "mill C1 8,8");
        refuses(scene, again, new LinkBrick(brick("C1 8,8")), "RUL-9", "where it was");
        refuses(scene, again, new LinkBrick(brick("T1 6,7 7,7")), "RUL-9", "not join");
    }

    @Test
    void highBridges() {
        FireScene scene = FireScene.basic()
                .bricks(P1, "T1 6,8 7,8", "T1 6,6 7,6")
                .bricks(P2, "F1 8,6 8,7 8,8 8,9")
                .building(P2, "chapel", 0, 6, 10)
                .pile(P1, "BC");
        GameState<FireTable> asked = scene.play(scene.menu(), "high");
        refuses(scene, asked, new LayHighBridge(brick("B2 7,7 8,7 9,7")), "RUL-5", "too few Chimneys");
        refuses(scene, asked, new LayHighBridge(brick("B2 6,9 6,10 6,11")), "BLD-5", "building");
        refuses(scene, asked, new LayHighBridge(brick("B2 12,8 13,8 14,8")), "BLD-4", "loose brick");
        refuses(scene, asked, new LayHighBridge(brick("B1 7,8 8,8 9,8")), "BLD-4", "level 2");
        refuses(scene, asked, new LayHighBridge(brick("B2 8,8 8,9 8,10")), "BLD-4", "free ground");
    }

    @Test
    void tradesAndElements() {
        FireScene scene = FireScene.basic().pile(P1, "HHC").pile(P2, "RRC");
        GameState<FireTable> give = scene.play(scene.menu(), "offer P2");
        refuses(scene, give, new GiveElements(Element.HOOK, 3), "TRD-1", "One or two");
        refuses(scene, give, new GiveElements(Element.CHIMNEY, 2), "TRD-2", "that many");
        GameState<FireTable> want = scene.play(give, "give 2H");
        refuses(scene, want, new WantElements(Element.HOOK, 1), "TRD-1", "different kinds");
        refuses(scene, want, new WantElements(Element.ROOF, 2), "TRD-1", "Two for two");
        refuses(scene, want, new WantElements(Element.FOUR, 1), "TRD-2", "not have");
        GameState<FireTable> answer = scene.play(want, "want 1R");
        refuses(scene, answer, new FireAction.LetPass(), "TRD-1", "yes or no");
        FireScene empty = FireScene.basic().change(table -> table.collect(P1, Element.HOOK, 20));
        refuses(empty, empty.at(new TakeOne(P1)), new FireAction.TakeElement(Element.HOOK), "EVT-4", "no Hook left");
        FireScene rich = FireScene.basic().original(P1, "marketplace", 0, 6, 6).pile(P1, "HHHH");
        GameState<FireTable> buy = rich.play(rich.menu(), "market H");
        refuses(rich, buy, new FireAction.BuyElement(Element.HOOK), "TRN-3", "another kind");
        FireScene hungry = FireScene.of(2, new FireVariants(false, 5, 40, false, 1, true, false, 2))
                .pile(P1, "HC");
        refuses(hungry, hungry.at(new ChosenMeal(P1)), new FireAction.EatBrick(Element.FOUR), "GIA-5", "no Four-Brick");
    }

    @Test
    void territories() {
        FireScene scene = FireScene.advanced()
                .buildingIn(P2, "rampart", "L")
                .building(P1, "chapel", 0, 0, 18)
                .building(P1, "chapel", 0, 12, 7)
                .buildingIn(P1, "fortress", "M")
                .bricks(P1, "C1 6,8")
                .bricks(P2, "C1 10,8")
                .army(P1, "M")
                .army(P2, "R");
        GameState<FireTable> doubles = scene.at(new SendGiant(P1, 1));
        refuses(scene, doubles, new ChooseTerritory("L"), "ADV-2", "Rampart");
        refuses(scene, doubles, new ChooseTerritory("M"), "ARM-3", "army");
        refuses(scene, doubles, new ChooseTerritory("A"), "GIA-1", "too far");
        refuses(scene, doubles, new ChooseTerritory("*"), "GIA-1", "already");
        refuses(scene, doubles, new ChooseTerritory(""), "MAP-1", "no such territory");
        refuses(scene, doubles, new ChooseTerritory("Z"), "MAP-1", "no such territory");
        FireScene far = FireScene.basic().buildingIn(P1, "chapel", "A");
        refuses(far, far.at(new HungryStep(P1)), new ChooseTerritory("X"), "GIA-4", "too far");
        refuses(far, far.at(new HungryStep(P1)), new ChooseTerritory("M"), "GIA-4", "nearest");
        GameState<FireTable> march = scene.giant("N").at(new MarchArmies());
        refuses(scene, march, new ChooseTerritory("*"), "ARM-2", "volcano");
        refuses(scene, march, new ChooseTerritory("N"), "ARM-2", "Giant");
        refuses(scene, march, new ChooseTerritory("R"), "ARM-2", "An army");
        refuses(scene, march, new ChooseTerritory("L"), "ADV-2", "Rampart");
        refuses(scene, march, new ChooseTerritory("A"), "ARM-2", "too far");
        GameState<FireTable> flood = scene.at(new FloodTarget(P1, true));
        refuses(scene, flood, new ChooseTerritory("X"), "EVT-1", "nothing");
        refuses(scene, flood, new ChooseTerritory("*"), "EVT-3", "land");
        GameState<FireTable> eruption = scene.giant("X").at(new EruptionTarget(P1));
        refuses(scene, eruption, new ChooseTerritory("A"), "EVT-2", "next to the volcano");
        refuses(scene, eruption, new ChooseTerritory("R"), "EVT-2", "No building");
    }

    @Test
    void homesAndWindows() {
        FireScene scene = FireScene.basic();
        GameState<FireTable> home = scene.at(new FindHome(P1, true));
        refuses(scene, home, new ChooseHome("*"), "SET-4", "land");
        refuses(scene, home, new ChooseHome("here"), "SET-4", "land");
        GameState<FireTable> place = scene.play(home, "home F");
        refuses(scene, place, new FireAction.PlaceOriginal("marketplace", 0, 0, 0), "RUL-1", "fit");
        FireScene settled = FireScene.basic().original(P1, "marketplace", 0, 6, 6);
        refuses(settled, settled.at(new FindHome(P1, false)), new ChooseHome("F"), "SET-5", "already");
        FireScene full = FireScene.basic();
        for (int y = 6; y <= 10; y++) {
            full.bricks(P2, "F1 6,%1$d 7,%1$d 8,%1$d 9,%1$d".formatted(y));
        }
        refuses(full, full.at(new FindHome(P1, true)), new ChooseHome("F"), "RUL-1", "no room");
        FireScene window = FireScene.basic().hand(P2, "flood");
        GameState<FireTable> react = window.at(new React(P2, false, true));
        refuses(window, react, new PlayEventCard("flood"), "EVT-1", "change nothing");
        refuses(window, react, new FireAction.GoToRest(), "RUL-24", "rest");
        refuses(window, react, new LayElement(Element.HOOK), "WIN-1", "pass");
    }

    /** Whatever is answered: never an exception, always a rule. */
    @Test
    void everyRefusalInPlayNamesARule() {
        FireIsland game = FireScene.game(2, FireVariants.ADVANCED);
        var all = Playthroughs.of(game).withPolicies(FirePolicies.of(game));
        Set<Action> answers = new LinkedHashSet<>();
        Set<String> asked = new TreeSet<>();
        for (var start :
                all.starts().appendAll(FireStarts.of(FireVariants.ADVANCED)).take(20)) {
            for (var step : all.played(start, 5, 40).steps()) {
                if (game.turn(step.after()).asked().isEmpty()) {
                    continue;
                }
                asked.add(step.after().agenda().head().getClass().getSimpleName());
                var legal = game.legalActions(step.after());
                for (Action action : Array.ofAll(answers).take(60)) {
                    if (!legal.contains(action)) {
                        Rejection refused = game.tryApply(step.after(), action).getLeft();
                        assertThat(refused.rule())
                                .as("%s to %s", action, step.after().agenda().head())
                                .isNotEmpty();
                    }
                }
                legal.take(3).forEach(answers::add);
            }
        }
        assertThat(asked).hasSizeGreaterThan(10);
    }
}
