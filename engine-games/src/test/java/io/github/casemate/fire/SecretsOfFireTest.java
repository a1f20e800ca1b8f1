package io.github.casemate.fire;

import static io.github.casemate.fire.FireScene.P1;
import static io.github.casemate.fire.FireScene.P2;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.event.BrickEvents;
import io.github.casemate.fire.event.CardEvents;
import io.github.casemate.fire.rules.LayWhere;
import io.github.casemate.fire.table.Counts;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.testkit.Playthroughs;
import io.github.casemate.testkit.Start;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** RUL-19 to RUL-22: the deck, what is hidden, and what a viewer imagines. */
class SecretsOfFireTest {

    @Test
    @Proof("RUL-19")
    void anEmptyDeckIsRefilledAndADrawIsEachCopyAlike() {
        FireScene scene = FireScene.basic()
                .hand(P1, "mill", "mill", "inn", "inn", "chapel")
                .hand(P2, "stable", "stable", "stable", "manor", "manor")
                .deck("port", "port", "temple");
        GameState<FireTable> draw = scene.play(scene.menu(), "discard mill");
        Distribution<Action> odds = scene.game.chance(draw);
        assertThat(odds.total()).isEqualTo(3);
        assertThat(odds.outcomes().toArray().map(new FireNotation()::of))
                .containsExactly("draw port 1", "draw port 2", "draw temple 1");
        FireScene empty = FireScene.basic()
                .hand(P1, "mill", "mill", "inn", "inn", "chapel")
                .deck();
        GameState<FireTable> refilled = empty.play(empty.menu(), "discard mill");
        int before = empty.table().cards().open().total();
        assertThat(empty.game.chance(refilled).total()).isEqualTo(before + 1);
        assertThat(refilled.table().cards().discarded()).isZero();
        FireScene nothing = FireScene.basic().hand(P1, "mill");
        FireTable bare = nothing.deck().table();
        FireTable gone = bare.withCards(new io.github.casemate.fire.table.CardPlaces(
                true,
                bare.cards().deck(),
                bare.cards().hands(),
                Counts.none(nothing.game.realm().cards()),
                bare.cards().thrown()));
        GameState<FireTable> last = nothing.change(any -> gone).at(new io.github.casemate.fire.rules.DrawUp(P1));
        assertThat(nothing.options(last)).as("nobody draws").contains("end");
    }

    @Test
    @Proof("RUL-20")
    void pilesAndFaceUpCardsArePublicHandsAreNot() {
        FireScene scene =
                FireScene.basic().hand(P1, "mill", "inn").pile(P1, "BB").buildingIn(P1, "chapel", "F");
        GameState<FireTable> state = scene.menu();
        FireTable seen = scene.game.view(state, P2).table();
        assertThat(seen.cards().hand(P1).known().total()).isZero();
        assertThat(seen.cards().hand(P1).size()).isEqualTo(2);
        assertThat(seen.pile(P1)).isEqualTo(state.table().pile(P1));
        assertThat(seen.buildings()).isEqualTo(state.table().buildings());
        FireTable own = scene.game.view(state, P1).table();
        assertThat(own.hand(P1)).isEqualTo(state.table().hand(P1));
        assertThat(scene.game
                        .view(state, PlayerId.SPECTATOR)
                        .table()
                        .cards()
                        .hand(P1)
                        .known()
                        .total())
                .isZero();
    }

    @Test
    @Proof("RUL-21")
    void whatAViewerImaginesIsUniformOverWhatFits() {
        // Four cards are unknown to P2: two in P1's hand, two in the deck.
        FireScene scene = FireScene.basic()
                .hand(P1, "mill", "inn")
                .hand(P2, "stable", "stable", "stable", "manor", "manor")
                .deck("port", "temple");
        GameView<FireTable> view = scene.game.view(scene.menu(), P2);
        assertThat(HiddenCards.unknown(view.table()).total()).isEqualTo(4);
        TreeMap<String, Integer> hands = new TreeMap<>();
        SplitMix64 random = new SplitMix64(1);
        for (int i = 0; i < 6000; i++) {
            GameState<FireTable> imagined = scene.game.determinize(view, random);
            hands.merge(imagined.table().hand(P1).toString(), 1, Integer::sum);
            assertThat(scene.game.view(imagined, P2)).isEqualTo(view);
        }
        assertThat(hands).hasSize(6);
        assertThat(hands.values()).allMatch(count -> count > 850 && count < 1150);
    }

