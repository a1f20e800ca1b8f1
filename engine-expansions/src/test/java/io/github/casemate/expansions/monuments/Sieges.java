package io.github.casemate.expansions.monuments;

import static io.github.casemate.siege.box.Face.LEADERSHIP;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import java.util.function.UnaryOperator;

/** Scenes in which player 2 loses colonists. A fort without stones falls to any attack (RUL-14). */
final class Sieges {

    static final PlayerId ATTACKER = PlayerId.of(0);
    static final PlayerId DEFENDER = PlayerId.of(1);

    private Sieges() {}

    static Ruleset rules(int players) {
        return Ruleset.secondEdition(players).with("monuments");
    }

    /** Player 2 has these stones and one bare fort with so many colonists, and nothing else. */
    static Scene bareFort(int colonists, String stones) {
        return with(side -> side.supply(stones).noStartingFort().fort("robust-stronghold", colonists, "..", ".."));
    }

    static Scene with(UnaryOperator<Side> defender) {
        return Scene.of(rules(2)).player(2, defender);
    }

    /** Player 1 attacks and rolls nothing that fells a stone. */
    static SceneGame attack(Scene scene, String fort) {
        return scene.actionOf(1).attacksAndKeeps(fort, LEADERSHIP, LEADERSHIP, LEADERSHIP);
    }

    static SceneGame fall(Scene scene) {
        return attack(scene, "robust-stronghold");
    }

    static Monuments monuments(SceneGame play) {
        return play.table().slice(Monuments.KEY);
    }

    static int sentHome(SceneGame play) {
        return play.table().lastAttack().get().sentHome().count(DEFENDER);
    }
}
