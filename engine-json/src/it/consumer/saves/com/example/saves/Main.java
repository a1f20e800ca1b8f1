package com.example.saves;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.json.GameJson;
import io.github.casemate.json.SavedMatch;
import io.github.casemate.kernel.Match;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;

/** Saves a match with all expansions, takes it up again, and lets Jackson write a view of it. */
public final class Main {

    private Main() {}

    public static void main(String[] args) throws Exception {
        IslandSiege game =
                IslandSiege.of(Ruleset.solo("ghost-captain").with("captains", "coquina", "monuments", "ramparts"));
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, 42L);
        for (int i = 0; i < 25 && !match.isOver(); i++) {
            match = match.play(match.legalActions().last());
        }
        IslandSiegePack pack = new IslandSiegePack();
        GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json = GameJson.of(pack, game);
        GameView<Table> view = match.view(game.players().head());
        System.out.println("named: " + GameJson.class.getModule().getName());
        System.out.println("match: " + SavedMatch.read(SavedMatch.write(pack, match)).as(pack).contains(match));
        System.out.println("state: " + json.readState(json.writeState(match.state())).equals(match.state()));
        System.out.println("view: "
                + json.mapper()
                        .readValue(json.mapper().writeValueAsString(view), GameView.class)
                        .equals(view));
    }
}
