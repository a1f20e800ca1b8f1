package io.github.casemate.battle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.battle.rules.BattleAction;
import io.github.casemate.battle.rules.RevealBlock;
import io.github.casemate.battle.table.BattleEvent.Advanced;
import io.github.casemate.battle.table.BattleEvent.BlockRevealed;
import io.github.casemate.battle.table.BattleEvent.CharacterFaced;
import io.github.casemate.battle.table.BattleEvent.CharacterLost;
import io.github.casemate.battle.table.BattleEvent.CharacterPlaced;
import io.github.casemate.battle.table.BattleEvent.Loss;
import io.github.casemate.battle.table.BattleEvent.Moved;
import io.github.casemate.battle.table.BattleEvent.PadSlid;
import io.github.casemate.battle.table.BattleEvent.Rolled;
import io.github.casemate.battle.table.BattleEvent.Shot;
import io.github.casemate.battle.table.BattleEvent.Stuck;
import io.github.casemate.battle.table.BattleEvent.TakenFromPad;
import io.github.casemate.battle.table.BattleEvent.Turned;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.CarrierPad;
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.battle.table.IslandBoard;
import io.github.casemate.battle.table.Square;
import io.github.casemate.battle.table.Squares;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.testkit.rules.Proof;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What never changes, over whole games of players of several tastes. */
class BattleLawsTest {

    private static final int GAMES = 24;

    private record Played(
            GameState<BattleTable> state,
            Action action,
            Transition<GameState<BattleTable>, Event<BattleTable>> transition) {

        GameState<BattleTable> after() {
            return transition.state();
        }
    }

    private static final AgendaGame<BattleTable> GAME = BattleGames.game("");
    private static final List<List<Played>> PLAYED = games();

    private static List<List<Played>> games() {
        SplitMix64 random = new SplitMix64(14);
        List<List<Played>> all = new ArrayList<>();
        for (int number = 0; number < GAMES; number++) {
            List<Played> game = new ArrayList<>();
            BattleGames.play(
                    GAME,
                    GAME.newGame(),
                    random,
                    20_000,
                    (state, action, transition) -> game.add(new Played(state, action, transition)));
            all.add(game);
        }
        return all;
    }

    private interface TableCheck {
        void check(BattleTable before, Event<BattleTable> event, BattleTable after);
    }

    /** Goes through a game event by event. */
    private static void eachEvent(List<Played> game, TableCheck check) {
        BattleTable table = GAME.newGame().table();
        for (Played played : game) {
            for (Event<BattleTable> event : played.transition().events()) {
                BattleTable after = event.evolve(table);
                check.check(table, event, after);
                table = after;
            }
            assertThat(table).isEqualTo(played.after().table());
        }
    }

    private static int count(IslandBoard island, int seat, CharacterKind kind) {
        int count = 0;
        Squares squares = island.characters(seat);
        for (int square = squares.next(0); square >= 0; square = squares.next(square + 1)) {
            count += island.kind(square) == kind ? 1 : 0;
        }
        return count;
    }

    @Test
    @Proof("LAW-1")
    void noCharacterIsMadeAndNoneVanishes() {
        for (List<Played> game : PLAYED) {
            int[][] lost = new int[2][3];
            eachEvent(game, (before, event, after) -> {
                if (event instanceof CharacterLost loss) {
                    lost[loss.owner().index()][loss.character().ordinal()]++;
                } else if (event instanceof TakenFromPad taken) {
                    lost[before.active()][taken.character().ordinal()]++;
                }
                for (int seat = 0; seat < 2; seat++) {
                    for (CharacterKind kind : CharacterKind.values()) {
                        int padded = after.reserves().pad(seat).kinds().count(kind::equals);
                        assertThat(after.reserves().inHand(seat, kind)
                                        + padded
                                        + count(after.island(), seat, kind)
                                        + lost[seat][kind.ordinal()])
                                .isEqualTo(kind.count());
                    }
                }
            });
        }
    }

