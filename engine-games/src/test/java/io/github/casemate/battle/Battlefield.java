package io.github.casemate.battle;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Step;
import io.github.casemate.battle.rules.AfterMove;
import io.github.casemate.battle.rules.BattleRules;
import io.github.casemate.battle.rules.RollDie;
import io.github.casemate.battle.rules.StartTurn;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.battle.table.CarrierPad;
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.battle.table.Facing;
import io.github.casemate.battle.table.IslandBoard;
import io.github.casemate.battle.table.Reserves;
import io.github.casemate.battle.table.Square;
import io.github.casemate.battle.words.BattleNotation;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.github.casemate.pack.Settings;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * A position as it is drawn in the rules reference, and what can be done in it. Rows are named and begin at column a;
 * capitals are the first seat's; actions are given by their notation. Unless said otherwise the first seat is active,
 * six blocks are live and four safe, and both pads hold five soldiers at their first place.
 */
final class Battlefield {

    private static final String KINDS = "SJTsjt";
    private static final String FACINGS = "^>v<";

    private final AgendaGame<BattleTable> game;
    private final BattleTable table;

    private Battlefield(AgendaGame<BattleTable> game, BattleTable table) {
        this.game = game;
        this.table = table;
    }

    /** Draws rows such as {@code "6: S> .. ##"}. */
    static Battlefield of(String... rows) {
        IslandBoard island = IslandBoard.empty(6, 4);
        for (String row : rows) {
            int first = (Integer.parseInt(row.substring(0, row.indexOf(':')).trim()) - 1) * Square.WIDTH;
            String[] squares = row.substring(row.indexOf(':') + 1).trim().split("\\s+", -1);
            for (int column = 0; column < squares.length; column++) {
                island = drawn(island, first + column, squares[column]);
            }
        }
        Settings standard = BattleVariants.standard();
        BattleTable table =
                new BattleTable(standard, island, Reserves.none(), 0, 0, BattleTable.NONE, BattleTable.ANYBODY, 0, 0);
        return new Battlefield(AgendaGame.of(new BattleRules(standard)), table)
                .pad(0, "SSSSS")
                .pad(1, "SSSSS");
    }

    private static IslandBoard drawn(IslandBoard island, int square, String sign) {
        if (sign.equals("..")) {
            return island;
        }
        int kind = KINDS.indexOf(sign.charAt(0));
        return sign.equals("##")
                ? island.withBlock(square)
                : island.withCharacter(
                        square,
                        kind / 3,
                        CharacterKind.values()[kind % 3],
                        Facing.values()[FACINGS.indexOf(sign.charAt(1))]);
    }

    /** Loads a pad from the owner's left, {@code -} for an empty column. */
    Battlefield pad(int seat, String kinds) {
        CarrierPad pad = table.reserves().pad(seat);
        for (int column = 1; column <= CarrierPad.WIDTH; column++) {
            pad = pad.without(column);
            int kind = KINDS.indexOf(Character.toUpperCase(kinds.charAt(column - 1)));
            pad = kind < 0 ? pad : pad.with(column, CharacterKind.values()[kind]);
        }
        return with(table.island(), table.reserves().with(seat, pad), table.active(), table.bound(), table.quiet());
    }

    Battlefield emptyPads() {
        return pad(0, "-----").pad(1, "-----");
    }

    /** Moves a pad to a column of the Island. */
    Battlefield centre(int seat, char column) {
        Reserves moved = table.reserves().with(seat, table.reserves().pad(seat).at(column - 'a'));
        return with(table.island(), moved, table.active(), table.bound(), table.quiet());
    }

    Battlefield blocks(int live, int safe) {
        IslandBoard island = IslandBoard.empty(live, safe);
        for (int square = 0; square < Square.COUNT; square++) {
            IslandBoard old = table.island();
            island = old.hasBlock(square)
                    ? island.withBlock(square)
                    : old.hasCharacter(square)
                            ? island.withCharacter(square, old.owner(square), old.kind(square), old.facing(square))
                            : island;
        }
        return with(island, table.reserves(), table.active(), table.bound(), table.quiet());
    }

    /** Only the character on this square may be moved. */
    Battlefield bound(String square) {
        return with(
                table.island(),
                table.reserves(),
                table.active(),
                Square.named(square).index(),
                table.quiet());
    }

    /** The only character that might be moved is lost. */
    Battlefield boundGone() {
        return with(table.island(), table.reserves(), table.active(), BattleTable.NOBODY, table.quiet());
    }

