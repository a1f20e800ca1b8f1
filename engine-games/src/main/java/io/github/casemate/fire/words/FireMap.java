package io.github.casemate.fire.words;

import io.github.casemate.agenda.GameView;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.table.Board;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.fire.table.Walkers;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Names;
import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The island, two columns for each cell; if there is not room for all of it, the part where something happens. A brick is
 * the letter of its owner and the level of its top: {@code a} original, {@code A} built, {@code w} loose for the first
 * player, and so on.
 */
final class FireMap {

    private static final int CELL = 2;
    private static final int MARGIN = 3;
    private static final String ORIGINAL = "abcd";
    private static final String BUILT = "ABCD";
    private static final String LOOSE = "wxyz";

    private final FireTable table;
    private final Realm realm;
    private final Terrain terrain;
    private final Names names;
    private final OptionMarks marks;
    private final String[][] signs;
    private final Style[][] styles;
    private final List<String> withoutRoom = new ArrayList<>();

    FireMap(GameView<FireTable> view, Names names) {
        this.table = view.table();
        this.realm = table.realm();
        this.terrain = realm.terrain();
        this.names = names;
        this.marks = new OptionMarks(view);
        this.signs = new String[terrain.height()][terrain.width()];
        this.styles = new Style[terrain.height()][terrain.width()];
        for (int y = 0; y < terrain.height(); y++) {
            for (int x = 0; x < terrain.width(); x++) {
                ground(x, y);
                brick(x, y);
                mark(x, y);
            }
        }
        for (int territory = 0; territory < terrain.landTerritories(); territory++) {
            flag(territory);
        }
        walker(table.walkers().giant(), "GG", Style.ALARM);
        for (Walkers.Army army : table.walkers().armies()) {
            int seat = army.owner().index();
            walker(army.territory(), "!" + ORIGINAL.charAt(seat), Style.seat(army.owner()));
        }
    }

    /** The three letters of a player: of originals, of buildings, of loose bricks. */
    static String letters(int seat) {
        return ORIGINAL.charAt(seat) + " " + BUILT.charAt(seat) + " " + LOOSE.charAt(seat);
    }

    private void put(int x, int y, String sign, Style style) {
        signs[y][x] = sign;
        styles[y][x] = style;
    }

    private void ground(int x, int y) {
        char drawn = terrain.map().rows().get(y).charAt(x);
        switch (drawn) {
            case '~' -> put(x, y, "~~", Style.SEA);
            case '1', '2', '3', '4' -> put(x, y, "  ", Style.SEA);
            case '^' -> put(x, y, "@@", Style.ALARM);
            case '*' -> put(x, y, terrain.groundAt(x, y) == 0 ? "^^" : "^" + terrain.groundAt(x, y), Style.GOLD);
            default -> put(x, y, ". ", Style.FAINT);
        }
    }

    private void brick(int x, int y) {
        Board board = table.board();
        for (int level = board.top(); level > 0; level--) {
            int at = board.at(level, x, y);
            if (at != 0) {
                int seat = Board.owner(at);
                int number = Board.building(at);
                String letters = number == 0 ? LOOSE : original(number) ? ORIGINAL : BUILT;
                put(
                        x,
                        y,
                        "" + letters.charAt(seat) + Character.forDigit(level, Character.MAX_RADIX),
                        Style.seat(PlayerId.of(seat)));
                return;
            }
        }
    }

    private boolean original(int number) {
        return table.building(number).original();
    }

    private void mark(int x, int y) {
        int number = marks.at(x, y);
        if (number > 0) {
            put(x, y, number < 100 ? String.format("%2d", number) : "++", Style.GOLD.inBold());
        }
    }

    private boolean isFree(int x, int y, int territory) {
        return terrain.territoryAt(x, y) == territory
                && (signs[y][x].equals(". ") || signs[y][x].startsWith("^"))
                && marks.at(x, y) == 0;
    }

