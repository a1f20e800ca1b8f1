package io.github.casemate.expansions.ghost;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Scenes with the Ghost Captain: player 1 is the person, player 2 is he. */
final class Haunted {

    static final Ruleset RULESET = Ruleset.solo("ghost-captain");

    private Haunted() {}

    static Scene scene() {
        return Scene.of(RULESET);
    }

    /** His row, left to right. */
    static Scene withRow(Scene scene, String... cards) {
        return scene.player(2, side -> side.hand(cards))
                .with(table -> new RowLaid(Array.of(cards).map(scene::card), 0).evolve(table));
    }

    static Scene faceDown(Scene scene) {
        return scene.with(new GhostTurned(false)::evolve);
    }

    /** A rule that some module might add. */
    static Scene withRule(Scene scene, Ability rule) {
        return scene.with(table -> table.withAbilities(table.abilities().plusRules(Array.of(rule))));
    }

    static Seq<String> row(SceneGame play) {
        return GhostCaptain.on(play.table()).row().map(Card::id);
    }

    static boolean isFaceUp(SceneGame play) {
        return GhostCaptain.on(play.table()).faceUp();
    }
}
