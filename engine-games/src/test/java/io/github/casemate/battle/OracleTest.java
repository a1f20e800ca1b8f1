package io.github.casemate.battle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Step;
import io.github.casemate.battle.Battlefield.Now;
import io.github.casemate.battle.rules.BattleAction.DieShows;
import io.github.casemate.battle.rules.BattleAction.Underside;
import io.github.casemate.battle.rules.RevealBlock;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.CarrierPad;
import io.github.casemate.battle.table.Square;
import io.github.casemate.battle.words.BattleNotation;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.Array;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The engine and the {@link Oracle} agree on the options of every question and on what comes of each. The number of
 * positions is {@code -Dcasemate.oracle=50000}; the normal run has a sample.
 */
class OracleTest {

    private static final int POSITIONS = Integer.getInteger("casemate.oracle", 4_000);

    /** The standard rules come up most, each other setting now and then. */
    private static final String[] SETTINGS = {
        "",
        "",
        "",
        "live=10",
        "",
        "chain=all",
        "",
        "crossfire=stop",
        "",
        "crossfire=blast",
        "",
        "targets=opponents",
        "lander=lives",
        "",
        "on-block=true",
        "pad-shots=true",
        "",
        "empty-pad=no",
        "stuck=all",
        "spare=no",
        "chain=none",
        "pads=no start=10",
        "chain=all lander=lives on-block=true live=10",
    };

    /** Where something rare can happen at once. */
    private static final List<Now> PREPARED = List.of(
            Battlefield.of("7: .. .. t^", "6: S> ## ..").emptyPads().roll(1),
            Battlefield.of("7: .. ## .. s^", "6: S> .. ## ..").emptyPads().roll(2),
            Battlefield.of("7: .. ## .. ..", "6: S> .. ## ..").blocks(2, 0).roll(2),
            Battlefield.of("7: .. .. .. Tv", "6: .. .. S> ##", "1: .. .. .. .. .. .. J^")
                    .blocks(1, 0)
                    .roll(1),
            Battlefield.of("6: .. S> ## ..", "3: .. .. J^", "1: T^")
                    .blocks(0, 1)
                    .roll(1),
            Battlefield.of("6: T> .. S^ .. s^", "2: J>").bound("c6").roll(2),
            Battlefield.of("8: .. .. .. .. .. s^", "7: .. ##", "6: S> .. ## ..")
                    .blocks(2, 0)
                    .pad(0, "S----")
                    .roll(3),
            Battlefield.of().pad(0, "SJTSJ").centre(0, 'a').roll(0));

    private final Set<String> rare = new TreeSet<>();
    private int compared;

    @Test
    @Proof({"LAW-9", "RUL-19", "RUL-20", "BLK-7"})
    @Rule({"RUL-26", "RUL-27"})
    void theEngineAgreesWithASecondOpinion() {
        PREPARED.forEach(now -> compare(now.game(), Set.of(""), now.state()));
        SplitMix64 random = new SplitMix64(7);
        for (int number = 0; compared < POSITIONS; number++) {
            String settings = SETTINGS[number % SETTINGS.length];
            AgendaGame<BattleTable> game = BattleGames.game(settings);
            Set<String> variants = new HashSet<>(Set.of(settings.split(" ", -1)));
            GameState<BattleTable> start = number % 64 == 0 ? game.newGame() : BattleGames.crowded(game, random);
            BattleGames.play(game, start, random, number % 64 == 0 ? 1_000 : 8, (state, action, transition) -> {
                if (state.table().active() != BattleTable.NONE) {
                    compare(game, variants, state);
                }
            });
        }
        assertThat(rare)
                .contains(
                        "a chain",
                        "a pad beyond the corner",
                        "a shot that equals a landing",
                        "equal shots",
                        "nobody left in the middle of a turn",
                        "over both-destroyed",
                        "over destroyed");
    }

    private void compare(AgendaGame<BattleTable> game, Set<String> variants, GameState<BattleTable> state) {
        compared++;
        Oracle oracle = oracle(game, state, variants);
        if (game.turn(state).isChance()) {
            for (Action outcome : game.chance(state).outcomes()) {
                Oracle next = outcome instanceof DieShows die
                        ? oracle.rolled(die.face())
                        : oracle.revealed(((Underside) outcome).live());
                same(game, variants, state, outcome, next);
            }
            return;
        }
        assertThat(game.legalActions(state).map(BattleNotation.NOTATION::of).toJavaList())
                .as(() -> "the options of " + state)
                .isEqualTo(oracle.options());
        for (Action option : game.legalActions(state)) {
            same(game, variants, state, option, oracle.chosen(BattleNotation.NOTATION.of(option)));
        }
    }

    private void same(
            AgendaGame<BattleTable> game,
            Set<String> variants,
            GameState<BattleTable> state,
            Action action,
            Oracle expected) {
        assertThat(oracle(game, game.apply(state, action).state(), variants).text())
                .as(() -> "after " + action + " in " + state)
                .isEqualTo(expected.text());
    }

    /** The same position in the words of the oracle. */
    private Oracle oracle(AgendaGame<BattleTable> game, GameState<BattleTable> state, Set<String> variants) {
        BattleTable table = state.table();
        Oracle oracle = new Oracle(variants, rare);
        String[] rows = table.island().toString().split("\n", -1);
        for (int row = 12; row >= 1; row--) {
            String[] things =
                    rows[13 - row].substring(rows[13 - row].indexOf(':') + 2).split(" ", -1);
            for (int column = 1; column <= 12; column++) {
                oracle.island[column][row] = things[column - 1];
            }
        }
        for (int seat = 0; seat < 2; seat++) {
            CarrierPad pad = table.reserves().pad(seat);
            StringBuilder kinds = new StringBuilder();
            for (int column = 1; column <= CarrierPad.WIDTH; column++) {
                kinds.append(pad.kind(column).map(kind -> kind.name().charAt(0)).getOrElse('-'));
            }
            oracle.pads[seat] = kinds.toString().toCharArray();
            oracle.centres[seat] = pad.centre() + 1;
        }
        oracle.live = table.island().live();
        oracle.safe = table.island().safe();
        oracle.active = table.active();
        oracle.die = table.die();
        oracle.bound = switch (table.bound()) {
            case BattleTable.ANYBODY -> "any";
            case BattleTable.PAD -> "pad";
            case BattleTable.NOBODY -> "gone";
            default -> Square.of(table.bound()).toString();
        };
        oracle.progress = table.quiet() < 0;
        oracle.quiet = table.quiet();
        oracle.phase = game.turn(state)
                .ended()
                .map(result -> "over " + result.why())
                .getOrElse(() -> phase(state.agenda()
                        .find(step -> !(step instanceof RevealBlock))
                        .get()));
        for (Step<BattleTable> step : state.agenda()) {
            if (step instanceof RevealBlock reveal) {
                oracle.reveals.add(
                        reveal.square() + (reveal.byCharacter() ? " character " : " block ") + line(reveal.line()));
            }
        }
        return oracle;
    }

    private static String line(Array<Square> squares) {
        return squares.mkString("{", "+", "}");
    }

    private static String phase(Step<BattleTable> step) {
        return switch (step.getClass().getSimpleName()) {
            case "RollDie" -> "roll";
            case "UseRoll" -> "use";
            case "AfterMove" -> "after";
            case "FreeRemoval" -> "free";
            case "FreeFromPad" -> "freepad";
            case "AdvanceFromPad" -> "advance";
            default -> throw new IllegalStateException("unexpected " + step);
        };
    }
}
