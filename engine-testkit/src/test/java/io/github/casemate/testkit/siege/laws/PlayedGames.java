package io.github.casemate.testkit.siege.laws;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.Playthroughs;
import io.github.casemate.testkit.Start;
import io.github.casemate.testkit.siege.Policies;
import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;

/** Games for laws: by mixed policies, from the set-up, from prepared starts, and from scenes drawn by chance. */
public final class PlayedGames {

    /** How many decisions a game may take at most; a turn limit ends nearly all of them before. */
    private static final int MOST_DECISIONS = 4_000;

    private PlayedGames() {}

    /** So many games, made as they are asked for. Half of them are played from the set-up, and all of a solo game. */
    public static Iterator<Playthrough<GameState<Table>, Action, Event<Table>>> of(IslandSiege game, int count) {
        if (game.ruleset().players() == 1) {
            return fromSetUp(game, count);
        }
        Playthroughs<GameState<Table>, Action, Event<Table>> playthroughs = playthroughs(game);
        Seq<Start<GameState<Table>>> starts = Starts.of(game);
        return Iterator.range(0, count).map(number -> {
            Start<GameState<Table>> start = number % 2 == 0
                    ? playthroughs.starts().head()
                    : number % 4 == 1 ? starts.get(number / 4 % starts.size()) : RandomScenes.of(game, number);
            return playthroughs.played(start, number, MOST_DECISIONS);
        });
    }

    /** So many games from the set-up: also for modules that lay the table otherwise than the prepared starts expect. */
    public static Iterator<Playthrough<GameState<Table>, Action, Event<Table>>> fromSetUp(IslandSiege game, int count) {
        return from(game, playthroughs(game).starts().head(), count);
    }

    /** So many games from one start. */
    public static Iterator<Playthrough<GameState<Table>, Action, Event<Table>>> from(
            IslandSiege game, Start<GameState<Table>> start, int count) {
        return Iterator.range(0, count).map(number -> playthroughs(game).played(start, number, MOST_DECISIONS));
    }

    private static Playthroughs<GameState<Table>, Action, Event<Table>> playthroughs(IslandSiege game) {
        return Playthroughs.of(game).withPolicies(Policies.of(game)).withLimit(MOST_DECISIONS);
    }
}
