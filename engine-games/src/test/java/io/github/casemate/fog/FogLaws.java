package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fog.action.FogAction.RollAgain;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.event.BuildingEvents.BuildingConquered;
import io.github.casemate.fog.event.BuildingEvents.BuildingRemoved;
import io.github.casemate.fog.event.BuildingEvents.BuildingSwapped;
import io.github.casemate.fog.event.BuildingEvents.FogBuilt;
import io.github.casemate.fog.event.BuildingEvents.PlayerDefeated;
import io.github.casemate.fog.event.CombatEvents.FightBegan;
import io.github.casemate.fog.event.CombatEvents.UnitAdvanced;
import io.github.casemate.fog.event.CombatEvents.UnitDestroyed;
import io.github.casemate.fog.event.TurnEvents.CoinsEarned;
import io.github.casemate.fog.event.TurnEvents.CountdownBegan;
import io.github.casemate.fog.event.TurnEvents.FogGameEnded;
import io.github.casemate.fog.event.TurnEvents.FogTurnBegan;
import io.github.casemate.fog.event.TurnEvents.FogTurnEnded;
import io.github.casemate.fog.event.UnitEvents.FogUnitMoved;
import io.github.casemate.fog.event.UnitEvents.UnitActivated;
import io.github.casemate.fog.event.UnitEvents.UnitFinished;
import io.github.casemate.fog.event.UnitEvents.UnitMade;
import io.github.casemate.fog.event.UnitEvents.UnitsStacked;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.BuildingKind;
import io.github.casemate.fog.table.FogPlace;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Ground;
import io.github.casemate.testkit.Playthrough;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Follows one game, event by event, and checks LAW-1 to LAW-9; and counts what occurred. It keeps its own account of
 * points, activations and finished units, and asks the table only what stands where.
 */
final class FogLaws {

    private final Map<String, Integer> occurred;
    private final Set<FogSpace> finished = new HashSet<>();
    private final Map<Integer, Integer> countdownTurns = new HashMap<>();
    private int activations;
    private int budget;
    private boolean countdown;

    FogLaws(Map<String, Integer> occurred) {
        this.occurred = occurred;
    }

    /** Checks a whole game. */
    void check(Playthrough<GameState<FogTable>, Action, Event<FogTable>> game) {
        FogTable start = game.start().state().table();
        countdown = start.isCountdown();
        boolean prepared = countdown;
        standing(start);
        for (var step : game.steps()) {
            FogTable table = step.before().table();
            if (step.action() instanceof RollAgain) {
                boolean attacker = step.by().get().index() == table.active();
                count(attacker ? "re-roll by the attacker" : "re-roll by the defender");
            }
            if (step.action() == FogChoice.SWAP) {
                count("swap");
            }
            for (Event<FogTable> event : step.transition().events()) {
                FogTable next = event.evolve(table);
                follow(table, event, next);
                coins(table, event, next);
                if (event instanceof FogGameEnded end) {
                    ended(end, next, prepared);
                }
                table = next;
            }
            assertThat(table).isEqualTo(step.after().table());
            tiles(step.before(), step.after());
            standing(table);
        }
    }

    private void count(String what) {
        occurred.merge(what, 1, Integer::sum);
    }

