package io.github.casemate.fog;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.Playthroughs;
import io.vavr.collection.Array;

/** Whole games from all starts and by all policies, to look at each step of them. */
final class FogTour {

    /** Every question that a player is asked in some game. */
    static final Array<String> QUESTIONS = Array.of(
            "Activations",
            "ChooseArrow",
            "ChooseTilePlace",
            "Destination",
            "KeepAs",
            "MakeUnit",
            "Movement",
            "OfferSecondRoll",
            "StartingSide",
            "UnitAction");

    /** What is looked at. */
    interface Visit {
        void at(AgendaGame<FogTable> game, Playthrough.Step<GameState<FogTable>, Action, Event<FogTable>> step);
    }

    private FogTour() {}

    /** So many games of each ruleset, of 150 decisions at most. */
    static void over(Array<FogRuleset> rulesets, int games, Visit visit) {
        for (FogRuleset ruleset : rulesets) {
            AgendaGame<FogTable> game = AgendaGame.of(new FogRules(ruleset));
            var all = Playthroughs.of(game).withStarts(FogStarts.of(ruleset)).withPolicies(FogPolicies.all());
            for (long seed = 0; seed < games; seed++) {
                var start = all.starts().get((int) seed % all.starts().size());
                for (var step : all.played(start, seed, 150).steps()) {
                    visit.at(game, step);
                }
            }
        }
    }
}
