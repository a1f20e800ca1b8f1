package io.github.casemate.fire;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.box.Blueprint;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.event.BrickEvents;
import io.github.casemate.fire.rules.CompleteWhich;
import io.github.casemate.fire.rules.EruptionTarget;
import io.github.casemate.fire.rules.FireQuestion;
import io.github.casemate.fire.rules.FloodTarget;
import io.github.casemate.fire.rules.LayHighBridgeWhere;
import io.github.casemate.fire.rules.LayWhere;
import io.github.casemate.fire.rules.Menu;
import io.github.casemate.fire.rules.MillWhich;
import io.github.casemate.fire.table.Board;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.testkit.Start;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The engine and {@link BrickOracle} agree, over positions of played games; {@code -Dcasemate.oracle=20000} for all. */
class BrickOracleTest {

    private static final int POSITIONS = Integer.getInteger("casemate.oracle", 100);

    /** The first game; a long run can be made of several short ones. */
    private static final int FIRST = Integer.getInteger("casemate.oracle.first", 0);

    /** The start with an eruption; the one with a wall is the eighth after it. */
    private static final int ERUPTION = 16;

    private int positions;
    private int floods;
    private int eruptions;
    private int struck;
    private int highBridges;
    private int completions;

    @Test
    @Rule({
        "BLD-2", "BLD-3", "BLD-4", "BLD-6", "BLD-7", "SIT-1", "SIT-3", "SIT-5", "SIT-7", "CON-4", "TRN-4", "RUL-9",
        "EVT-2", "EVT-3", "EVT-5"
    })
    void theOracleAgrees() {
        int round = FIRST;
        for (; positions < POSITIONS; round++) {
            FireVariants variants = round % 2 == 0 ? FireVariants.BASIC : FireVariants.ADVANCED;
            Seq<Start<GameState<FireTable>>> starts = FireStarts.of(variants);
            FireIsland game = FireScene.game(2, variants);
            // The second of three goes through the starts in order, the third begins with an eruption and soon has a
            // wall.
            int number = round % 3 == 1 ? round / 3 : ERUPTION + round / 3 * 4;
            GameState<FireTable> start = round % 3 == 0
                    ? game.newGame()
                    : starts.get(number % starts.size()).state();
            play(game, start, round);
        }
        if (POSITIONS > 1000) {
            System.out.printf("%d positions of games %d to %d%n", positions, FIRST, round - 1);
            System.out.printf(
                    "%d targets of floods, %d of eruptions, %d with a high bridge, %d completions%n",
                    floods, eruptions, highBridges, completions);
        }
        assertThat(floods).as("floods").isPositive();
        assertThat(eruptions).as("eruptions").isPositive();
        assertThat(highBridges).as("positions with a high bridge").isPositive();
        assertThat(completions).as("questions about completion").isPositive();
    }

    private void play(FireIsland game, GameState<FireTable> start, int seed) {
        SplitMix64 random = new SplitMix64(seed);
        GameState<FireTable> state = start;
        for (int steps = 0; steps < 150 && !game.turn(state).isOver() && positions < POSITIONS; steps++) {
            if (state.agenda().head() instanceof Menu && random.nextInt(4) == 0) {
                positions++;
                compare(game, state, random);
            }
            Action action =
                    game.turn(state).isChance() ? game.chance(state).sample(random) : choose(game, state, random);
            Transition<GameState<FireTable>, Event<FireTable>> next = game.apply(state, action);
            if (next.state().agenda().headOption().exists(CompleteWhich.class::isInstance) && positions < POSITIONS) {
                completion(game, next);
            }
            state = next.state();
        }
    }

    private static Action choose(FireIsland game, GameState<FireTable> state, SplitMix64 random) {
        Seq<Action> legal = game.legalActions(state);
        return legal.size() > 1 && random.nextInt(3) > 0
                ? FirePolicies.purposeful(game, state, legal, random)
                : legal.get(random.nextInt(legal.size()));
    }

    static BrickOracle oracle(FireTable table) {
        Realm realm = table.realm();
        List<BrickOracle.Piece> pieces = new ArrayList<>();
        for (int seat = 0; seat < realm.players(); seat++) {
            for (Brick brick : table.board().bricks(seat)) {
                int number = Board.building(table.board().at(brick.level(), brick.x(), brick.y()));
                String[] words = brick.toString().split(" ", -1);
                List<BrickOracle.Spot> cells = new ArrayList<>();
                for (int i = 1; i < words.length; i++) {
                    String[] cell = words[i].split(",", -1);
                    cells.add(
                            new BrickOracle.Spot(brick.level(), Integer.parseInt(cell[0]), Integer.parseInt(cell[1])));
                }
                boolean original = number > 0 && table.building(number).original();
                pieces.add(new BrickOracle.Piece(brick.element().letter(), seat, cells, number, original));
            }
        }
        List<BrickOracle.House> houses = new ArrayList<>();
        for (Building building : table.buildings()) {
            Blueprint plan = realm.plans().get(building.plan()).blueprint();
            StringBuilder in = new StringBuilder();
            for (int territory = 0; territory <= realm.terrain().volcanoTerritory(); territory++) {
                in.append(building.isIn(territory) ? realm.terrain().name(territory) : "");
            }
            houses.add(new BrickOracle.House(
                    building.owner().index(),
                    plan,
                    building.number(),
                    in.toString(),
                    plan.levels().size() - 1,
                    building.card() >= 0));
        }
        char giant = realm.terrain().name(table.walkers().giant()).charAt(0);
        return new BrickOracle(realm.terrain().map(), giant, pieces, houses);
    }

