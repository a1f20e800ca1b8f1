package com.example.duel;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.BotKind;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.arena.Referee;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;

/** Finds all bots, its own among them, and lets two of them play. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2).withTurnLimit(10));
        Bots<GameView<Table>, Action> bots = Bots.of(game);
        GameRecord record = Referee.of(game).play(List.of(bots.entrant("easy"), bots.entrant("last")), 42L);
        System.out.println("named: " + Bots.class.getModule().getName());
        System.out.println("bots: " + bots.all().map(BotKind::name).mkString(" "));
        System.out.println("forfeit: " + record.forfeit().isDefined());
        System.out.println("decisions: " + record.decisions().forAll(number -> number > 0));
    }
}
