package io.github.casemate.fog.table;

import io.github.casemate.fog.tile.Ground;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Everything that lies on the table. Nothing is hidden: the pile has no order until a tile is drawn (CHA-2).
 *
 * <p>A table is a value. It is packed into arrays by space, which are never changed once a method of this class has
 * returned; a change copies only what it touches. Spaces and places are given by their indices here, units and buildings
 * by their codes ({@link UnitCode}, {@link BuildingCode}).
 *
 * <p>The file is long because everything that reads or changes the packed arrays is in it.
 */
public final class FogTable {

    /** SET-1: how many basic figures a player has, and as many elite figures. */
    public static final int FIGURES = 20;

    /** SET-1: how many building tokens a player has. */
    public static final int TOKENS = 40;

    /** PHS-1: how many turns the countdown has for each player. */
    public static final int COUNTDOWN = 5;

    /** The countdown has not begun. */
    private static final int NOT_YET = -1;

    /** What is counted for each seat. */
    private static final int COINS = 0;

    private static final int BASICS = 4;
    private static final int ELITES = 8;
    private static final int USED_TOKENS = 12;

    private final FogBoard board;
    private Landscape land;
    private byte[] units;
    private byte[] buildings;
    private int[] counts;
    private int undefeated;
    private Array<Defeat> defeats = Array.empty();
    private int active;
    private int activations;
    /** The unit that is being activated, its points and whether it has explored; space 0 is in the sea. */
    private int acting;

    private int points;
    private boolean explored;
    private @Nullable Fight fight;
    /** RUL-20: how many turns in a row have brought no tile, and whether this turn has brought one. */
    private int quietTurns;

    private boolean laid;
    /** Turns left by seat, four bits each. */
    private int countdown = NOT_YET;

    private @Nullable FogEnding ending;

    private FogTable(FogBoard board, Landscape land) {
        this.board = board;
        this.land = land;
        this.units = new byte[board.length()];
        this.buildings = new byte[board.length()];
        this.counts = new int[16];
        this.undefeated = (1 << board.ruleset().players()) - 1;
    }

    private FogTable(FogTable other) {
        this.board = other.board;
        this.land = other.land;
        this.units = other.units;
        this.buildings = other.buildings;
        this.counts = other.counts;
        this.undefeated = other.undefeated;
        this.defeats = other.defeats;
        this.active = other.active;
        this.activations = other.activations;
        this.acting = other.acting;
        this.points = other.points;
        this.explored = other.explored;
        this.fight = other.fight;
        this.quietTurns = other.quietTurns;
        this.laid = other.laid;
        this.countdown = other.countdown;
        this.ending = other.ending;
    }

    /**
     * {@return SET-2 to SET-4: the table before anything has happened}
     *
     * @param board the board
     */
    public static FogTable start(FogBoard board) {
        FogTable table = new FogTable(board, Landscape.start(board));
        for (int seat = 0; seat < board.ruleset().players(); seat++) {
            int base = board.base(seat);
            table = table.withBuilding(base, BuildingCode.of(seat, BuildingCode.BASE))
                    .withUnit(base, UnitCode.basic(seat, 1));
            for (int lot : board.lots(seat)) {
                table = table.withBuilding(lot, BuildingCode.of(seat, BuildingCode.CITY));
            }
        }
        return table;
    }

    // ---- queries ----

    /** {@return what never changes} */
    public FogBoard board() {
        return board;
    }

    /** {@return the tiles} */
    public Landscape land() {
        return land;
    }

    /**
     * {@return the ground of a space}
     *
     * @param space its index
     */
    public Ground ground(int space) {
        return Ground.of(land.ground(space));
    }

    /**
     * {@return the unit on a space, as a {@link UnitCode}}
     *
     * @param space its index
     */
    public int unit(int space) {
        return units[space];
    }

    /**
     * {@return the building on a space, as a {@link BuildingCode}}
     *
     * @param space its index
     */
    public int building(int space) {
        return buildings[space];
    }

    /**
     * {@return the next space from here on, in board order, on which a player has a building; -1 if there is none}
     *
     * @param seat the player's seat
     * @param from the index to begin with
     */
    public int nextBuilding(int seat, int from) {
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
        return land.ground(space) == Ground.LIGHTHOUSE.ordinal() ? 3 : board.value(board.placeOf(space));
    }

    /**
     * {@return a player's coins}
     *
     * @param seat the player's seat
     */
    public int coins(int seat) {
        return counts[COINS + seat];
    }

    /**
     * {@return how many basic figures a player has on the board; a stack has one on each level}
     *
     * @param seat the player's seat
     */
    public int basics(int seat) {
        return counts[BASICS + seat];
    }

    /**
     * {@return how many elite figures a player has on the board}
     *
     * @param seat the player's seat
     */
    public int elites(int seat) {
        return counts[ELITES + seat];
    }