    @Test
    @Proof({"LAW-2", "LAW-3"})
    void theBlocksOnTheIslandAreTheLiveAndTheSafeOnes() {
        for (List<Played> game : PLAYED) {
            for (Played played : game) {
                IslandBoard island = played.after().table().island();
                if (played.after().table().active() == BattleTable.NONE) {
                    continue;
                }
                int underLander = played.after()
                                .agenda()
                                .exists(step -> step instanceof RevealBlock reveal
                                        && island.hasCharacter(reveal.square().index()))
                        ? 1
                        : 0;
                assertThat(island.blocks().size() + underLander).isEqualTo(island.live() + island.safe());
                assertThat(island.live())
                        .isLessThanOrEqualTo(played.state().table().island().live());
                assertThat(island.safe())
                        .isLessThanOrEqualTo(played.state().table().island().safe());
            }
        }
    }

    @Test
    @Proof("LAW-3")
    void aSquareHoldsOneThingAndARowOrColumnOneBlock() {
        for (List<Played> game : PLAYED) {
            // Looking at all squares takes a while, so only some states are looked at.
            for (int step = 0; step < game.size(); step += 7) {
                IslandBoard island = game.get(step).after().table().island();
                Set<Integer> rows = new HashSet<>();
                Set<Integer> columns = new HashSet<>();
                for (int square = 0; square < Square.COUNT; square++) {
                    boolean first = island.characters(0).has(square);
                    boolean second = island.characters(1).has(square);
                    boolean block = island.blocks().has(square);
                    assertThat((first ? 1 : 0) + (second ? 1 : 0) + (block ? 1 : 0) + (island.isEmpty(square) ? 1 : 0))
                            .isEqualTo(1);
                    assertThat(island.hasCharacter(square)).isEqualTo(first || second);
                    assertThat(!second || island.owner(square) == 1).isTrue();
                    assertThat(!block || (rows.add(Square.row(square)) && columns.add(Square.column(square))))
                            .isTrue();
                }
            }
        }
    }

    @Test
    @Proof({"LAW-4", "LAW-5"})
    void aPadOnlyLosesWhatItWasLoadedWith() {
        int beyond = 0;
        for (List<Played> game : PLAYED) {
            eachEvent(game, (before, event, after) -> {
                for (int seat = 0; seat < 2 && before.active() != BattleTable.NONE; seat++) {
                    CarrierPad old = before.reserves().pad(seat);
                    CarrierPad now = after.reserves().pad(seat);
                    assertThat(now.centre()).isBetween(0, 11);
                    for (int column = 1; column <= CarrierPad.WIDTH; column++) {
                        assertThat(now.kind(column).isEmpty()
                                        || now.kind(column).equals(old.kind(column)))
                                .isTrue();
                    }
                    boolean mayLose = event instanceof Advanced || event instanceof TakenFromPad;
                    assertThat(now.columns().equals(old.columns()) || (mayLose && seat == before.active()))
                            .isTrue();
                    assertThat(now.centre() == old.centre() || (event instanceof PadSlid && seat == before.active()))
                            .isTrue();
                }
            });
            beyond += game.stream()
                            .anyMatch(played ->
                                    played.after().table().reserves().pad(0).centre() < 2)
                    ? 1
                    : 0;
        }
        assertThat(beyond).isPositive();
    }

    @Test
    @Proof({"LAW-5", "LAW-6"})
    void charactersAppearAndMoveOnlyByTheirOwnersDoing() {
        for (List<Played> game : PLAYED) {
            int[] moves = new int[1];
            eachEvent(game, (before, event, after) -> {
                moves[0] = event instanceof Rolled ? 0 : moves[0] + (event instanceof Moved ? 1 : 0);
                assertThat(moves[0]).isLessThanOrEqualTo(1);
                for (int seat = 0; seat < 2; seat++) {
                    Squares come = after.island()
                            .characters(seat)
                            .outside(before.island().characters(seat));
                    boolean placed = event instanceof CharacterPlaced place
                            && place.owner().index() == seat;
                    boolean own = (event instanceof Advanced || event instanceof Moved) && seat == before.active();
                    assertThat(come.isEmpty() || (come.size() == 1 && (placed || own)))
                            .isTrue();
                }
            });
        }
    }

