package io.github.casemate.json;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.siege.laws.PlayedGames;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;

/** Games to write and to read: by all rulesets, by mixed policies, from the set-up and from prepared starts. */
final class WrittenGames {

    static final Array<String> EXPANSIONS = Array.of("captains", "coquina", "monuments", "ramparts");

    /** All 16 sets of expansions. */
    static final Array<Seq<String>> COMBINATIONS = EXPANSIONS.combinations().<Seq<String>>map(set -> set);

    private static final int TURN_LIMIT = 60;

    private WrittenGames() {}

    /** Every combination with two to four players and alone, the first edition, and the invented expansions. */
    static Seq<Ruleset> rulesets() {
        return COMBINATIONS
                .flatMap(modules -> Array.rangeClosed(2, 4)
                        .map(Ruleset::secondEdition)
                        .append(Ruleset.solo("ghost-captain"))
                        .map(ruleset -> with(ruleset, modules)))
                .append(Ruleset.firstEdition())
                .append(Ruleset.firstEdition().with("ramparts"))
                .append(Ruleset.secondEdition(3).with("flotsam", "sandcastle"))
                .append(with(Ruleset.secondEdition(2), EXPANSIONS).with("flotsam", "sandcastle"));
    }

    static Ruleset with(Ruleset ruleset, Seq<String> modules) {
        return ruleset.with(modules.toJavaArray(String[]::new));
    }

    static IslandSiege of(Ruleset ruleset) {
        return IslandSiege.of(ruleset.withTurnLimit(TURN_LIMIT));
    }

    static Iterator<Playthrough<GameState<Table>, Action, Event<Table>>> played(IslandSiege game, int count) {
        return game.ruleset().modules().contains("flotsam")
                ? PlayedGames.fromSetUp(game, count)
                : PlayedGames.of(game, count);
    }
}