    /** LAW-6, LAW-7, LAW-8: what units do in a turn, and how the countdown runs. */
    private void follow(FogTable table, Event<FogTable> event, FogTable next) {
        count(event.getClass().getSimpleName());
        if (event instanceof FogTurnBegan) {
            finished.clear();
            activations = 0;
        } else if (event instanceof UnitActivated chosen) {
            assertThat(finished).as("LAW-7: a finished unit").doesNotContain(chosen.space());
            assertThat(++activations).as("LAW-6").isLessThanOrEqualTo(5);
            budget = UnitCode.isElite(table.unit(chosen.space().index())) ? 7 : 6;
        } else if (event instanceof FogUnitMoved moved) {
            assertThat(finished).as("LAW-7: a finished unit moves").doesNotContain(moved.from());
            spend(moved.cost());
        } else if (event instanceof UnitsStacked stacked) {
            spend(stacked.cost());
            finished.add(stacked.onto());
            count(UnitCode.figures(next.unit(stacked.onto().index())) == 3 ? "stack of three" : "stack of two");
        } else if (event instanceof UnitFinished done) {
            finished.add(done.space());
            boolean lot = table.ground(done.space().index()) == Ground.LOT
                    && table.building(done.space().index()) == BuildingCode.NONE;
            if (lot && !table.hasToken(table.active())) {
                count("no token to build with");
            }
        } else if (event instanceof FogBuilt built) {
            finished.add(built.space());
            count(built.building() == BuildingKind.LIGHTHOUSE ? "lighthouse claimed" : "built");
        } else if (event instanceof BuildingSwapped swapped) {
            finished.add(swapped.space());
        } else if (event instanceof UnitMade made) {
            finished.add(made.space());
            count(made.elite() ? "elite made" : "basic made");
        } else if (event instanceof FightBegan fight) {
            finished.add(fight.attacker());
        } else if (event instanceof UnitDestroyed destroyed) {
            finished.remove(destroyed.space());
        } else if (event instanceof UnitAdvanced advanced) {
            finished.remove(advanced.from());
            finished.add(advanced.to());
        } else if (event instanceof BuildingConquered conquered) {
            conquered(table, conquered);
        } else if (event instanceof CountdownBegan began) {
            assertThat(countdown).as("LAW-8: the countdown begins once").isFalse();
            countdown = true;
            count(began.fogGone() ? "fog gone" : "guard of RUL-20");
            assertThat(table.clock().activations()).as("LAW-8: between turns").isZero();
        } else if (event instanceof FogTurnEnded ended && countdown) {
            int seat = ended.player().index();
            countdownTurns.merge(seat, 1, Integer::sum);
            assertThat(next.turnsLeft(seat)).as("LAW-8").isEqualTo(table.turnsLeft(seat) - 1);
        }
    }

    private void spend(int cost) {
        budget -= cost;
        assertThat(budget).as("LAW-6: points of one activation").isNotNegative();
    }

    private void conquered(FogTable table, BuildingConquered event) {
        int space = event.space().index();
        int before = table.building(space);
        boolean inherited = before != BuildingCode.NONE && !table.isUndefeated(BuildingCode.owner(before));
        String kind =
                List.of("nothing", "city", "factory", "base", "lighthouse").get(BuildingCode.kind(before));
        count(inherited ? "inherited " + kind : "conquered " + kind);
    }

    /** LAW-5: coins change by income, by making units and by defeat only. */
    private static void coins(FogTable table, Event<FogTable> event, FogTable next) {
        for (int seat = 0; seat < table.board().ruleset().players(); seat++) {
            int change = next.coins(seat) - table.coins(seat);
            int expected = 0;
            if (event instanceof CoinsEarned earned && earned.player().index() == seat) {
                expected = earned.coins();
                assertThat(expected).as("LAW-5: income").isPositive();
            } else if (event instanceof UnitMade made && made.player().index() == seat) {
                expected = made.elite() ? -6 : -2;
            } else if (event instanceof PlayerDefeated defeated
                    && defeated.player().index() == seat) {
                expected = -table.coins(seat);
            }
            assertThat(change).as("LAW-5: coins after %s", event).isEqualTo(expected);
            assertThat(next.coins(seat)).as("LAW-5: no debts").isNotNegative();
        }
        long gone = event instanceof BuildingRemoved ? 1 : 0;
        assertThat(buildings(next)).as("LAW-4: after %s", event).isGreaterThanOrEqualTo(buildings(table) - gone);
    }

    private static long buildings(FogTable table) {
        long count = 0;
        for (int space = 0; space < table.board().length(); space++) {
            count += table.building(space) == BuildingCode.NONE ? 0 : 1;
        }
        return count;
    }

