package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fog.event.TurnEvents.CountdownBegan;
import io.github.casemate.fog.event.TurnEvents.FogTurnEnded;
import io.github.casemate.fog.rules.Reach;
import io.github.casemate.fog.table.FogPlace;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.Playthroughs;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What holds in whole games under each variant. That a variant makes the difference is shown beside its rule. */
class VariantGamesTest {

    private static Playthrough<GameState<FogTable>, Action, Event<FogTable>> played(FogRuleset ruleset, int number) {
        AgendaGame<FogTable> game = AgendaGame.of(new FogRules(ruleset));
        var games = Playthroughs.of(game).withStarts(FogStarts.of(ruleset)).withPolicies(FogPolicies.all());
        return games.played(games.starts().get(number % games.starts().size()), number, 4_000);
    }

    @Test
    @Rule({"LAW-1", "LAW-2", "LAW-3", "LAW-4", "LAW-5", "LAW-6", "LAW-7", "LAW-8", "LAW-9"})
    void underEveryVariantGamesEndTheLawsHoldAndOptionsDiffer() {
        for (FogVariant variant : FogVariant.values()) {
            // One game on each board.
            for (int number = 0; number < 4; number++) {
                FogRuleset ruleset = FogRuleset.standard(2 + number % 3)
                        .onBoard(3 + number % 4)
                        .with(variant);
                if (ruleset.problem().isEmpty()) {
                    var game = played(ruleset, number);
                    if (variant != FogVariant.SHARED_COUNTDOWN) {
                        new FogLaws(new TreeMap<>()).check(game);
                    }
                    assertThat(game.last().table().ending())
                            .as("%s %s", variant, number)
                            .isNotEmpty();
                    game.states()
                            .zipWithIndex()
                            .filter(pair -> pair._2() % 9 == 0)
                            .forEach(pair -> differ(game, pair._1()));
                }
            }
        }
    }

    private static void differ(Playthrough<GameState<FogTable>, Action, ?> game, GameState<FogTable> state) {
        var options = game.rules().legalActions(state);
        var reached = HashSet.ofAll(
                options.map(action -> game.rules().apply(state, action).state()));
        assertThat(reached).as("%s", state).hasSize(options.size());
    }

    @Test
    @Rule("RUL-6")
    void freeArrowsAlwaysIncludeTheStandardOnes() {
        for (int size = 3; size <= 6; size++) {
            FogTable standard =
                    FogScene.of(FogRuleset.standard(2).onBoard(size)).table();
            FogTable free = FogScene.of(FogRuleset.standard(2).onBoard(size).with(FogVariant.FREE_ARROWS))
                    .table();
            for (int i = 0; i < size * size; i++) {
                int place = i / size * FogPlace.ROW + i % size;
                boolean centre = 2 * (i / size) == size - 1 && 2 * (i % size) == size - 1;
                if (!centre) {
                    assertThat(free.board().arrows(place))
                            .containsAll(standard.board().arrows(place));
                }
            }
        }
    }

    @Test
    @Rule("RUL-13")
    void ifOnlyAttackersReRollNobodyButTheActivePlayerIsAsked() {
        for (int number = 0; number < 6; number++) {
            var game = played(FogRuleset.standard(3).with(FogVariant.ATTACKERS_REROLL), number);
            for (var step : game.steps()) {
                step.by()
                        .forEach(player -> assertThat(player.index())
                                .isEqualTo(step.before().table().active()));
            }
        }
    }

    @Test
    @Rule("RUL-20")
    void aSharedCountdownHasNeverMoreThanFiveTurns() {
        for (int number = 0; number < 4; number++) {
            var events = played(FogRuleset.standard(4).onBoard(3).with(FogVariant.SHARED_COUNTDOWN), number)
                    .steps()
                    .flatMap(step -> step.transition().events());
            int turns = events.dropUntil(CountdownBegan.class::isInstance).count(FogTurnEnded.class::isInstance);
            assertThat(turns).isLessThanOrEqualTo(5);
        }
    }

    @Test
    @Rule("RUL-9")
    void ifOwnUnitsBlockNothingMoreCanBeReached() {
        FogRuleset blocked = FogRuleset.standard(2).with(FogVariant.OWN_UNITS_BLOCK);
        int fewer = 0;
        for (GameState<FogTable> state : played(FogRuleset.standard(2), 2).states()) {
            FogTable table = state.table();
            if (table.acting() != 0) {
                FogTable same = copied(table, blocked);
                Reach standard = Reach.of(table, table.acting(), table.points());
                Reach variant = Reach.of(same, table.acting(), table.points());
                for (int space : Array.range(0, table.board().length())) {
                    assertThat(variant.left(space)).isLessThanOrEqualTo(standard.left(space));
                    fewer += variant.left(space) < standard.left(space) ? 1 : 0;
                }
            }
        }
        assertThat(fewer).isPositive();
    }

    /** The same tiles and units under another ruleset. */
    private static FogTable copied(FogTable table, FogRuleset ruleset) {
        FogTable copy = FogScene.of(ruleset).table();
        for (int place = 0; place < FogPlace.ROW * FogPlace.ROW; place++) {
            int tile = table.land().tile(place);
            if (tile >= 0 && copy.land().tile(place) < 0) {
                copy = copy.with(copy.pieces()
                        .with(copy.land().laying(tile, place, table.land().arrow(place))));
            }
        }
        for (int space = 0; space < table.board().length(); space++) {
            if (table.unit(space) != copy.unit(space)) {
                copy = copy.with(copy.pieces().withUnit(space, table.unit(space)));
            }
        }
        return copy;
    }
}
