package io.github.casemate.fog.words;

import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.fog.rules.Conquests;
import io.github.casemate.fog.rules.FogSetUp;
import io.github.casemate.fog.rules.MakeUnits;
import io.github.casemate.fog.rules.Movement;
import io.github.casemate.fog.rules.TilePile;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.FogBoard;
import io.github.casemate.fog.table.FogPlace;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Ground;
import io.github.casemate.fog.tile.Tile;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Names;
import io.github.casemate.text.Block;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The island, three columns for each space; if there is not room for all of it, the part where something happens. */
final class FogMap {

    private static final int CELL = 3;
    private static final int MARGIN = 3;
    private static final String KINDS = " CFB*";

    private final GameView<FogTable> view;
    private final FogTable table;
    private final FogBoard board;
    private final Names names;

    FogMap(GameView<FogTable> view, Names names) {
        this.view = view;
        this.table = view.table();
        this.board = table.board();
        this.names = names;
    }

    Block drawn(int width, Detail detail) {
        int side = board.ruleset().size() * Tile.SIDE;
        int columns = Math.min(side, (width - MARGIN) / CELL);
        int rows = Math.min(
                side,
                switch (detail) {
                    case FULL -> side;
                    case LESS -> 3 * Tile.SIDE;
                    case LEAST -> Tile.SIDE + 2;
                });
        FogSpace focus = FogSpace.of(focus());
        int left = first(focus.column(), columns, side);
        int top = 1 + first(focus.row() - 1, rows, side);
        Block map = Block.of(letters(left, columns));
        for (int row = top; row < top + rows; row++) {
            StyledText line = StyledText.of(String.format("%2d ", row), Style.FAINT);
            for (int column = left; column < left + columns; column++) {
                line = line.then(cell(row * FogSpace.ROW + column));
            }
            map = map.above(line);
        }
        // The letters above a tall map have often left the screen.
        map = rows > 3 * Tile.SIDE ? map.above(letters(left, columns)) : map;
        if (columns < side || rows < side) {
            String note = "   Around " + focus + "; the island has " + side + " rows.";
            map = map.above(StyledText.of(note, Style.FAINT));
        }
        return map.above(guests(width));
    }

    /** Whose buildings have a unit of somebody else on them; the map shows only that they have. */
    private Block guests(int width) {
        Block lines = Block.EMPTY;
        for (int space = 0; space < board.length(); space++) {
            int unit = table.unit(space);
            int building = table.building(space);
            if (unit != UnitCode.NONE
                    && building != BuildingCode.NONE
                    && UnitCode.owner(unit) != BuildingCode.owner(building)) {
                String line = "   " + FogSpace.of(space) + ": " + board.color(UnitCode.owner(unit)) + " takes "
                        + board.color(BuildingCode.owner(building)) + "'s " + FogText.building(building);
                lines = lines.above(StyledText.of(line, Style.ALARM).within(width));
            }
        }
        return lines;
    }

    private static int first(int focus, int room, int side) {
        return Math.max(0, Math.min(side - room, focus - room / 2));
    }

    private static StyledText letters(int left, int columns) {
        StringBuilder line = new StringBuilder(" ".repeat(MARGIN));
        for (int column = left; column < left + columns; column++) {
            line.append(' ')
                    .append(FogSpace.of(FogSpace.ROW + column).toString().charAt(0))
                    .append(' ');
        }
        return StyledText.of(line.toString(), Style.FAINT);
    }

    /** Where something happens: what the open question is about, the unit that acts, or the listener's side. */
    private int focus() {
        Step<FogTable> step = view.agenda().headOption().getOrNull();
        int asked = asked(step);
        if (asked > 0) {
            return asked;
        }
        if (table.fight().isDefined()) {
            return table.fight().get().defender().index();
        }
        if (table.acting() != 0) {
            return table.acting();
        }
        int seat = names.listener().map(PlayerId::index).getOrElse(table.active());
        int[] units = table.units(seat);
        return units.length > 0 ? units[0] : board.base(seat);
    }

    private int asked(@Nullable Step<FogTable> step) {
        if (step instanceof Movement.Destination to) {
            return middle(to.place());
        } else if (step instanceof TilePile.ChooseArrow arrow) {
            return middle(arrow.place());
        } else if (step instanceof MakeUnits.MakeUnit make) {
            return make.factory().index();
        } else if (step instanceof Conquests.KeepAs keep) {
            return keep.space().index();
        }
        return step instanceof FogSetUp.StartingSide side ? side.space().index() : 0;
    }

    private int middle(FogPlace place) {
        return board.spaceOf(place.index(), Tile.SIDE * Tile.SIDE / 2);
    }

    private StyledText cell(int space) {
        int unit = table.unit(space);
        int building = table.building(space);
        Ground ground = table.ground(space);
        if (ground == Ground.FOG) {
            return fog(space);
        }
        if (unit != UnitCode.NONE) {
            int owner = UnitCode.owner(unit);
            String figures = UnitCode.isElite(unit) ? "E" : String.valueOf(UnitCode.figures(unit));
            StyledText piece = StyledText.of(letter(owner) + figures, FogText.style(board, owner));
            return piece.then(building == BuildingCode.NONE ? ground(ground, "") : under(building, owner));
        }
        if (building != BuildingCode.NONE) {
            int owner = BuildingCode.owner(building);
            return StyledText.of(
                    " " + letter(owner).toLowerCase(Locale.ROOT) + KINDS.charAt(BuildingCode.kind(building)),
                    FogText.style(board, owner));
        }
        return ground(ground, " ").then(StyledText.of(" "));
    }

    /** The building on which a unit stands: a small letter if it is not of the same owner. */
    private StyledText under(int building, int owner) {
        char kind = KINDS.charAt(BuildingCode.kind(building));
        boolean own = BuildingCode.owner(building) == owner;
        char shown = own ? kind : kind == '*' ? '!' : Character.toLowerCase(kind);
        return StyledText.of(String.valueOf(shown), FogText.style(board, BuildingCode.owner(building)));
    }

    private static StyledText ground(Ground ground, String before) {
        Style style = switch (ground) {
            case WATER -> Style.SEA;
            case LOT, LIGHTHOUSE -> Style.GOLD;
            default -> Style.FAINT;
        };
        return StyledText.of(before + ground.symbol(), style);
    }

    /** Blank, with the name of the place in the middle. */
    private StyledText fog(int space) {
        FogPlace place = FogPlace.of(board.placeOf(space));
        return StyledText.of(space == middle(place) ? place + " " : "   ", Style.FAINT);
    }

    private String letter(int seat) {
        return board.color(seat).substring(0, 1);
    }
}
