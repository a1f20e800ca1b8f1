package io.github.casemate.expansions.ramparts;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.event.Reinforced;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** Bastion Fortress, Moated Fortress and Palisade Stronghold: which stones the waves fell. */
class WaveFortsTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2).with("ramparts");

    /** The white stone protects a gray one, and both protect the black one at the back. */
    private static final Scene BASTION =
            Scene.of(RULES).player(2, side -> side.fort("bastion-fortress", 0, "~W~", "BGB", "~B~"));

    private static Scene moated(String front, String back) {
        return Scene.of(RULES).player(2, side -> side.fort("moated-fortress", 0, front, back));
    }

    private static Scene palisade(String front, String back) {
        return Scene.of(RULES).player(2, side -> side.fort("palisade-stronghold", 0, front, back));
    }

    private static SceneGame secondWave(Scene scene, String fort, Face... faces) {
        return scene.actionOf(1).attacksAndKeeps(fort, faces).does(new ChooseSecondWave());
    }

    private static FellStones fell(int... spaces) {
        return new FellStones(Spaces.of(spaces));
    }

    @Test
    @Proof("RUL-55")
    void aSecondWaveCannotPickAProtectedStoneOfABastion() {
        SceneGame wave = secondWave(BASTION, "bastion-fortress", TARGET, LEADERSHIP, LEADERSHIP);

        assertThat(wave.asked()).isEqualTo(1);
        assertThat(wave.options()).containsExactly(fell(0), fell(1), fell(3));
        Rejection refusal = wave.refusal(fell(2));
        assertThat(refusal.code()).isEqualTo("protected-stone");
        assertThat(refusal.rule()).contains("RUL-55");
        assertThat(wave.refusal(fell(4)).code()).isEqualTo("protected-stone");
        assertThat(wave.refusal(fell(0, 1)).code()).isEqualTo("wrong-number");
    }

    @Test
    @Proof("RUL-55")
    void aStoneFreedByTheOneBeforeMayBeNext() {
        SceneGame two = secondWave(BASTION, "bastion-fortress", TARGET, TARGET, LEADERSHIP);
        SceneGame three = secondWave(BASTION, "bastion-fortress", TARGET, TARGET, TARGET);

        assertThat(two.options()).containsExactly(fell(0, 1), fell(0, 2), fell(0, 3), fell(1, 3));
        assertThat(three.options()).containsExactly(fell(0, 1, 2), fell(0, 1, 3), fell(0, 2, 3), fell(0, 2, 4));
        SceneGame fallen = three.does(fell(0, 2, 4));
        assertThat(fallen.stones("bastion-fortress")).containsExactly("~.~", "B.B", "~.~");
        assertThat(fallen.events(StoneFell.class).map(StoneFell::space)).containsExactly(0, 2, 4);
    }

    @Test
    @Rule("RUL-55")
    void theTargetOfAGunpowderHouseObeysABastionToo() {
        Scene scene = BASTION.player(1, side -> side.building("gunpowder-house"));
        SceneGame wave = secondWave(scene, "bastion-fortress", TARGET, LEADERSHIP, LEADERSHIP);

        assertThat(wave.options()).containsExactly(fell(0, 1), fell(0, 2), fell(0, 3), fell(1, 3));
    }

    @Test
    @Rule({"RUL-55", "RUL-22"})
    void aBastionGuardsNoOtherFort() {
        Scene scene = BASTION.player(2, side -> side.fort("robust-stronghold", 0, "GW", "W."));
        SceneGame wave = secondWave(scene, "robust-stronghold", TARGET, LEADERSHIP, LEADERSHIP);

        assertThat(wave.options()).containsExactly(fell(0), fell(1), fell(2));
    }

    @Test
    @Rule({"RUL-55", "DEF-1"})
    void theFirstWaveAgainstABastionIsAsEver() {
        SceneGame first = BASTION.actionOf(1).attacksAndKeeps("bastion-fortress", BLACK, LEADERSHIP, LEADERSHIP);

        assertThat(first.options()).containsExactly(fell(1), fell(3));
    }

    @Test
    @Proof("RUL-58")
    void aFirstWaveAgainstAMoatFellsOneStoneFewer() {
        SceneGame wave = moated("G.G", "~B~").actionOf(1).attacksAndKeeps("moated-fortress", GRAY, GRAY, LEADERSHIP);

        assertThat(wave.options()).containsExactly(fell(0), fell(2));
        assertThat(wave.does(fell(2)).stones("moated-fortress")).containsExactly("G..", "~B~");
    }

    @Test
    @Rule("RUL-58")
    void againstAMoatOneResultFellsNothing() {
        SceneGame over =
                moated("G.G", "~B~").actionOf(1).attacksAndKeeps("moated-fortress", GRAY, LEADERSHIP, LEADERSHIP);

        assertThat(over.stones("moated-fortress")).containsExactly("G.G", "~B~");
        assertThat(over.table().attack()).isEmpty();
    }

    @Test
    @Rule("ATK-9")
    @Proof("RUL-58")
    void theResultThatAMoatSwallowsReinforcesNothing() {
        SceneGame over = moated("G.G", "~B~")
                .actionOf(1)
                .attacksAndKeeps("moated-fortress", GRAY, WHITE, WHITE)
                .chooses(StoneColor.GRAY);

        assertThat(over.stones("moated-fortress")).containsExactly("G.G", "~B~");
        assertThat(over.events(Reinforced.class).map(Reinforced::stones))
                .containsExactly(Stones.of(StoneColor.WHITE, StoneColor.WHITE));
    }

    @Test
    @Rule({"RUL-58", "DEF-2"})
    void aMoatCountsAgainstGroupsToo() {
        Scene pair = moated("GG.", "~B~");
        SceneGame two = pair.actionOf(1).attacksAndKeeps("moated-fortress", GRAY, GRAY, LEADERSHIP);
        SceneGame three = pair.actionOf(1).attacksAndKeeps("moated-fortress", GRAY, GRAY, GRAY);

        assertThat(two.stones("moated-fortress")).containsExactly("GG.", "~B~");
        assertThat(three.stones("moated-fortress")).containsExactly("...", "~B~");
    }

    @Test
    @Rule({"RUL-58", "RUL-6"})
    void theGrayResultOfAnArmoryMakesUpForAMoat() {
        SceneGame wave = moated("G.G", "~B~")
                .player(1, side -> side.building("armory"))
                .actionOf(1)
                .attacksAndKeeps("moated-fortress", GRAY, GRAY, LEADERSHIP);

        assertThat(wave.stones("moated-fortress")).containsExactly("...", "~B~");
    }

    @Test
    @Rule({"RUL-58", "RUL-36"})
    void aMoatDoesNothingAgainstASecondWave() {
        SceneGame wave = secondWave(moated("G.G", "~B~"), "moated-fortress", TARGET, LEADERSHIP, LEADERSHIP);

        assertThat(wave.options()).containsExactly(fell(0), fell(2), fell(3));
    }

    @Test
    @Rule({"RUL-58", "RUL-22"})
    void aMoatGuardsNoOtherFortAndTakesNothingFromItsOwner() {
        SceneGame other =
                moated("G.G", "~B~").actionOf(1).attacksAndKeeps("starting-fort-2", WHITE, LEADERSHIP, LEADERSHIP);
        SceneGame owners =
                moated("G.G", "~B~").actionOf(2).attacksAndKeeps("starting-fort-1", WHITE, LEADERSHIP, LEADERSHIP);

        assertThat(other.stones("starting-fort-2")).containsExactly(".GGB");
        assertThat(owners.stones("starting-fort-1")).containsExactly(".GGB");
    }

    @Test
    @Rule({"RUL-58", "DEF-2"})
    void aPairInAPalisadeCountsAsThree() {
        Scene pair = palisade("GG.W", "~.~~");
        SceneGame two = pair.actionOf(1).attacksAndKeeps("palisade-stronghold", GRAY, GRAY, LEADERSHIP);
        SceneGame three = pair.actionOf(1).attacksAndKeeps("palisade-stronghold", GRAY, GRAY, GRAY);

        assertThat(two.stones("palisade-stronghold")).containsExactly("GG.W", "~.~~");
        assertThat(three.stones("palisade-stronghold")).containsExactly("...W", "~.~~");
    }

    @Test
    @Proof("RUL-58")
    void aLoneStoneInAPalisadeIsAGroupOfOne() {
        SceneGame wave = palisade("G.G.", "~W~~")
                .actionOf(1)
                .attacksAndKeeps("palisade-stronghold", GRAY, LEADERSHIP, LEADERSHIP);

        assertThat(wave.options()).containsExactly(fell(0), fell(2));
    }

    @Test
    @Rule({"RUL-58", "DEF-2"})
    void theLastOfAGroupInAPalisadeIsAloneAgain() {
        SceneGame wave = palisade("GGGW", "~.~~")
                .player(1, side -> side.building("armory"))
                .actionOf(1)
                .attacksAndKeeps("palisade-stronghold", GRAY, GRAY, GRAY);

        assertThat(wave.stones("palisade-stronghold"))
                .as("three count as four, and an armory makes four results")
                .containsExactly("...W", "~.~~");
    }

    @Test
    @Rule({"RUL-58", "DEF-2"})
    void besideAPairInAPalisadeOnlyTheLoneStonesFall() {
        SceneGame wave = palisade("G.GG", "~G~~")
                .actionOf(1)
                .attacksAndKeeps("palisade-stronghold", GRAY, LEADERSHIP, LEADERSHIP);

        assertThat(wave.options()).containsExactly(fell(0), fell(4));
        assertThat(wave.refusal(fell(2)).code()).isEqualTo("group-too-large");
        assertThat(palisade("G.GG", "~G~~")
                        .actionOf(1)
                        .attacksAndKeeps("palisade-stronghold", GRAY, GRAY, LEADERSHIP)
                        .stones("palisade-stronghold"))
                .containsExactly("..GG", "~.~~");
    }

    @Test
    @Rule({"RUL-58", "RUL-22"})
    void aPalisadeStandsAroundNoOtherFort() {
        SceneGame wave =
                palisade("GG.W", "~.~~").actionOf(1).attacksAndKeeps("starting-fort-2", GRAY, GRAY, LEADERSHIP);

        assertThat(wave.stones("starting-fort-2")).containsExactly("W..B");
    }
}