    Battlefield padNamed() {
        return with(table.island(), table.reserves(), table.active(), BattleTable.PAD, table.quiet());
    }

    Battlefield active(int seat) {
        return with(table.island(), table.reserves(), seat, table.bound(), table.quiet());
    }

    Battlefield quiet(int turns) {
        return with(table.island(), table.reserves(), table.active(), table.bound(), turns);
    }

    /** The same position in other rules, such as {@code "chain=all"}. */
    Battlefield rules(String settings) {
        Settings variants = variants(settings);
        BattleTable other = new BattleTable(
                variants,
                table.island(),
                table.reserves(),
                table.first(),
                table.active(),
                table.die(),
                table.bound(),
                table.quiet(),
                table.turns());
        return new Battlefield(AgendaGame.of(new BattleRules(variants)), other);
    }

    static Settings variants(String settings) {
        return BattleVariants.checked(
                        Settings.read(BattleVariants.ALL, settings).get())
                .get();
    }

    private Battlefield with(IslandBoard island, Reserves reserves, int active, int bound, int quiet) {
        return new Battlefield(
                game,
                new BattleTable(
                        table.settings(),
                        island,
                        reserves,
                        table.first(),
                        active,
                        table.die(),
                        bound,
                        quiet,
                        table.turns()));
    }

    BattleTable table() {
        return table;
    }

    /** The die is in the air. */
    Now beforeRoll() {
        return at(new RollDie());
    }

    /** The active player has rolled. */
    Now roll(int face) {
        return beforeRoll().play("roll " + face);
    }

    /** The turn is about to begin. */
    Now start() {
        return at(new StartTurn());
    }

    /** The active player has moved. */
    Now afterMove() {
        return at(new AfterMove());
    }

    private Now at(Step<BattleTable> step) {
        Transition<GameState<BattleTable>, Event<BattleTable>> run = game.resume(table, List.of(step));
        return new Now(game, run.state(), run.events());
    }

    /** A state of the game, reached from a drawing. */
    record Now(AgendaGame<BattleTable> game, GameState<BattleTable> state, Seq<Event<BattleTable>> events) {

        static Now newGame(String settings) {
            AgendaGame<BattleTable> game = AgendaGame.of(new BattleRules(variants(settings)));
            return new Now(game, game.newGame(), List.empty());
        }

        BattleTable table() {
            return state.table();
        }

        Turn turn() {
            return game.turn(state);
        }

        /** Who is asked: "P1", "P2", "chance" or "over". */
        String asked() {
            return turn().fold(player -> "P" + (player.index() + 1), () -> "chance", result -> "over");
        }

        Result result() {
            return turn().ended().get();
        }

        /** The step that waits for an answer. */
        Step<BattleTable> question() {
            return state.agenda().head();
        }

        /** The options by their notation; the outcomes if chance is asked. */
        java.util.List<String> options() {
            Seq<Action> all = turn().isChance() ? game.chance(state).outcomes().toList() : game.legalActions(state);
            return all.map(BattleNotation.NOTATION::of).toJavaList();
        }

        /** The weight of an outcome by its notation. */
        long weight(String outcome) {
            return game.chance(state).weight(action(outcome));
        }

        /** Answers one question after the other, by notation. */
        Now play(String... answers) {
            Now now = this;
            for (String answer : answers) {
                Transition<GameState<BattleTable>, Event<BattleTable>> next = game.apply(now.state, now.action(answer));
                now = new Now(game, next.state(), next.events());
            }
            return now;
        }

        private Action action(String notation) {
            Seq<Action> all = turn().isChance() ? game.chance(state).outcomes().toList() : game.legalActions(state);
            return BattleNotation.NOTATION
                    .read(notation, all)
                    .getOrElseThrow(refused -> new AssertionError(refused + " of " + options()));
        }

        /** What is on a square, as it is drawn. */
        String at(String square) {
            Square named = Square.named(square);
            String row = table().island().toString().split("\n", -1)[Square.WIDTH - Square.row(named.index())];
            return row.substring(row.indexOf(':') + 2).split(" ", -1)[Square.column(named.index())];
        }

        /** What is on some squares, as it is drawn. */
        java.util.List<String> all(String first, String... more) {
            return List.of(more).prepend(first).map(this::at).toJavaList();
        }

        /** The names of the events of the last answer. */
        java.util.List<String> happened() {
            return events.map(event -> event.getClass().getSimpleName()).toJavaList();
        }
    }
}
