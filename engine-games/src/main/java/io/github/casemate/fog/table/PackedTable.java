package io.github.casemate.fog.table;

import io.github.casemate.fog.tile.Ground;
import io.github.casemate.fog.tile.Tile;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What is inside a {@link FogTable}. Only that class and this one read the fields, and nobody changes them once a table
 * has been made of them.
 */
final class PackedTable implements TableForm {

    /** The countdown has not begun. */
    static final int NOT_YET = -1;

    /** What is counted for each seat. */
    static final int COINS = 0;

    static final int BASICS = 4;
    static final int ELITES = 8;
    static final int USED_TOKENS = 12;

    final FogBoard board;
    Landscape land;
    byte[] units;
    byte[] buildings;
    int[] counts;
    int undefeated;
    Array<Defeat> defeats = Array.empty();
    int active;
    int activations;
    /** The unit that is being activated, its points and whether it has explored; space 0 is in the sea. */
    int acting;

    int points;
    boolean explored;

    @Nullable
    Fight fight;
    /** RUL-20: how many turns in a row have brought no tile, and whether this turn has brought one. */
    int quietTurns;

    boolean laid;
    /** Turns left by seat, four bits each. */
    int countdown = NOT_YET;

    @Nullable
    FogEnding ending;

    PackedTable(FogBoard board, Landscape land) {
        this.board = board;
        this.land = land;
        this.units = new byte[board.length()];
        this.buildings = new byte[board.length()];
        this.counts = new int[16];
        this.undefeated = (1 << board.ruleset().players()) - 1;
    }

    PackedTable copy() {
        PackedTable copy = new PackedTable(this);
        copy.active = active;
        copy.activations = activations;
        copy.acting = acting;
        copy.points = points;
        copy.explored = explored;
        copy.fight = fight;
        copy.quietTurns = quietTurns;
        copy.laid = laid;
        copy.countdown = countdown;
        copy.ending = ending;
        return copy;
    }

    private PackedTable(PackedTable other) {
        this.board = other.board;
        this.land = other.land;
        this.units = other.units;
        this.buildings = other.buildings;
        this.counts = other.counts;
        this.undefeated = other.undefeated;
        this.defeats = other.defeats;
    }

    static void count(int[] counts, int unit, int sign) {
        if (unit != UnitCode.NONE) {
            counts[(UnitCode.isElite(unit) ? ELITES : BASICS) + UnitCode.owner(unit)] += sign * UnitCode.figures(unit);
        }
    }

    WrittenTable written() {
        int players = board.ruleset().players();
        return new WrittenTable(
                board.ruleset(),
                map(),
                writtenTiles(),
                writtenPile(),
                spaces().filter(space -> units[space] != UnitCode.NONE).map(this::writtenUnit),
                spaces().filter(space -> buildings[space] != BuildingCode.NONE)
                        .map(space -> new WrittenTable.PlacedBuilding(
                                name(space),
                                PlayerId.of(BuildingCode.owner(buildings[space])),
                                BuildingKind.of(buildings[space]))),
                Array.range(0, players).map(seat -> counts[COINS + seat]),
                defeats,
                PlayerId.of(active),
                activations,
                Option.when(acting != 0, () -> name(acting)),
                points,
                explored,
                Option.of(fight),
                quietTurns,
                laid,
                Option.when(
                        countdown != NOT_YET,
                        () -> Array.range(0, players).map(seat -> (countdown >> (4 * seat)) & 15)),
                Option.of(ending));
    }

    private Array<Integer> spaces() {
        return Array.range(0, board.length());
    }

    private static String name(int space) {
        return FogSpace.of(space).toString();
    }

