package io.github.casemate.expansions.words;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;

/** Games for tests to look at: every module, every number of players, any legal action. */
public final class SampleGames {

    private static final int DECISIONS = 150;

    private SampleGames() {}

    /** Rulesets that have everything in them. */
    public static Array<Ruleset> rulesets() {
        return Array.of(
                Ruleset.firstEdition(),
                Ruleset.secondEdition(2),
                Ruleset.secondEdition(4).with("ramparts", "coquina", "captains", "monuments"),
                Ruleset.secondEdition(3).with("captains"),
                Ruleset.solo("ghost-captain").with("ramparts"));
    }

    /** A game of some length, moment by moment. */
    public static Vector<Match<GameState<Table>, Action, Event<Table>, GameView<Table>>> of(
            Ruleset ruleset, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match =
                Match.of(IslandSiege.of(ruleset.withTurnLimit(80)), seed);
        Vector<Match<GameState<Table>, Action, Event<Table>, GameView<Table>>> all = Vector.of(match);
        while (!match.isOver() && all.size() < DECISIONS) {
            var legal = match.legalActions();
            match = match.play(legal.get((int) SplitMix64.below(random, legal.size())));
            all = all.append(match);
        }
        return all;
    }
}