    private void compare(FireIsland game, GameState<FireTable> state, SplitMix64 random) {
        FireTable table = state.table();
        PlayerId player = table.active();
        BrickOracle oracle = oracle(table);
        List<FireCard> hand = new ArrayList<>();
        for (int card = 0; card < game.realm().cards(); card++) {
            if (table.hand(player).of(card) > 0) {
                hand.add(game.realm().card(card));
            }
        }
        Element element = Element.ALL.get(random.nextInt(6));
        Set<String> engine = new TreeSet<>(new LayWhere(player, element)
                .options(table)
                .map(new FireNotation()::of)
                .toJavaList());
        Set<String> expected = new TreeSet<>(oracle.places(
                element.letter(), player.index(), hand, game.realm().catalog().buildings()));
        assertThat(engine)
                .as("places for %s of %s in %s", element, player, table)
                .isEqualTo(expected);
        for (int seat = 0; seat < game.realm().players(); seat++) {
            assertThat(oracle.parts(seat)).as("parts of seat %s", seat).isEqualTo(FireLaws.parts(table, seat));
        }
        String pile = Element.ALL
                .filter(one -> table.pile(player).of(one.ordinal()) > 0)
                .map(one -> String.valueOf(one.letter()))
                .mkString();
        Set<String> millable = new TreeSet<>(new MillWhich(player)
                .options(table)
                .map(mill -> ((FireAction.MillBrick) mill).brick().toString())
                .toJavaList());
        assertThat(millable)
                .as("bricks of %s to mill in %s", player, table)
                .isEqualTo(new TreeSet<>(oracle.millable(player.index(), pile)));
        Set<String> high = new TreeSet<>(new LayHighBridgeWhere(player)
                .options(table)
                .map(lay -> ((FireAction.LayHighBridge) lay).bridge().toString())
                .toJavaList());
        int chimneys = table.pile(player).of(Element.CHIMNEY.ordinal());
        boolean bridge = table.pile(player).of(Element.BRIDGE.ordinal()) > 0;
        assertThat(high)
                .as("high bridges of %s in %s", player, table)
                .isEqualTo(bridge ? new TreeSet<>(oracle.highBridges(player.index(), chimneys)) : Set.of());
        highBridges += high.isEmpty() ? 0 : 1;
        // In the Advanced game buildings may be safe.
        boolean advanced = game.realm().variants().advanced();
        boolean loose = random.nextInt(2) == 0 || advanced;
        floods += disaster(
                game, table, oracle, new FloodTarget(player, !loose), territory -> oracle.flooded(territory, !loose));
        if (!advanced) {
            eruptions += disaster(game, table, oracle, new EruptionTarget(player), oracle::erupted);
        }
    }

    /** EVT-2, EVT-3, EVT-5: where a disaster can strike, and what stands after it; {@return the number of targets} */
    private int disaster(
            FireIsland game,
            FireTable table,
            BrickOracle oracle,
            FireQuestion target,
            Function<Character, Set<String>> losses) {
        Seq<Action> options = target.options(table);
        Set<Set<String>> known = new HashSet<>();
        for (int territory = 0; territory < game.realm().terrain().landTerritories(); territory++) {
            String name = game.realm().terrain().name(territory);
            Set<String> gone = losses.apply(name.charAt(0));
            FireAction.ChooseTerritory there = new FireAction.ChooseTerritory(name);
            boolean other = !gone.isEmpty() && known.add(gone);
            assertThat(options.contains(there)).as("%s in %s", target, name).isEqualTo(other);
            if (other && struck++ % 5 == 0) {
                GameState<FireTable> asked = game.resume(table, io.vavr.collection.List.of(target, new Menu()))
                        .state();
                FireTable after = options.size() == 1
                        ? asked.table()
                        : game.apply(asked, there).state().table();
                Set<String> standing = new TreeSet<>();
                for (int seat = 0; seat < game.realm().players(); seat++) {
                    for (Brick brick : after.board().bricks(seat)) {
                        standing.add(seat + brick.toString());
                    }
                }
                assertThat(standing).as("after %s in %s", target, name).isEqualTo(oracle.standing(gone));
            }
        }
        return known.size();
    }

    /** SIT-7: what can be completed is what an exact cover finds, over all buildings that the hand has. */
    private void completion(FireIsland game, Transition<GameState<FireTable>, Event<FireTable>> laid) {
        FireTable table = laid.state().table();
        CompleteWhich asked = (CompleteWhich) laid.state().agenda().head();
        boolean fresh = laid.events().exists(BrickEvents.BrickLaid.class::isInstance);
        if (!fresh) {
            return;
        }
        completions++;
        BrickOracle oracle = oracle(table);
        int seat = asked.player().index();
        Set<String> expected = new TreeSet<>();
        for (int card = 0; card < game.realm().cards(); card++) {
            FireCard kind = game.realm().card(card);
            if (table.hand(asked.player()).of(card) > 0
                    && kind.building().isDefined()
                    && !kind.id().equals("tower")) {
                Blueprint plan = game.realm().plan(kind.building().get()).blueprint();
                if (oracle.isCovered(plan, seat, asked.brick().toString())) {
                    expected.add(kind.id());
                }
            }
        }
        if (oracle.isCovered(
                game.realm().plan("cottage").blueprint(), seat, asked.brick().toString())) {
            expected.add("cottage");
        }
        Set<String> engine = new HashSet<>();
        for (Action action : game.legalActions(laid.state())) {
            if (action instanceof FireAction.CompleteSite site && !site.name().equals("tower")) {
                engine.add(site.name());
            }
        }
        assertThat(engine).as("completed by %s", asked.brick()).isEqualTo(expected);
    }
}
