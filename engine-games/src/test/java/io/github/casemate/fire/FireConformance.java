package io.github.casemate.fire;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.testkit.GameConformance;
import io.github.casemate.testkit.Policy;
import io.github.casemate.testkit.Start;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** What any game must guarantee, for the games of this class's children. */
abstract class FireConformance
        extends GameConformance<GameState<FireTable>, Action, Event<FireTable>, GameView<FireTable>> {

    private final FireIsland game;

    FireConformance(int players, FireVariants variants) {
        this.game = FireScene.game(players, variants);
    }

    @Override
    protected FireIsland game() {
        return game;
    }

    @Override
    protected Seq<Start<GameState<FireTable>>> starts() {
        return game.realm().players() == 2 ? FireStarts.of(game.realm().variants()) : FireStarts.afterSetUp(game);
    }

    @Override
    protected Seq<Policy<GameState<FireTable>, Action>> policies() {
        return FirePolicies.of(game);
    }

    @Override
    protected int fixedGames() {
        return Integer.getInteger("casemate.games", game.realm().players() == 2 ? 45 : 16);
    }

    @Override
    protected int limit() {
        return 12;
    }

    @Override
    protected Seq<Action> illegalCandidates(GameState<FireTable> state) {
        return List.of(
                new FireAction.LayBrick(FireScene.brick("F1 0,0 1,0 2,0 3,0")),
                new FireAction.DrawFromDeck("no-such-card", 1),
                new FireAction.DrawFromDeck("mill", 4),
                new FireAction.EatBrick(Element.FOUR));
    }
}
