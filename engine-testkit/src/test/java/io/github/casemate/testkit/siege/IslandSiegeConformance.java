package io.github.casemate.testkit.siege;

import io.github.casemate.siege.GameState;
import io.github.casemate.siege.GameView;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.event.Event;
import io.github.casemate.testkit.GameConformance;

class IslandSiegeConformance extends GameConformance<GameState, Action, Event, GameView> {

    private static final IslandSiege GAME = IslandSiege.of(Ruleset.secondEdition(2));

    @Override
    protected IslandSiege game() {
        return GAME;
    }

    @Override
    protected Object toldByEvents(GameView view) {
        return view.table();
    }
}
