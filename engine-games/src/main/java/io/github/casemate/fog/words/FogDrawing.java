package io.github.casemate.fog.words;

import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.fog.rules.Income;
import io.github.casemate.fog.rules.LighthouseTile;
import io.github.casemate.fog.rules.Scoring;
import io.github.casemate.fog.rules.TilePile;
import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.FogBoard;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.tile.Tile;
import io.github.casemate.fog.tile.TileCatalog;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.TextDrawing;
import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.CharSeq;
import io.vavr.control.Option;
import java.util.Locale;

/** Battle on the Island of Fog drawn with letters: the island, or a window on it, and a line for each player. */
public final class FogDrawing implements TextDrawing<GameView<FogTable>> {

    private static final String RECONSTRUCTION = "All tiles are our reconstruction: the rulebook prints none.";
    private static final String OWN_TILES =
            "Start tiles and lighthouse are our reconstruction: the rulebook prints none. The other tiles: ";

    private final FogBoard board;
    private final Names names;

    /**
     * Makes the drawing of a game.
     *
     * @param board the board of the game
     * @param names who is who, and who listens
     */
    public FogDrawing(FogBoard board, Names names) {
        this.board = board;
        this.names = names;
    }

    @Override
    public Block board(GameView<FogTable> view, int width, Detail detail) {
        Block drawing = new FogMap(view, names).drawn(width, detail);
        Array<Integer> seats = Array.range(0, board.ruleset().players());
        // What is the listener's comes last.
        for (int seat : seats.sortBy(seat -> names.isYou(PlayerId.of(seat)) ? 1 : 0)) {
            drawing = drawing.above(status(view.table(), seat, width));
        }
        return drawing;
    }

    private Block status(FogTable table, int seat, int width) {
        PlayerId player = PlayerId.of(seat);
        String color = board.color(seat);
        StyledText name = StyledText.of(
                (table.active() == seat && table.ending().isEmpty() ? "> " : "  ") + color.charAt(0) + " " + color
                        + ", " + (names.isYou(player) ? "you" : names.name(player)) + ": ",
                FogText.style(board, seat));
        String text = table.isUndefeated(seat)
                ? count(table.coins(seat), "coin") + " +" + Income.of(table, seat) + ", "
                        + count(table.basics(seat) + table.elites(seat), "figure") + ", "
                        + count(table.buildings(seat).length, "building") + ", "
                        + count(Scoring.points(table, seat), "point")
                        + (table.isCountdown() ? ", " + count(table.turnsLeft(seat), "turn") + " left" : "")
                : "defeated";
        return RunningText.wrapped(name.then(StyledText.of(text)), width, 4);
    }

    private static String count(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    /** {@inheritDoc} As on the board: by the corner, not by the seat. */
    @Override
    public Style player(PlayerId player) {
        return FogText.style(board, player.index());
    }

    @Override
    public Block legend(int width) {
        return Array.of(
                        ". plains, f forest, m mountain (2 points, not for elite units), ~ water, L empty lot,"
                                + " * lighthouse; a place without a tile is blank, with its name: fog.",
                        "Buildings: C city, F factory, B base, * lighthouse, after the small letter of the owner: rC.",
                        "Units: letter of the owner, then figures or E for elite: R2 is a stack of two of Red. What"
                                + " stands behind it is the ground or the owner's building, R2C; a small letter there, or"
                                + " an exclamation mark for the lighthouse, is a building of somebody else: R2c.",
                        "Status: coins + income, figures and buildings on the board, points so far.",
                        board.ruleset().tiles().isReconstructed()
                                ? RECONSTRUCTION
                                : OWN_TILES + board.ruleset().tiles().source())
                .map(line -> RunningText.wrapped(line, width, 2, Style.PLAIN))
                .fold(Block.EMPTY, Block::above);
    }

    /** {@inheritDoc} Here: the tile that is about to be laid, in all ways in which it may lie. */
    @Override
    public Block question(GameView<FogTable> view, int width) {
        Step<FogTable> step = view.agenda().headOption().getOrNull();
        if (step instanceof TilePile.ChooseArrow choose) {
            return tile(
                    board.tiles().get(choose.tile()),
                    board.arrows(choose.place().index()),
                    width);
        }
        return step instanceof LighthouseTile.ChooseTilePlace choose
                ? tile(board.tiles().get(choose.tile()), Array.of(Compass.NORTH), width)
                : Block.EMPTY;
    }

    @Override
    public Option<Block> thing(String name, int width) {
        String wanted = name.toLowerCase(Locale.ROOT);
        return board.tiles()
                .find(tile -> tile.id().equals(wanted)
                        || tile.name().toLowerCase(Locale.ROOT).equals(wanted))
                .orElse(() -> board.tiles()
                        .find(tile -> tile.name().toLowerCase(Locale.ROOT).contains(wanted)))
                .map(tile -> tile(tile, Array.of(Compass.NORTH), width).above(lighthouse(tile, width)));
    }

    private Block tile(Tile tile, Array<Compass> arrows, int width) {
        Array<Block> ways = arrows.map(arrow -> Block.of(tile.turned(arrow.ordinal())
                .map(row -> CharSeq.of(row).mkString(" "))
                .prepend("arrow " + arrow.text())
                .toJavaArray(String[]::new)));
        boolean own = board.ruleset().tiles().tiles().contains(tile)
                && !TileCatalog.SHIPPED.tiles().contains(tile);
        return RunningText.wrapped(tile.name() + (own ? ":" : " (reconstructed):"), width, 2, Style.BOLD)
                .above(Block.flow(ways, 4, width).indented(2));
    }

    /** What stands on the tile in the middle is worth more than the ground around it. */
    private static Block lighthouse(Tile tile, int width) {
        return tile.id().equals("lighthouse")
                ? RunningText.wrapped(
                        "The lighthouse (*) is claimed by a unit that builds on it (LGT-1). It pays its owner 3 coins a"
                                + " turn (LGT-2), gives a tile to lay as long as there is fog (LGT-3), and brings"
                                + " three more points at the end (WIN-2).",
                        width,
                        2,
                        Style.PLAIN)
                : Block.EMPTY;
    }
}
