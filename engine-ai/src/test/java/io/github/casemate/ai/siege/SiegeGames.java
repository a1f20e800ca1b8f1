package io.github.casemate.ai.siege;

import io.github.casemate.agenda.GameState;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.laws.PlayedGames;
import io.vavr.collection.Iterator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;

/** Games of every kind, for laws. */
final class SiegeGames {

    private static final String[] EXPANSIONS = {"captains", "coquina", "monuments", "ramparts"};

    private SiegeGames() {}

    static Stream<Named<IslandSiege>> all() {
        return Stream.of(
                        Ruleset.firstEdition(),
                        Ruleset.secondEdition(2),
                        Ruleset.secondEdition(3),
                        Ruleset.secondEdition(4),
                        Ruleset.secondEdition(2).with(EXPANSIONS),
                        Ruleset.secondEdition(3).with(EXPANSIONS),
                        Ruleset.secondEdition(4).with(EXPANSIONS),
                        Ruleset.solo("ghost-captain"),
                        Ruleset.solo("ghost-captain").with(EXPANSIONS))
                .map(rules -> IslandSiege.of(rules.withTurnLimit(40)))
                .map(game -> Named.of(game.toString(), game));
    }

    /** Those in which something is hidden from somebody. */
    static Stream<Named<IslandSiege>> withSecrets() {
        return all().filter(game -> game.getPayload().ruleset().players() > 1);
    }

    /** The states of some games in which somebody or chance is asked. */
    static Iterator<GameState<Table>> states(IslandSiege game, int games) {
        return PlayedGames.of(game, games)
                .flatMap(played ->
                        played.states().reject(state -> game.turn(state).isOver()));
    }

    /** Those in which a player is asked. */
    static Iterator<GameState<Table>> questions(IslandSiege game, int games) {
        return states(game, games).filter(state -> !game.turn(state).isChance());
    }
}