    /**
     * {@return how many cities and factories a player has on the board}
     *
     * @param seat the player's seat
     */
    public int tokens(int seat) {
        return counts[USED_TOKENS + seat];
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
        return (undefeated & 1 << seat) != 0;
    }

    /** {@return how many players are still in the game} */
    public int undefeated() {
        return Integer.bitCount(undefeated);
    }

    /** {@return what those who were defeated had, in order} */
    public Array<Defeat> defeats() {
        return defeats;
    }

    /** {@return whose turn it is} */
    public int active() {
        return active;
    }

    /** {@return how many units have been activated in this turn} */
    public int activations() {
        return activations;
    }

    /** {@return the index of the space of the unit that is being activated; 0 if there is none} */
    public int acting() {
        return acting;
    }

    /** {@return how many points that unit has left} */
    public int points() {
        return points;
    }

    /** {@return whether that unit has explored} */
    public boolean explored() {
        return explored;
    }

    /** {@return the fight that is going on} */
    public Option<Fight> fight() {
        return Option.of(fight);
    }

    /** {@return RUL-20: how many turns in a row, before this one, have brought no tile} */
    public int quietTurns() {
        return quietTurns;
    }

    /** {@return whether this turn has brought a tile} */
    public boolean laidThisTurn() {
        return laid;
    }

    /** {@return PHS-1: whether the countdown has begun} */
    public boolean isCountdown() {
        return countdown != NOT_YET;
    }

    /**
     * {@return how many turns of the countdown a player has left}
     *
     * @param seat the player's seat
     * @throws IllegalStateException if it has not begun
     */
    public int turnsLeft(int seat) {
        if (countdown == NOT_YET) {
            throw new IllegalStateException("the countdown has not begun");
        }
        return (countdown >> (4 * seat)) & 15;
    }

    /** {@return how the game has ended, or null if it goes on} */
    public @Nullable FogEnding ending() {
        return ending;
    }

    // ---- changes ----

    /**
     * {@return the table with another unit on a space}
     *
     * @param space its index
     * @param unit the unit, or none
     */
    public FogTable withUnit(int space, int unit) {
        FogTable next = new FogTable(this);
        next.counts = counts.clone();
        count(next.counts, units[space], -1);
        count(next.counts, unit, 1);
        next.units = changed(units, space, unit);
        return next;
    }

    private static void count(int[] counts, int unit, int sign) {
        if (unit != UnitCode.NONE) {
            counts[(UnitCode.isElite(unit) ? ELITES : BASICS) + UnitCode.owner(unit)] += sign * UnitCode.figures(unit);
        }
    }

    /**
     * {@return the table with another building on a space}
     *
     * @param space its index
     * @param building the building, or none
     */
    public FogTable withBuilding(int space, int building) {
        FogTable next = new FogTable(this);
        next.counts = counts.clone();
        int before = buildings[space];
        if (BuildingCode.usesToken(before)) {
            next.counts[USED_TOKENS + BuildingCode.owner(before)]--;
        }
        if (BuildingCode.usesToken(building)) {
            next.counts[USED_TOKENS + BuildingCode.owner(building)]++;
        }
        next.buildings = changed(buildings, space, building);
        return next;
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
        FogTable next = new FogTable(this);
        next.counts = counts.clone();
        next.counts[COINS + seat] += more;
        return next;
    }

    /**
     * {@return the table when a tile has been drawn}
     *
     * @param tile its number
     */
    public FogTable drawing(int tile) {
        FogTable next = new FogTable(this);
        next.land = land.drawing(tile);
        return next;
    }

    /**
     * {@return the table when a tile has been laid}
     *
     * @param tile its number
     * @param place the index of the place
     * @param arrow where its arrow points
     */
    public FogTable laying(int tile, int place, Heading arrow) {
        FogTable next = new FogTable(this);
        next.land = land.laying(tile, place, arrow);
        next.laid = true;
        return next;
    }

    /**
     * {@return the table in the turn of a player}
     *
     * @param seat the player's seat
     */
    public FogTable turnOf(int seat) {
        FogTable next = new FogTable(this);
        next.active = seat;
        return next;
    }

    /**
     * {@return the table when a unit of the active player has been chosen}
     *
     * @param space the index of its space
     */
    public FogTable activating(int space) {
        FogTable next = new FogTable(this);
        next.activations++;
        next.acting = space;
        next.points = UnitCode.points(units[space]);
        return next;
    }

    /**
     * {@return the table when the unit that is being activated has moved}
     *
     * @param to the index of the free space on which it stands now
     * @param cost the points that it has used
     */
    public FogTable moving(int to, int cost) {
        FogTable next = new FogTable(this);
        next.units = units.clone();
        next.units[to] = (byte) UnitCode.settled(units[acting]);
        next.units[acting] = UnitCode.NONE;
        next.acting = to;
        next.points -= cost;
        return next;
    }

