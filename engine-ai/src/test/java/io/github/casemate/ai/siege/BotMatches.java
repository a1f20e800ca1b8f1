package io.github.casemate.ai.siege;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** Bots of Island Siege play each other. */
final class BotMatches {

    static final Bot<GameView<Table>, Action> UNIFORM = decision ->
            decision.legal().get(decision.random().nextInt(decision.legal().size()));

    private BotMatches() {}

    /** One game to its end, the first bot on the first seat. */
    static Match<GameState<Table>, Action, Event<Table>, GameView<Table>> played(
            IslandSiege game, long seed, Seq<Bot<GameView<Table>, Action>> bots) {
        SplitMix64 random = new SplitMix64(~seed);
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, seed);
        while (!match.isOver()) {
            Decision<GameView<Table>, Action> decision = Decision.of(match, random, Budget.iterations(1));
            match = match.play(bots.get(decision.player().index()).choose(decision));
        }
        return match;
    }

    /** How many of so many games a scripted bot wins against uniform ones, on one seat after the other. */
    static int won(IslandSiege game, int games) {
        int players = game.players().size();
        int won = 0;
        for (int number = 0; number < games; number++) {
            int seat = number % players;
            Vector<Bot<GameView<Table>, Action>> bots = Vector.<Bot<GameView<Table>, Action>>fill(
                            players, () -> UNIFORM)
                    .update(seat, new ScriptedBot());
            won += played(game, number, bots).result().get().winners().contains(PlayerId.of(seat)) ? 1 : 0;
        }
        return won;
    }
}