    /** LAW-2: every tile is in one place, and what has been laid stays as it is. */
    private static void tiles(GameState<FogTable> before, GameState<FogTable> after) {
        FogTable table = after.table();
        int drawn = after.agenda().isEmpty()
                        || !after.agenda().head().getClass().getSimpleName().matches("ChooseArrow|ChooseTilePlace")
                ? 0
                : 1;
        int fields = table.board().ruleset().tiles().tiles().size() + 1;
        Set<Integer> laid = new HashSet<>();
        for (int place = 0; place < FogPlace.ROW * FogPlace.ROW; place++) {
            int tile = table.land().tile(place);
            if (tile >= 0 && tile < fields) {
                assertThat(laid.add(tile)).as("LAW-2: a tile lies twice").isTrue();
                assertThat(table.land().pile() & 1L << tile)
                        .as("LAW-2: a tile is still in the pile")
                        .isZero();
            }
            int was = before.table().land().tile(place);
            if (was >= 0) {
                assertThat(tile).as("LAW-2").isEqualTo(was);
                assertThat(table.land().arrow(place))
                        .as("LAW-2")
                        .isEqualTo(before.table().land().arrow(place));
            }
        }
        assertThat(laid.size() + drawn + Long.bitCount(table.land().pile()))
                .as("LAW-2: all tiles")
                .isEqualTo(fields);
    }

    /** LAW-1, LAW-3, LAW-4: what stands where, and how much of it; counted again and not taken from the table's sums. */
    private static void standing(FogTable table) {
        int[] basics = new int[4];
        int[] elites = new int[4];
        int[] tokens = new int[4];
        for (int space = 0; space < table.board().length(); space++) {
            int unit = table.unit(space);
            int building = table.building(space);
            Ground ground = table.ground(space);
            if (unit != UnitCode.NONE) {
                assertThat(ground).as("LAW-3").isNotIn(Ground.WATER, Ground.FOG);
                boolean elite = UnitCode.isElite(unit);
                assertThat(elite && ground == Ground.MOUNTAIN)
                        .as("LAW-3: elite on a mountain")
                        .isFalse();
                assertThat(UnitCode.figures(unit)).as("LAW-3").isBetween(1, elite ? 1 : 3);
                (elite ? elites : basics)[UnitCode.owner(unit)] += UnitCode.figures(unit);
                boolean another = UnitCode.owner(unit) != table.active();
                assertThat(another && UnitCode.isFinished(unit))
                        .as("marks of others are off")
                        .isFalse();
                assertThat(table.isUndefeated(UnitCode.owner(unit)))
                        .as("CON-3: a unit of nobody")
                        .isTrue();
            }
            if (building != BuildingCode.NONE) {
                assertThat(ground).as("LAW-4").isIn(Ground.LOT, Ground.LIGHTHOUSE);
                tokens[BuildingCode.owner(building)] += BuildingCode.usesToken(building) ? 1 : 0;
            }
        }
        for (int seat = 0; seat < table.board().ruleset().players(); seat++) {
            assertThat(basics[seat]).as("LAW-1").isEqualTo(table.basics(seat)).isLessThanOrEqualTo(20);
            assertThat(elites[seat]).as("LAW-1").isEqualTo(table.elites(seat)).isLessThanOrEqualTo(20);
            assertThat(tokens[seat]).as("LAW-1").isEqualTo(table.tokens(seat)).isLessThanOrEqualTo(40);
        }
    }

    /** LAW-8: everybody who is left has had five turns of the countdown. LAW-9: it has come to an end. */
    private void ended(FogGameEnded end, FogTable table, boolean prepared) {
        count(end.ending().why());
        if (end.ending().winners().size() > 1) {
            count("shared win");
        }
        if (end.ending().why().equals("most-buildings") && !prepared) {
            for (int seat = 0; seat < table.board().ruleset().players(); seat++) {
                if (table.isUndefeated(seat)) {
                    assertThat(countdownTurns.get(seat)).as("LAW-8").isEqualTo(5);
                }
            }
        }
    }
}