    /** {@return the table when the unit that is being activated has explored} */
    public FogTable exploring() {
        FogTable next = new FogTable(this);
        next.explored = true;
        return next;
    }

    /**
     * {@return STK-1: the table when the unit that is being activated has joined another}
     *
     * @param space the index of the other's space
     */
    public FogTable stacking(int space) {
        FogTable next = idle();
        next.units = units.clone();
        next.units[space] = (byte) UnitCode.finished(units[space] + UnitCode.figures(units[acting]));
        next.units[acting] = UnitCode.NONE;
        return next;
    }

    /**
     * {@return the table when the unit that is being activated has finished}
     *
     * @param taking whether it is taking the building on which it stands; only in a variant (RUL-15)
     */
    public FogTable finishing(boolean taking) {
        int unit = units[acting];
        FogTable next = idle();
        next.units = changed(units, acting, taking ? UnitCode.taking(unit) : UnitCode.finished(unit));
        return next;
    }

    /** No unit is being activated any more. */
    private FogTable idle() {
        FogTable next = new FogTable(this);
        next.acting = 0;
        next.points = 0;
        next.explored = false;
        return next;
    }

    /**
     * {@return the table with a fight, or without one}
     *
     * @param now the fight, or none
     */
    public FogTable withFight(Option<Fight> now) {
        FogTable next = new FogTable(this);
        next.fight = now.getOrNull();
        return next;
    }

    /**
     * {@return CBT-5: the table when a finished unit has moved onto a space whose unit was destroyed}
     *
     * @param from the index of its space
     * @param to the index of the free space
     */
    public FogTable advancing(int from, int to) {
        FogTable next = new FogTable(this);
        next.units = units.clone();
        next.units[to] = units[from];
        next.units[from] = UnitCode.NONE;
        return next;
    }

    /**
     * {@return the table when a player has been defeated: units and coins are gone, and what they were is recorded}
     *
     * @param seat the player's seat
     * @param by the seat of the player who took the base
     */
    public FogTable defeating(int seat, int by) {
        FogTable next = new FogTable(this);
        next.undefeated &= ~(1 << seat);
        next.units = units.clone();
        next.counts = counts.clone();
        next.counts[COINS + seat] = 0;
        next.counts[BASICS + seat] = 0;
        next.counts[ELITES + seat] = 0;
        Array<Defeat.Holding> lostUnits = Array.empty();
        for (int space = nextUnit(seat, 0); space >= 0; space = nextUnit(seat, space + 1)) {
            lostUnits = lostUnits.append(new Defeat.Holding(FogSpace.of(space), units[space]));
            next.units[space] = UnitCode.NONE;
        }
        Array<Defeat.Holding> lostBuildings = Array.empty();
        for (int space = nextBuilding(seat, 0); space >= 0; space = nextBuilding(seat, space + 1)) {
            lostBuildings = lostBuildings.append(new Defeat.Holding(FogSpace.of(space), buildings[space]));
        }
        next.defeats =
                defeats.append(new Defeat(PlayerId.of(seat), PlayerId.of(by), coins(seat), lostUnits, lostBuildings));
        return next;
    }

    /**
     * {@return the table when a unit has stopped taking a building, because it is its owner's now}
     *
     * @param space the index of its space
     */
    public FogTable settling(int space) {
        FogTable next = new FogTable(this);
        next.units = changed(units, space, UnitCode.settled(units[space]));
        return next;
    }

    /** {@return the table when the active player's turn is over: all marks are gone, and the countdown counts} */
    public FogTable endingTurn() {
        FogTable next = new FogTable(this);
        next.units = units.clone();
        for (int space = nextUnit(active, 0); space >= 0; space = nextUnit(active, space + 1)) {
            next.units[space] = (byte) UnitCode.fresh(units[space]);
        }
        next.activations = 0;
        next.quietTurns = laid ? 0 : quietTurns + 1;
        next.laid = false;
        if (countdown != NOT_YET) {
            // RUL-20: in the variant every turn counts for all.
            next.countdown -= board.plays(FogVariant.SHARED_COUNTDOWN) ? oneTurnEach() : 1 << (4 * active);
        }
        return next;
    }

    /** {@return PHS-1: the table when the countdown has begun} */
    public FogTable countingDown() {
        FogTable next = new FogTable(this);
        next.countdown = COUNTDOWN * oneTurnEach();
        return next;
    }

    private int oneTurnEach() {
        return 0x1111 & ((1 << (4 * board.ruleset().players())) - 1);
    }

    /**
     * {@return the table when the game is over}
     *
     * @param how how it has ended
     */
    public FogTable over(FogEnding how) {
        FogTable next = new FogTable(this);
        next.ending = how;
        return next;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof FogTable that
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
                        && fight().equals(that.fight())
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
        return 31 * hash + (quietTurns << 4 ^ countdown) + fight().hashCode();
    }

    @Override
    public String toString() {
        return TableText.of(this);
    }
}
