package io.github.casemate.fog.table;

import io.github.casemate.fog.tile.Ground;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Everything that lies on the table. Nothing is hidden: the pile has no order until a tile is drawn (CHA-2).
 *
 * <p>A table is a value. It is packed into arrays by space, which are never changed once a method of this class has
 * returned; a change copies only what it touches. It is a record around them, so that it can be written like any record:
 * {@link #form} takes it apart, and the constructor puts it together again. Spaces and places are given by their indices here, units and buildings
 * by their codes ({@link UnitCode}, {@link BuildingCode}).
 *
 * <p>The file is long because everything that reads or changes the packed arrays is in it.
 *
 * @param form what lies there; inside it is always packed
 */
public record FogTable(TableForm form) {

    /** SET-1: how many basic figures a player has, and as many elite figures. */
    public static final int FIGURES = 20;

    /** SET-1: how many building tokens a player has. */
    public static final int TOKENS = 40;

    /** PHS-1: how many turns the countdown has for each player. */
    public static final int COUNTDOWN = 5;

    /**
     * Makes a table.
     *
     * @param form as {@link #form} gave it; or packed, which only this package can make
     * @throws IllegalArgumentException if there is no such table
     */
    public FogTable {
        form = form instanceof WrittenTable written ? PackedTable.of(written) : form;
    }

    /** {@return everything as plain values, for files and for programs in other languages} */
    @Override
    public TableForm form() {
        return now().written();
    }

    /** What is inside; not to be changed. */
    private PackedTable now() {
        return (PackedTable) form;
    }

    /**
     * {@return SET-2 to SET-4: the table before anything has happened}
     *
     * @param board the board
     */
    public static FogTable start(FogBoard board) {
        FogTable table = new FogTable(new PackedTable(board, Landscape.start(board)));
        for (int seat = 0; seat < board.ruleset().players(); seat++) {
            int base = board.base(seat);
            table = table.withBuilding(base, BuildingCode.of(seat, BuildingCode.BASE))
                    .withUnit(base, UnitCode.basic(seat, 1));
            for (int lot : board.lots(seat)) {
                table = table.withBuilding(lot, BuildingCode.of(seat, BuildingCode.CITY));
            }
        }
        return board.hasMiddleBonus() ? table.withCoins(FogBoard.MIDDLE, FogBoard.MIDDLE_BONUS) : table;
    }

    // ---- queries ----

    /** {@return what never changes} */
    public FogBoard board() {
        return now().board;
    }

    /** {@return the tiles} */
    public Landscape land() {
        return now().land;
    }

    /**
     * {@return the ground of a space}
     *
     * @param space its index
     */
    public Ground ground(int space) {
        return Ground.of(now().land.ground(space));
    }

    /**
     * {@return the unit on a space, as a {@link UnitCode}}
     *
     * @param space its index
     */
    public int unit(int space) {
        return now().units[space];
    }

    /**
     * {@return the building on a space, as a {@link BuildingCode}}
     *
     * @param space its index
     */
    public int building(int space) {
        return now().buildings[space];
    }

    /**
     * {@return the next space from here on, in board order, on which a player has a building; -1 if there is none}
     *
     * @param seat the player's seat
     * @param from the index to begin with
     */
    public int nextBuilding(int seat, int from) {
        byte[] buildings = now().buildings;
        for (int space = from; space < buildings.length; space++) {
            int building = buildings[space];
            if (building != BuildingCode.NONE && BuildingCode.owner(building) == seat) {
                return space;
            }
        }
        return -1;
    }

    /**
     * {@return the next space from here on, in board order, on which a player has a unit; -1 if there is none}
     *
     * @param seat the player's seat
     * @param from the index to begin with
     */
    public int nextUnit(int seat, int from) {
        byte[] units = now().units;
        for (int space = from; space < units.length; space++) {
            int unit = units[space];
            if (unit != UnitCode.NONE && UnitCode.owner(unit) == seat) {
                return space;
            }
        }
        return -1;
    }

    /**
     * {@return BRD-4: what a building on a space is worth}
     *
     * @param space its index
     */
    public int value(int space) {
        return now().land.ground(space) == Ground.LIGHTHOUSE.ordinal()
                ? 3
                : now().board.value(now().board.placeOf(space));
    }

    /**
     * {@return a player's coins}
     *
     * @param seat the player's seat
     */
    public int coins(int seat) {
        return now().counts[PackedTable.COINS + seat];
    }

    /**
     * {@return how many basic figures a player has on the board; a stack has one on each level}
     *
     * @param seat the player's seat
     */
    public int basics(int seat) {
        return now().counts[PackedTable.BASICS + seat];
    }

    /**
     * {@return how many elite figures a player has on the board}
     *
     * @param seat the player's seat
     */
    public int elites(int seat) {
        return now().counts[PackedTable.ELITES + seat];
    }

    /**
     * {@return how many cities and factories a player has on the board}
     *
     * @param seat the player's seat
     */
    public int tokens(int seat) {
        return now().counts[PackedTable.USED_TOKENS + seat];
    }

    /**
     * {@return whether a player has a building token left}
     *
     * @param seat the player's seat
     */
    public boolean hasToken(int seat) {
        return tokens(seat) < TOKENS;
    }

    /**
     * {@return whether a player is still in the game}
     *
     * @param seat the player's seat
     */
    public boolean isUndefeated(int seat) {
        return (now().undefeated & 1 << seat) != 0;
    }

    /** {@return how many players are still in the game} */
    public int undefeated() {
        return Integer.bitCount(now().undefeated);
    }

    /** {@return what those who were defeated had, in order} */
    public Array<Defeat> defeats() {
        return now().defeats;
    }

    /** {@return whose turn it is} */
    public int active() {
        return now().active;
    }

    /** {@return how many units have been activated in this turn} */
    public int activations() {
        return now().activations;
    }

    /** {@return the index of the space of the unit that is being activated; 0 if there is none} */
    public int acting() {
        return now().acting;
    }

    /** {@return how many points that unit has left} */
    public int points() {
        return now().points;
    }

    /** {@return whether that unit has explored} */
    public boolean explored() {
        return now().explored;
    }

    /** {@return the fight that is going on} */
    public Option<Fight> fight() {
        return Option.of(now().fight);
    }

    /** {@return RUL-20: how many turns in a row, before this one, have brought no tile} */
    public int quietTurns() {
        return now().quietTurns;
    }

    /** {@return whether this turn has brought a tile} */
    public boolean laidThisTurn() {
        return now().laid;
    }

    /** {@return PHS-1: whether the countdown has begun} */
    public boolean isCountdown() {
        return now().countdown != PackedTable.NOT_YET;
    }

    /**
     * {@return how many turns of the countdown a player has left}
     *
     * @param seat the player's seat
     * @throws IllegalStateException if it has not begun
     */
    public int turnsLeft(int seat) {
        if (now().countdown == PackedTable.NOT_YET) {
            throw new IllegalStateException("the countdown has not begun");
        }
        return (now().countdown >> (4 * seat)) & 15;
    }

    /** {@return how the game has ended, or null if it goes on} */
    public @Nullable FogEnding ending() {
        return now().ending;
    }

    // ---- changes ----

    /**
     * {@return the table with another unit on a space}
     *
     * @param space its index
     * @param unit the unit, or none
     */
    public FogTable withUnit(int space, int unit) {
        PackedTable next = now().copy();
        next.counts = now().counts.clone();
        PackedTable.count(next.counts, now().units[space], -1);
        PackedTable.count(next.counts, unit, 1);
        next.units = changed(now().units, space, unit);
        return new FogTable(next);
    }

    /**
     * {@return the table with another building on a space}
     *
     * @param space its index
     * @param building the building, or none
     */
    public FogTable withBuilding(int space, int building) {
        PackedTable next = now().copy();
        next.counts = now().counts.clone();
        int before = now().buildings[space];
        if (BuildingCode.usesToken(before)) {
            next.counts[PackedTable.USED_TOKENS + BuildingCode.owner(before)]--;
        }
        if (BuildingCode.usesToken(building)) {
            next.counts[PackedTable.USED_TOKENS + BuildingCode.owner(building)]++;
        }
        next.buildings = changed(now().buildings, space, building);
        return new FogTable(next);
    }

    private static byte[] changed(byte[] codes, int space, int code) {
        byte[] next = codes.clone();
        next[space] = (byte) code;
        return next;
    }

    /**
     * {@return the table when a player has earned or paid coins}
     *
     * @param seat the player's seat
     * @param more how many more they have
     */
    public FogTable withCoins(int seat, int more) {
        PackedTable next = now().copy();
        next.counts = now().counts.clone();
        next.counts[PackedTable.COINS + seat] += more;
        return new FogTable(next);
    }

    /**
     * {@return the table when a tile has been drawn}
     *
     * @param tile its number
     */
    public FogTable drawing(int tile) {
        PackedTable next = now().copy();
        next.land = now().land.drawing(tile);
        return new FogTable(next);
    }

    /**
     * {@return the table when a tile has been laid}
     *
     * @param tile its number
     * @param place the index of the place
     * @param arrow where its arrow points
     */
    public FogTable laying(int tile, int place, Compass arrow) {
        PackedTable next = now().copy();
        next.land = now().land.laying(tile, place, arrow);
        next.laid = true;
        return new FogTable(next);
    }

    /**
     * {@return the table in the turn of a player}
     *
     * @param seat the player's seat
     */
    public FogTable turnOf(int seat) {
        PackedTable next = now().copy();
        next.active = seat;
        return new FogTable(next);
    }

    /**
     * {@return the table when a unit of the active player has been chosen}
     *
     * @param space the index of its space
     */
    public FogTable activating(int space) {
        PackedTable next = now().copy();
        next.activations++;
        next.acting = space;
        next.points = UnitCode.points(now().units[space]);
        return new FogTable(next);
    }

    /**
     * {@return the table when the unit that is being activated has moved}
     *
     * @param to the index of the free space on which it stands now
     * @param cost the points that it has used
     */
    public FogTable moving(int to, int cost) {
        PackedTable next = now().copy();
        next.units = now().units.clone();
        next.units[to] = (byte) UnitCode.settled(now().units[now().acting]);
        next.units[now().acting] = UnitCode.NONE;
        next.acting = to;
        next.points -= cost;
        return new FogTable(next);
    }

    /** {@return the table when the unit that is being activated has explored} */
    public FogTable exploring() {
        PackedTable next = now().copy();
        next.explored = true;
        return new FogTable(next);
    }

    /**
     * {@return STK-1: the table when the unit that is being activated has joined another}
     *
     * @param space the index of the other's space
     */
    public FogTable stacking(int space) {
        PackedTable next = idle();
        next.units = now().units.clone();
        next.units[space] = (byte) UnitCode.finished(now().units[space] + UnitCode.figures(now().units[now().acting]));
        next.units[now().acting] = UnitCode.NONE;
        return new FogTable(next);
    }

    /**
     * {@return the table when the unit that is being activated has finished}
     *
     * @param taking whether it is taking the building on which it stands; only in a variant (RUL-15)
     */
    public FogTable finishing(boolean taking) {
        int unit = now().units[now().acting];
        PackedTable next = idle();
        next.units = changed(now().units, now().acting, taking ? UnitCode.taking(unit) : UnitCode.finished(unit));
        return new FogTable(next);
    }

    /** No unit is being activated any more. */
    private PackedTable idle() {
        PackedTable next = now().copy();
        next.acting = 0;
        next.points = 0;
        next.explored = false;
        return next;
    }

    /**
     * {@return the table with a fight, or without one}
     *
     * @param fight the fight, or none
     */
    public FogTable withFight(Option<Fight> fight) {
        PackedTable next = now().copy();
        next.fight = fight.getOrNull();
        return new FogTable(next);
    }

    /**
     * {@return CBT-5: the table when a finished unit has moved onto a space whose unit was destroyed}
     *
     * @param from the index of its space
     * @param to the index of the free space
     */
    public FogTable advancing(int from, int to) {
        PackedTable next = now().copy();
        next.units = now().units.clone();
        next.units[to] = now().units[from];
        next.units[from] = UnitCode.NONE;
        return new FogTable(next);
    }

    /**
     * {@return the table when a player has been defeated: units and coins are gone, and what they were is recorded}
     *
     * @param seat the player's seat
     * @param by the seat of the player who took the base
     */
    public FogTable defeating(int seat, int by) {
        PackedTable next = now().copy();
        next.undefeated &= ~(1 << seat);
        next.units = now().units.clone();
        next.counts = now().counts.clone();
        next.counts[PackedTable.COINS + seat] = 0;
        next.counts[PackedTable.BASICS + seat] = 0;
        next.counts[PackedTable.ELITES + seat] = 0;
        Array<Defeat.Holding> lostUnits = Array.empty();
        for (int space = nextUnit(seat, 0); space >= 0; space = nextUnit(seat, space + 1)) {
            lostUnits = lostUnits.append(new Defeat.Holding(FogSpace.of(space), now().units[space]));
            next.units[space] = UnitCode.NONE;
        }
        Array<Defeat.Holding> lostBuildings = Array.empty();
        for (int space = nextBuilding(seat, 0); space >= 0; space = nextBuilding(seat, space + 1)) {
            lostBuildings = lostBuildings.append(new Defeat.Holding(FogSpace.of(space), now().buildings[space]));
        }
        next.defeats = now().defeats
                .append(new Defeat(PlayerId.of(seat), PlayerId.of(by), coins(seat), lostUnits, lostBuildings));
        return new FogTable(next);
    }

    /**
     * {@return the table when a unit has stopped taking a building, because it is its owner's now}
     *
     * @param space the index of its space
     */
    public FogTable settling(int space) {
        PackedTable next = now().copy();
        next.units = changed(now().units, space, UnitCode.settled(now().units[space]));
        return new FogTable(next);
    }

    /** {@return the table when the active player's turn is over: all marks are gone, and the countdown counts} */
    public FogTable endingTurn() {
        PackedTable next = now().copy();
        next.units = now().units.clone();
        for (int space = nextUnit(now().active, 0); space >= 0; space = nextUnit(now().active, space + 1)) {
            next.units[space] = (byte) UnitCode.fresh(now().units[space]);
        }
        next.activations = 0;
        next.quietTurns = now().laid ? 0 : now().quietTurns + 1;
        next.laid = false;
        if (now().countdown != PackedTable.NOT_YET) {
            // RUL-20: in the variant every turn counts for all.
            next.countdown -= now().board.plays(FogVariant.SHARED_COUNTDOWN) ? oneTurnEach() : 1 << (4 * now().active);
        }
        return new FogTable(next);
    }

    /** {@return PHS-1: the table when the countdown has begun} */
    public FogTable countingDown() {
        PackedTable next = now().copy();
        next.countdown = COUNTDOWN * oneTurnEach();
        return new FogTable(next);
    }

    private int oneTurnEach() {
        return 0x1111 & ((1 << (4 * now().board.ruleset().players())) - 1);
    }

    /**
     * {@return the table when the game is over}
     *
     * @param how how it has ended
     */
    public FogTable over(FogEnding how) {
        PackedTable next = now().copy();
        next.ending = how;
        return new FogTable(next);
    }

    @Override
    public String toString() {
        return TableText.of(this);
    }
}
