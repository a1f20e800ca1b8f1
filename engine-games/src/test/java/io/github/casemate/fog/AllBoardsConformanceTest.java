package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.Playthroughs;
import io.vavr.collection.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/**
 * The laws of any game, for every number of players on every board: {@link FogConformance} with its own games for three of
 * these, and here a few games for each of the twelve. {@code -Dcasemate.fog.conformance} says how many.
 */
class AllBoardsConformanceTest {

    private static final int GAMES = Integer.getInteger("casemate.fog.conformance", 2);

    /** What has to occur, occurs in long runs only. */
    private static final Array<Method> LAWS = Array.of(FogConformance.class.getMethods())
            .filter(method -> method.isAnnotationPresent(Property.class)
                    && !method.getName().equals("whatMustOccurOccurs"))
            .sortBy(Method::getName);

    @Test
    void everyLawHoldsForEveryNumberOfPlayersOnEveryBoard() throws IllegalAccessException {
        assertThat(LAWS.map(Method::getName))
                .contains("differentOptionsLeadToDifferentStates", "applyIsPure", "viewsFollowFromEvents");
        int number = 0;
        for (int players = 2; players <= 4; players++) {
            for (int board = 3; board <= 6; board++) {
                FogRuleset ruleset = FogRuleset.standard(players).onBoard(board);
                FogConformance laws = new FogConformance(ruleset) {};
                for (int game = 0; game < GAMES; game++) {
                    check(laws, played(laws.game(), ruleset, number++));
                }
            }
        }
    }

    private static Playthrough<GameState<FogTable>, Action, Event<FogTable>> played(
            AgendaGame<FogTable> game, FogRuleset ruleset, int number) {
        var games = Playthroughs.of(game).withStarts(FogStarts.of(ruleset)).withPolicies(FogPolicies.all());
        // Three boards in a row meet all six starts.
        return games.played(games.starts().get(number % games.starts().size()), number, 40);
    }

    private static void check(FogConformance laws, Playthrough<GameState<FogTable>, Action, Event<FogTable>> game)
            throws IllegalAccessException {
        for (Method law : LAWS) {
            try {
                law.invoke(laws, game);
            } catch (InvocationTargetException broken) {
                throw new AssertionError(laws.game().rules() + ": " + law.getName(), broken.getCause());
            }
        }
    }
}