    /** Such as {@code F:Tr}: Two-Bricks on a red pole. */
    private void flag(int territory) {
        String text = text(territory);
        for (int y = 0; y < terrain.height(); y++) {
            for (int x = 0; x + 1 < terrain.width(); x++) {
                if (isFree(x, y, territory) && isFree(x + 1, y, territory)) {
                    put(x, y, text.substring(0, CELL), Style.BOLD);
                    put(x + 1, y, text.substring(CELL), Style.BOLD);
                    return;
                }
            }
        }
        withoutRoom.add(text.strip());
    }

    private String text(int territory) {
        return terrain.name(territory)
                + (territory >= table.flags().planted()
                        ? "   "
                        : ":" + table.flags().elements().get(territory).letter()
                                + table.flags()
                                        .poles()
                                        .get(territory)
                                        .name()
                                        .toLowerCase(Locale.ROOT)
                                        .charAt(0));
    }

    private void walker(int territory, String sign, Style style) {
        for (int y = terrain.height() - 1; y >= 0; y--) {
            for (int x = 0; x < terrain.width(); x++) {
                if (isFree(x, y, territory)) {
                    put(x, y, sign, style);
                    return;
                }
            }
        }
        withoutRoom.add(sign + " in " + terrain.name(territory));
    }

    Block drawn(int width, Detail detail) {
        int columns = Math.min(terrain.width(), (width - MARGIN) / CELL);
        int rows = Math.min(
                terrain.height(),
                switch (detail) {
                    case FULL -> terrain.height();
                    case LESS -> 15;
                    case LEAST -> 9;
                });
        int[] focus = focus();
        int left = first(focus[0], columns, terrain.width());
        int top = first(focus[1], rows, terrain.height());
        Block map = header(left, columns);
        for (int y = top; y < top + rows; y++) {
            StyledText line = StyledText.of(String.format("%2d ", y), Style.FAINT);
            for (int x = left; x < left + columns; x++) {
                line = line.then(StyledText.of(signs[y][x], styles[y][x]));
            }
            map = map.above(line);
        }
        if (columns < terrain.width() || rows < terrain.height()) {
            map = map.above(RunningText.wrapped(
                    "   A part of the island, which has " + terrain.width() + " by " + terrain.height()
                            + " cells. Flags: "
                            + Array.range(0, terrain.landTerritories())
                                    .map(territory -> text(territory).strip())
                                    .mkString(" "),
                    width,
                    3,
                    Style.FAINT));
        }
        return withoutRoom.isEmpty()
                ? map
                : map.above(RunningText.wrapped(
                        "   Without room on the drawing: " + String.join(", ", withoutRoom), width, 3, Style.BOLD));
    }

    private static int first(int focus, int room, int side) {
        return Math.max(0, Math.min(side - room, focus - room / 2));
    }

    /** The numbers of the columns: tens above, and units for each. */
    private static Block header(int left, int columns) {
        StringBuilder tens = new StringBuilder(" ".repeat(MARGIN));
        StringBuilder units = new StringBuilder(" ".repeat(MARGIN));
        for (int x = left; x < left + columns; x++) {
            tens.append(x % 10 == 0 && x > 0 ? x / 10 : " ").append(' ');
            units.append(x % 10).append(' ');
        }
        return Block.of(StyledText.of(tens.toString(), Style.FAINT), StyledText.of(units.toString(), Style.FAINT));
    }

    /** Where something happens: where the options are, or else the newest building of the listener. */
    private int[] focus() {
        if (!marks.isEmpty()) {
            return marks.middle();
        }
        PlayerId player = names.listener().getOrElse(table.active());
        Array<Building> own =
                table.buildings().filter(building -> building.owner().equals(player));
        return own.isEmpty()
                ? new int[] {terrain.width() / 2, terrain.height() / 2}
                : new int[] {own.last().x() + 1, own.last().y() + 1};
    }
}