    @Test
    @Proof({"LAW-7", "SHT-10"})
    void everyShotRemovesSomething() {
        int most = 0;
        for (List<Played> game : PLAYED) {
            int shots = 0;
            for (Played played : game) {
                if (played.action() instanceof BattleAction.Shoot) {
                    shots++;
                    IslandBoard before = played.state().table().island();
                    IslandBoard after = played.after().table().island();
                    assertThat(after.waiting() > 0
                                    || after.live() + after.safe() < before.live() + before.safe()
                                    || after.characters().size()
                                            < before.characters().size())
                            .isTrue();
                }
                if (played.transition().events().exists(event -> event instanceof Rolled)) {
                    most = Math.max(most, shots);
                    shots = 0;
                }
            }
        }
        assertThat(most).isBetween(2, 30);
    }

    @Test
    @Proof({"LAW-8", "TRN-4"})
    void theDieIsRolledAgainOnlyAfterAZeroAndOneThingEndsTheRolls() {
        for (List<Played> game : PLAYED) {
            List<String> turn = new ArrayList<>();
            eachEvent(game, (before, event, after) -> {
                if (event instanceof Rolled roll) {
                    turn.add(roll.face() == 0 ? "0" : "n");
                } else if (event instanceof Moved || event instanceof PadSlid || event instanceof Stuck) {
                    turn.add("use");
                } else if (after.active() != before.active()) {
                    // A turn without a roll is that of STK-3, one whose roll is not used that of RUL-19.
                    assertThat(String.join("", turn)).matches("(0*n(use)?)?");
                    turn.clear();
                }
            });
        }
    }

    @Test
    @Proof({"LAW-9", "RUL-27"})
    void differentOptionsComeToDifferentStatesInAllVariants() {
        SplitMix64 random = new SplitMix64(9);
        for (String settings : List.of(
                "live=10",
                "live=0",
                "chain=all live=10",
                "lander=lives live=10",
                "on-block=true",
                "stuck=all",
                "crossfire=stop",
                "crossfire=blast live=10",
                "targets=opponents",
                "pad-shots=true",
                "empty-pad=no",
                "spare=no live=10",
                "pads=no",
                "pads=no start=10",
                "losses=5",
                "quiet=6",
                "turns=30")) {
            AgendaGame<BattleTable> game = BattleGames.game(settings);
            for (int number = 0; number < 8; number++) {
                BattleGames.play(
                        game,
                        number == 0 ? game.newGame() : BattleGames.crowded(game, random),
                        random,
                        300,
                        (state, action, transition) -> {
                            Set<GameState<BattleTable>> reached = new HashSet<>();
                            if (game.turn(state).isChance()) {
                                assertThat(game.chance(state).size()).isGreaterThan(1);
                                return;
                            }
                            assertThat(game.legalActions(state).size()).isGreaterThan(1);
                            if (state.table().active() != BattleTable.NONE) {
                                game.legalActions(state)
                                        .forEach(option -> assertThat(reached.add(game.apply(state, option)
                                                        .state()))
                                                .as(() -> option + " in " + state)
                                                .isTrue());
                            }
                        });
            }
        }
    }

    @Test
    @Proof("LAW-10")
    void turnedByHalfWithSeatsExchangedItIsTheSameGame() {
        SplitMix64 random = new SplitMix64(10);
        for (int number = 0; number < 60; number++) {
            GameState<BattleTable> start = number < 2 ? GAME.newGame() : BattleGames.crowded(GAME, random);
            BattleGames.play(GAME, start, random, number < 2 ? 1_000 : 25, (state, action, transition) -> {
                Turning turning = new Turning(GAME);
                GameState<BattleTable> turned = turning.of(state);
                assertThat(turning.of(turned)).isEqualTo(state);
                assertThat(turning.reached(turned)).isEqualTo(turning.turnedReached(state));
            });
        }
    }

    @Test
    @Proof({"LAW-11", "BLK-1"})
    void theOddsOfABlockAreThoseLeft() {
        int most = 0;
        for (List<Played> game : PLAYED) {
            int live = 6;
            int safe = 4;
            for (Played played : game) {
                if (GAME.turn(played.state()).isChance()
                        && played.state().agenda().head() instanceof RevealBlock) {
                    var odds = GAME.chance(played.state());
                    assertThat(odds.weight(new BattleAction.Underside(true)) * (live + safe))
                            .isEqualTo(live * odds.total());
                }
                for (Event<BattleTable> event : played.transition().events()) {
                    if (event instanceof BlockRevealed revealed) {
                        live -= revealed.live() ? 1 : 0;
                        safe -= revealed.live() ? 0 : 1;
                    }
                }
            }
            assertThat(live).isBetween(0, 6);
            assertThat(safe).isBetween(0, 4);
            most = Math.max(most, 10 - live - safe);
        }
        assertThat(most).isGreaterThanOrEqualTo(8);
    }

