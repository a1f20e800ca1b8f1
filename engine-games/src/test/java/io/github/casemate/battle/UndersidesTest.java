package io.github.casemate.battle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameState;
import io.github.casemate.battle.rules.BattleAction.Underside;
import io.github.casemate.battle.rules.RevealBlock;
import io.github.casemate.battle.table.BattleEvent.BlockActivated;
import io.github.casemate.battle.table.BattleEvent.BlockRevealed;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.Squares;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.testkit.rules.Proof;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * RUL-23: blocks that are decided when they are turned over make the same game as blocks with hidden undersides. Players
 * who know no underside follow some plan; then whatever can be seen in a game is exactly as likely in both. Every
 * division of live and safe over up to four blocks is gone through, and the numbers are exact.
 */
class UndersidesTest {

    private static final int ACTIONS = 20;

    /** How likely what was seen is: {@code part} of {@code whole}. */
    private record Odds(long part, long whole) {}

    @Test
    @Proof({"RUL-23", "SET-4", "LAW-11"})
    void decidingLateIsTheSameAsHidingEarly() {
        AgendaGame<BattleTable> game = BattleGames.game("");
        SplitMix64 random = new SplitMix64(23);
        int positions = 0;
        int severalReveals = 0;
        while (positions < 500) {
            GameState<BattleTable> start = BattleGames.crowded(game, random);
            int blocks = start.table().island().blocks().size();
            int safe = start.table().island().safe();
            if (blocks > 4 || live(start) == 0 || safe == 0 || blocks != live(start) + safe) {
                continue;
            }
            positions++;
            long plan = random.nextLong();
            Map<String, Odds> late = new TreeMap<>();
            playLate(game, start, plan, 0, "", new Odds(1, 1), late);
            Map<String, Long> early = new TreeMap<>();
            List<Squares> divisions = divisions(start.table().island().blocks(), live(start), 0);
            divisions.forEach(division -> early.merge(playEarly(game, start, plan, division), 1L, Long::sum));
            assertThat(late.keySet()).isEqualTo(early.keySet());
            late.forEach((seen, odds) -> assertThat(odds.part() * divisions.size())
                    .as(seen)
                    .isEqualTo(early.getOrDefault(seen, 0L) * odds.whole()));
            severalReveals += late.size() > 2 ? 1 : 0;
        }
        assertThat(severalReveals).isGreaterThan(25);
    }

    private static int live(GameState<BattleTable> state) {
        return state.table().island().live();
    }

    /** All ways to have this many live blocks among those from a square on. */
    private static List<Squares> divisions(Squares blocks, int live, int from) {
        List<Squares> all = new ArrayList<>();
        if (live == 0) {
            all.add(Squares.NONE);
            return all;
        }
        for (int block = blocks.next(from); block >= 0; block = blocks.next(block + 1)) {
            int first = block;
            divisions(blocks, live - 1, block + 1).forEach(rest -> all.add(rest.with(first)));
        }
        return all;
    }

    private static void playLate(
            AgendaGame<BattleTable> game,
            GameState<BattleTable> state,
            long plan,
            int actions,
            String seen,
            Odds odds,
            Map<String, Odds> all) {
        if (actions == ACTIONS || game.turn(state).isOver()) {
            all.put(seen, odds);
        } else if (game.turn(state).isChance() && state.agenda().head() instanceof RevealBlock) {
            var chance = game.chance(state);
            for (Action outcome : chance.outcomes()) {
                Odds then = new Odds(odds.part() * chance.weight(outcome), odds.whole() * chance.total());
                var next = game.apply(state, outcome);
                playLate(game, next.state(), plan, actions + 1, seen + reveals(next.events()), then, all);
            }
        } else {
            var next = game.apply(state, planned(game, state, plan, actions));
            playLate(game, next.state(), plan, actions + 1, seen + reveals(next.events()), odds, all);
        }
    }

    private static String playEarly(
            AgendaGame<BattleTable> game, GameState<BattleTable> start, long plan, Squares division) {
        GameState<BattleTable> state = start;
        StringBuilder seen = new StringBuilder();
        for (int actions = 0; actions < ACTIONS && !game.turn(state).isOver(); actions++) {
            Action action = game.turn(state).isChance() && state.agenda().head() instanceof RevealBlock reveal
                    ? new Underside(division.has(reveal.square().index()))
                    : planned(game, state, plan, actions);
            var next = game.apply(state, action);
            // Blocks that were turned over without asking chance show what really was on them.
            next.events().forEach(event -> {
                if (event instanceof BlockRevealed revealed) {
                    assertThat(revealed.live())
                            .isEqualTo(division.has(revealed.square().index()));
                }
            });
            seen.append(reveals(next.events()));
            state = next.state();
        }
        return seen.toString();
    }

    private static String reveals(Seq<?> events) {
        return events.filter(event -> event instanceof BlockRevealed).mkString();
    }

    /** A choice or a roll that depends on the plan and on what everybody sees. Activations are preferred. */
    private static Action planned(AgendaGame<BattleTable> game, GameState<BattleTable> state, long plan, int actions) {
        SplitMix64 random = SplitMix64.of(
                plan, actions * 31L + state.table().island().toString().hashCode());
        if (game.turn(state).isChance()) {
            return game.chance(state).sample(random);
        }
        Seq<Action> all = game.legalActions(state);
        Seq<Action> activating = all.filter(
                option -> game.apply(state, option).events().exists(event -> event instanceof BlockActivated));
        Seq<Action> some = activating.isEmpty() ? all : activating;
        return some.get(random.nextInt(some.size()));
    }
}