    /** Cards of buildings are known to all: they are in no imagined hand, and every card is somewhere (LAW-2). */
    @Test
    @Proof("RUL-21")
    void cardsOfBuildingsAreNotImagined() {
        FireScene scene = FireScene.basic()
                .building(P1, "tower", 0, 12, 7)
                .buildingIn(P2, "chapel", "A")
                .fullHands();
        GameView<FireTable> view = scene.game.view(scene.menu(), P2);
        int tower = scene.game.realm().numberOf("tower");
        assertThat(HiddenCards.unknown(view.table()).of(tower)).isZero();
        SplitMix64 random = new SplitMix64(4);
        for (int i = 0; i < 50; i++) {
            FireTable imagined = scene.game.determinize(view, random).table();
            assertThat(FireLaws.problems(imagined)).isEmpty();
        }
    }

    @Test
    @Proof({"RUL-21", "RUL-15"})
    void aPlayerWhoIsAskedWhereToLayHasAPlaceInEveryImaginedGame() {
        // Only the Chapel gives the Roof a place.
        FireScene scene = FireScene.basic()
                .building(P1, "cottage", 0, 6, 9)
                .bricks(P1, "T1 7,7 8,7", "C1 9,7")
                .hand(P1, "chapel")
                .pile(P1, "R");
        GameState<FireTable> asked = scene.play(scene.menu(), "lay R");
        assertThat(asked.agenda().head()).isInstanceOf(LayWhere.class);
        SplitMix64 random = new SplitMix64(2);
        for (int i = 0; i < 50; i++) {
            GameState<FireTable> imagined = scene.game.determinize(scene.game.view(asked, P2), random);
            assertThat(scene.game.turn(imagined)).isEqualTo(scene.game.turn(asked));
            assertThat(scene.game.legalActions(imagined)).isNotEmpty();
        }
    }

    @Test
    @Proof("RUL-22")
    void twoWaysToTheSameBricksAreTheSameState() {
        FireScene scene = FireScene.basic().bricks(P1, "C1 8,8").pile(P1, "CT");
        GameState<FireTable> one = scene.play(scene.menu(), "lay C", "C1 8,7", "lay T", "T1 9,8 10,8");
        GameState<FireTable> other = scene.play(scene.menu(), "lay T", "T1 9,8 10,8", "lay C", "C1 8,7");
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
    }

    @Test
    @Rule("RUL-21")
    void equalCopiesAreImaginedAsOftenAsThereAreDealsWithThem() {
        // Seven cards are unknown to P2: three in P1's hand, one that P1 threw away, three in the deck.
        FireScene scene = FireScene.basic()
                .hand(P1, "mill", "mill", "inn", "port")
                .hand(P2, "stable", "stable", "stable", "manor", "manor")
                .deck("mill", "inn", "flood")
                .change(table -> table.withCards(
                        table.cards().thrownAway(P1, table.realm().numberOf("port"))));
        GameView<FireTable> view = scene.game.view(scene.menu(), P2);
        Array<String> pool = Array.of("mill", "mill", "mill", "inn", "inn", "port", "flood");
        assertUniform(scene, view, 3, pool, any -> true);
    }

    @Test
    @Rule({"RUL-21", "RUL-15"})
    void ofAPlayerWhoIsAskedWhereToLayTheHandsThatGiveAPlaceAreAllAlike() {
        // Of the unknown cards only the Chapel gives the Roof a place.
        FireScene scene = FireScene.basic()
                .building(P1, "cottage", 0, 6, 9)
                .bricks(P1, "T1 7,7 8,7", "C1 9,7")
                .hand(P1, "chapel", "flood")
                .hand(P2, "stable", "stable", "stable", "manor", "manor")
                .deck("flood", "eruption", "good-fortune", "chapel")
                .pile(P1, "R");
        GameState<FireTable> asked = scene.play(scene.menu(), "lay R");
        assertThat(asked.agenda().head()).isInstanceOf(LayWhere.class);
        Array<String> pool = Array.of("flood", "flood", "eruption", "good-fortune", "chapel", "chapel");
        assertUniform(scene, scene.game.view(asked, P2), 2, pool, hand -> hand.contains("chapel"));
    }

