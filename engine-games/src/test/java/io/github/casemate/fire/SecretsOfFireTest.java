package io.github.casemate.fire;

import static io.github.casemate.fire.FireScene.P1;
import static io.github.casemate.fire.FireScene.P2;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.fire.rules.LayWhere;
import io.github.casemate.fire.table.Counts;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.testkit.rules.Proof;
import java.util.TreeMap;
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
}