    @Test
    @Proof({"LAW-12", "END-2"})
    void everyLossHasItsReason() {
        Set<Loss> met = new HashSet<>();
        for (List<Played> game : PLAYED) {
            for (Played played : game) {
                boolean shot = false;
                boolean live = false;
                BattleTable table = played.state().table();
                for (Event<BattleTable> event : played.transition().events()) {
                    shot |= event instanceof Shot;
                    live |= event instanceof BlockRevealed revealed && revealed.live();
                    BattleTable after = event.evolve(table);
                    boolean moves =
                            event instanceof Moved || event instanceof CharacterFaced || event instanceof Turned;
                    if (event instanceof CharacterLost loss) {
                        met.add(loss.why());
                        boolean fits = switch (loss.why()) {
                            case SHOT -> shot;
                            case CROSSFIRE -> shot || live;
                            case BLAST, LANDED -> live;
                            case FREE -> played.action() instanceof BattleAction.RemoveFree;
                        };
                        assertThat(fits).as(loss.toString()).isTrue();
                    } else if (!moves) {
                        assertThat(table.island()
                                        .characters()
                                        .outside(after.island().characters())
                                        .isEmpty())
                                .isTrue();
                    }
                    table = after;
                }
            }
        }
        assertThat(met).containsExactlyInAnyOrder(Loss.values());
    }

    @Test
    @Proof({"LAW-13", "RUL-21"})
    void everyGameEnds() {
        for (List<Played> game : PLAYED) {
            assertThat(GAME.turn(game.get(game.size() - 1).after()).isOver()).isTrue();
            int[] turns = new int[2];
            eachEvent(game, (before, event, after) -> {
                boolean progress = event instanceof CharacterLost
                        || event instanceof TakenFromPad
                        || event instanceof BlockRevealed
                        || event instanceof Advanced;
                if (progress) {
                    turns[0] = -1;
                } else if (after.active() != before.active() && before.active() != BattleTable.NONE) {
                    turns[0]++;
                    turns[1]++;
                }
                assertThat(turns[0]).isLessThanOrEqualTo(200);
            });
            assertThat(turns[1]).isLessThanOrEqualTo(41 * 200);
        }
    }

    @Test
    @Proof({"LAW-14", "END-1"})
    void theResultFollowsFromTheCounts() {
        Set<String> reasons = new HashSet<>();
        SplitMix64 random = new SplitMix64(15);
        List<GameState<BattleTable>> ends = new ArrayList<>();
        PLAYED.forEach(game -> ends.add(game.get(game.size() - 1).after()));
        for (int number = 0; number < 200; number++) {
            ends.add(BattleGames.play(GAME, BattleGames.crowded(GAME, random), random, 5_000, (s, a, t) -> {}));
        }
        ends.add(Battlefield.of("7: .. .. t^", "6: S> ## ..")
                .emptyPads()
                .roll(1)
                .play("live")
                .state());
        for (GameState<BattleTable> end : ends) {
            Result result = GAME.turn(end).ended().get();
            int first = end.table().left(0);
            int second = end.table().left(1);
            reasons.add(result.why());
            assertThat(result.why())
                    .isEqualTo(
                            first == 0 && second == 0
                                    ? "both-destroyed"
                                    : first == 0 || second == 0 ? "destroyed" : "no-progress");
            assertThat(result.utilities().get(0) - result.utilities().get(1) > 0)
                    .isEqualTo(first > 0 && second == 0);
            assertThat(result.utilities().get(1) - result.utilities().get(0) > 0)
                    .isEqualTo(second > 0 && first == 0);
        }
        assertThat(reasons).contains("destroyed", "both-destroyed", "no-progress");
    }
}