    /** Compares the hands that P2 imagines with all ways to deal them, copy by copy: chi-square, far beyond chance. */
    private static void assertUniform(
            FireScene scene, GameView<FireTable> view, int size, Array<String> pool, Predicate<Seq<String>> fits) {
        assertThat(HiddenCards.unknown(view.table()).total()).isEqualTo(pool.size());
        TreeMap<String, Integer> ways = new TreeMap<>();
        int all = 0;
        for (Seq<Integer> copies : Array.range(0, pool.size()).combinations(size)) {
            Seq<String> hand = copies.map(pool::get).sorted();
            if (fits.test(hand)) {
                ways.merge(hand.mkString(" "), 1, Integer::sum);
                all++;
            }
        }
        int tries = 8000;
        TreeMap<String, Integer> seen = new TreeMap<>();
        SplitMix64 random = new SplitMix64(5);
        for (int i = 0; i < tries; i++) {
            FireTable imagined = scene.game.determinize(view, random).table();
            Seq<String> hand = Array.range(0, imagined.realm().cards())
                    .flatMap(card -> Array.fill(
                            imagined.hand(P1).of(card),
                            imagined.realm().card(card).id()))
                    .sorted();
            seen.merge(hand.mkString(" "), 1, Integer::sum);
        }
        assertThat(seen.keySet()).isEqualTo(ways.keySet());
        double distance = 0;
        for (Map.Entry<String, Integer> way : ways.entrySet()) {
            double expected = (double) tries * way.getValue() / all;
            distance += Math.pow(seen.getOrDefault(way.getKey(), 0) - expected, 2) / expected;
        }
        // The mean is the number of hands less one, and its spread the root of twice that.
        double free = ways.size() - 1.0;
        assertThat(distance).as("%s instead of %s", seen, ways).isLessThan(free + 5 * Math.sqrt(2 * free));
    }

    @Test
    @Rule("TRN-2")
    void twoEqualCopiesAreOneOption() {
        FireScene scene = FireScene.basic()
                .hand(P1, "mill", "mill", "good-fortune", "good-fortune", "inn")
                .bricks(P1, "C1 8,8");
        assertThat(scene.menuOptions().filter(option -> option.startsWith("discard") || option.startsWith("play")))
                .containsExactly("play good-fortune", "discard mill", "discard inn", "discard good-fortune");
    }

    /**
     * RUL-15: of two games that a player cannot tell apart, in which the others do the same, that player hears the same
     * and sees who is asked next alike. So neither a question nor a pause shows what is in a hand.
     */
    @Test
    @Rule({"RUL-15", "RUL-27", "RUL-20"})
    void beingAskedTellsNothing() {
        SplitMix64 random = new SplitMix64(11);
        int compared = 0;
        TreeSet<String> questions = new TreeSet<>();
        for (FireVariants variants : Array.of(FireVariants.BASIC, FireVariants.ADVANCED)) {
            FireIsland game = FireScene.game(2, variants);
            var all = Playthroughs.of(game).withPolicies(FirePolicies.of(game));
            Seq<Start<GameState<FireTable>>> starts = all.starts().appendAll(FireStarts.of(variants));
            for (int number = 0; number < starts.size(); number++) {
                for (var step : all.played(starts.get(number), number, 25).steps()) {
                    GameState<FireTable> state = step.after();
                    for (PlayerId viewer : game.players()) {
                        if (game.turn(state).isOver() || game.turn(state).isOf(viewer)) {
                            continue;
                        }
                        GameState<FireTable> twin = game.determinize(game.view(state, viewer), random);
                        assertThat(game.turn(twin)).isEqualTo(game.turn(state));
                        compared += sameForOthers(game, state, twin, viewer);
                        state.agenda()
                                .headOption()
                                .forEach(head -> questions.add(head.getClass().getSimpleName()));
                    }
                }
            }
        }
        assertThat(compared).isGreaterThan(3000);
        assertThat(questions).contains("Menu", "LayWhere", "CompleteWhich", "React", "DrawOneCard");
    }

    private static int sameForOthers(
            FireIsland game, GameState<FireTable> one, GameState<FireTable> other, PlayerId viewer) {
        Seq<Action> common = game.turn(one).isChance()
                ? game.chance(one)
                        .outcomes()
                        .toArray()
                        .filter(game.chance(other).outcomes().toArray()::contains)
                : game.legalActions(one).filter(game.legalActions(other)::contains);
        int compared = 0;
        for (Action action : common.take(12)) {
            var first = game.apply(one, action);
            var second = game.apply(other, action);
            Seq<Event<FireTable>> heard = first.events().map(event -> game.redact(event, viewer));
            if (heard.equals(second.events().map(event -> game.redact(event, viewer)))) {
                assertThat(game.turn(second.state())).as("%s", action).isEqualTo(game.turn(first.state()));
                if (!game.turn(first.state()).isOf(viewer)) {
                    assertThat(game.view(second.state(), viewer))
                            .as("%s", action)
                            .isEqualTo(game.view(first.state(), viewer));
                }
                compared++;
            } else {
                // What the viewer hears differs only by what is shown to all: a completed building, or a drawn card of
                // their own.
                assertThat(heard.exists(event -> event instanceof BrickEvents.BuildingCompleted
                                || event instanceof BrickEvents.EventBuilt
                                || event instanceof CardEvents.CardDrawn))
                        .as("%s: %s", action, heard)
                        .isTrue();
            }
        }
        return compared;
    }
}