    private Array<String> map() {
        int side = board.ruleset().size() * Tile.SIDE;
        return Array.rangeClosed(1, side).map(row -> {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < side; column++) {
                Ground ground = Ground.of(land.ground(row * FogSpace.ROW + column));
                line.append(ground == Ground.FOG ? WrittenTable.FOG : ground.symbol());
            }
            return line.toString();
        });
    }

    private Array<WrittenTable.LaidTile> writtenTiles() {
        return Array.range(0, FogPlace.ROW * FogPlace.ROW)
                .filter(place -> land.tile(place) >= 0)
                .map(place -> new WrittenTable.LaidTile(
                        FogPlace.of(place).toString(),
                        board.tiles().get(land.tile(place)).id(),
                        land.arrow(place)));
    }

    private Array<String> writtenPile() {
        return Array.range(0, board.tiles().size())
                .filter(tile -> (land.pile() & 1L << tile) != 0)
                .map(tile -> board.tiles().get(tile).id());
    }

    private WrittenTable.PlacedUnit writtenUnit(int space) {
        int unit = units[space];
        return new WrittenTable.PlacedUnit(
                name(space),
                PlayerId.of(UnitCode.owner(unit)),
                UnitCode.figures(unit),
                UnitCode.isElite(unit),
                UnitCode.isFinished(unit),
                UnitCode.isTaking(unit));
    }

    /** The same packed. What contradicts itself is refused; whether a game comes to such a table is not asked. */
    static PackedTable of(WrittenTable written) {
        FogBoard board = new FogBoard(written.ruleset());
        PackedTable table = new PackedTable(board, land(board, written));
        for (WrittenTable.PlacedUnit unit : written.units()) {
            require(
                    unit.figures() >= 1 && unit.figures() <= (unit.elite() ? 1 : 3),
                    "units: figures of " + unit.space());
            int seat = seat(board, unit.owner());
            int code = unit.elite() ? UnitCode.elite(seat) : UnitCode.basic(seat, unit.figures());
            code = unit.taking() ? UnitCode.taking(code) : code;
            int space = space(board, unit.space());
            require(table.units[space] == UnitCode.NONE, "units: two on " + unit.space());
            table.units[space] = (byte) (unit.finished() ? UnitCode.alsoFinished(code) : UnitCode.fresh(code));
            count(table.counts, code, 1);
        }
        for (WrittenTable.PlacedBuilding building : written.buildings()) {
            int code = building.building().ownedBy(seat(board, building.owner()));
            int space = space(board, building.space());
            require(table.buildings[space] == BuildingCode.NONE, "buildings: two on " + building.space());
            table.buildings[space] = (byte) code;
            table.counts[USED_TOKENS + BuildingCode.owner(code)] += BuildingCode.usesToken(code) ? 1 : 0;
        }
        table.takeRest(written);
        require(table.map().equals(written.ground()), "ground: it does not fit the tiles");
        return table;
    }

    private void takeRest(WrittenTable written) {
        int players = board.ruleset().players();
        require(written.coins().size() == players, "coins: a number for each player");
        for (int seat = 0; seat < players; seat++) {
            counts[COINS + seat] = written.coins().get(seat);
        }
        defeats = written.defeats();
        for (Defeat defeat : defeats) {
            undefeated &= ~(1 << seat(board, defeat.player()));
        }
        active = seat(board, written.active());
        activations = written.activations();
        acting = written.acting().map(name -> space(board, name)).getOrElse(0);
        require(acting == 0 || units[acting] != UnitCode.NONE, "acting: there is no unit");
        points = written.points();
        explored = written.explored();
        fight = written.fight().getOrNull();
        quietTurns = written.quietTurns();
        laid = written.laid();
        for (Array<Integer> turns : written.turnsLeft()) {
            require(turns.size() == players, "turnsLeft: a number for each player");
            countdown = 0;
            for (int seat = 0; seat < players; seat++) {
                require(turns.get(seat) >= 0 && turns.get(seat) < 16, "turnsLeft: 0 to 15");
                countdown |= turns.get(seat) << (4 * seat);
            }
        }
        ending = written.ending().getOrNull();
    }

    private static Landscape land(FogBoard board, WrittenTable written) {
        long pile = 0;
        for (String tile : written.pile()) {
            pile |= 1L << tile(board, tile);
        }
        Landscape land = Landscape.empty(board, pile);
        for (WrittenTable.LaidTile tile : written.tiles()) {
            int place = FogPlace.of(tile.place()).index();
            require((land.fog() & 1L << place) != 0, "tiles: " + tile.place() + " is not free");
            require(Compass.STRAIGHT.contains(tile.arrow()), "tiles: an arrow points straight");
            land = land.laying(tile(board, tile.tile()), place, tile.arrow());
        }
        return land;
    }

    private static int tile(FogBoard board, String id) {
        int number = board.tiles().map(Tile::id).indexOf(id);
        require(number >= 0, "tiles: there is no '" + id + "'");
        return number;
    }

    private static int space(FogBoard board, String name) {
        int space = FogSpace.of(name).index();
        require(space < board.length() && board.placeOf(space) >= 0, name + " is not on this board");
        return space;
    }

    private static int seat(FogBoard board, PlayerId player) {
        require(player.index() < board.ruleset().players(), "nobody plays as " + player);
        return player.index();
    }

    private static void require(boolean holds, String problem) {
        if (!holds) {
            throw new IllegalArgumentException(problem);
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof PackedTable that
                        && acting == that.acting
                        && points == that.points
                        && explored == that.explored
                        && active == that.active
                        && activations == that.activations
                        && quietTurns == that.quietTurns
                        && laid == that.laid
                        && countdown == that.countdown
                        && undefeated == that.undefeated
                        && Arrays.equals(counts, that.counts)
                        && Arrays.equals(units, that.units)
                        && Arrays.equals(buildings, that.buildings)
                        && land.equals(that.land)
                        && Option.of(fight).equals(Option.of(that.fight))
                        && defeats.equals(that.defeats)
                        && Option.of(ending).equals(Option.of(that.ending))
                        && board.equals(that.board));
    }

    @Override
    public int hashCode() {
        int hash = Arrays.hashCode(units);
        hash = 31 * hash + Arrays.hashCode(buildings);
        hash = 31 * hash + Arrays.hashCode(counts);
        hash = 31 * hash + land.hashCode();
        hash = 31 * hash + (active << 20 ^ activations << 16 ^ acting << 4 ^ points);
        return 31 * hash + (quietTurns << 4 ^ countdown) + Option.of(fight).hashCode();
    }
}
