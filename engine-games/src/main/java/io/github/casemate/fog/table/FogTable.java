package io.github.casemate.fog.table;

import io.github.casemate.fog.tile.Ground;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Everything that lies on the table. Nothing is hidden: the pile has no order until a tile is drawn (CHA-2). Spaces and
 * places are given by their indices here, players by their seats, units and buildings by their codes ({@link UnitCode},
 * {@link BuildingCode}).
 *
 * @param pieces tiles, units, buildings and coins
 * @param clock whose turn it is, and what is counted in turns
 * @param activation the unit that is being activated
 * @param fight the fight that is going on
 * @param defeats what those who were defeated had, in order
 * @param ending how the game has ended
 */
public record FogTable(
        Pieces pieces,
        Clock clock,
        Option<Activation> activation,
        Option<Fight> fight,
        Array<Defeat> defeats,
        Option<FogEnding> ending) {

    /** SET-1: how many basic figures a player has, and as many elite figures. */
    public static final int FIGURES = 20;

    /** SET-1: how many building tokens a player has. */
    public static final int TOKENS = 40;

    /**
     * Makes a table.
     *
     * @param pieces tiles, units, buildings and coins
     * @param clock whose turn it is
     * @param activation the unit that is being activated
     * @param fight the fight that is going on
     * @param defeats what those who were defeated had
     * @param ending how the game has ended
     * @throws IllegalArgumentException if these do not belong together
     */
    public FogTable {
        int players = pieces.land().board().ruleset().players();
        if (clock.active().index() >= players
                || defeats.exists(defeat -> defeat.player().index() >= players)) {
            throw new IllegalArgumentException("active, defeats: " + players + " people play");
        }
        if (!clock.turnsLeft().isEmpty() && clock.turnsLeft().size() != players) {
            throw new IllegalArgumentException("turnsLeft: a number for each player");
        }
        if (activation.isDefined() && pieces.units[activation.get().space().index()] == UnitCode.NONE) {
            throw new IllegalArgumentException("activation: there is no unit");
        }
    }

    /**
     * {@return SET-2 to SET-4: the table before anything has happened}
     *
     * @param board the board
     */
    public static FogTable start(FogBoard board) {
        Pieces pieces = Pieces.on(Landscape.start(board));
        for (int seat = 0; seat < board.ruleset().players(); seat++) {
            int base = board.base(seat);
            pieces = pieces.withBuilding(base, BuildingCode.of(seat, BuildingCode.BASE))
                    .withUnit(base, UnitCode.basic(seat, 1));
            for (int lot : board.lots(seat)) {
                pieces = pieces.withBuilding(lot, BuildingCode.of(seat, BuildingCode.CITY));
            }
        }
        pieces = board.hasMiddleBonus() ? pieces.withCoins(FogBoard.MIDDLE, FogBoard.MIDDLE_BONUS) : pieces;
        return new FogTable(pieces, Clock.START, Option.none(), Option.none(), Array.empty(), Option.none());
    }

    /** {@return what never changes} */
    public FogBoard board() {
        return pieces.land().board();
    }

    /** {@return the tiles} */
    public Landscape land() {
        return pieces.land();
    }

    /**
     * {@return the ground of a space}
     *
     * @param space its index
     */
    public Ground ground(int space) {
        return Ground.of(land().ground(space));
    }

    /**
     * {@return BRD-4: what a building on a space is worth}
     *
     * @param space its index
     */
    public int value(int space) {
        return ground(space) == Ground.LIGHTHOUSE ? 3 : board().value(board().placeOf(space));
    }

    /**
     * {@return the unit on a space, as a {@link UnitCode}}
     *
     * @param space its index
     */
    public int unit(int space) {
        return pieces.units[space];
    }

    /**
     * {@return the building on a space, as a {@link BuildingCode}}
     *
     * @param space its index
     */
    public int building(int space) {
        return pieces.buildings[space];
    }

    /**
     * {@return the spaces on which a player has a building, in board order}
     *
     * @param seat the player's seat
     */
    public int[] buildings(int seat) {
        return Pieces.spaces(pieces.buildings, BuildingCode.OWNER_SHIFT, seat);
    }

    /**
     * {@return the spaces on which a player has a unit, in board order}
     *
     * @param seat the player's seat
     */
    public int[] units(int seat) {
        return Pieces.spaces(pieces.units, UnitCode.OWNER_SHIFT, seat);
    }

    /**
     * {@return a player's coins}
     *
     * @param seat the player's seat
     */
    public int coins(int seat) {
        return pieces.counts[Pieces.COINS + seat];
    }

    /**
     * {@return how many basic figures a player has on the board; a stack has one on each level}
     *
     * @param seat the player's seat
     */
    public int basics(int seat) {
        return pieces.counts[Pieces.BASICS + seat];
    }

    /**
     * {@return how many elite figures a player has on the board}
     *
     * @param seat the player's seat
     */
    public int elites(int seat) {
        return pieces.counts[Pieces.ELITES + seat];
    }

    /**
     * {@return how many cities and factories a player has on the board}
     *
     * @param seat the player's seat
     */
    public int tokens(int seat) {
        return pieces.counts[Pieces.TOKENS + seat];
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
        return !defeats.exists(defeat -> defeat.player().index() == seat);
    }

    /** {@return the seats of those who are still in the game} */
    public Array<Integer> undefeated() {
        return Array.range(0, board().ruleset().players()).filter(this::isUndefeated);
    }

    /** {@return whose turn it is} */
    public int active() {
        return clock.active().index();
    }

    /** {@return the index of the space of the unit that is being activated; 0, in the sea, if there is none} */
    public int acting() {
        return activation.isEmpty() ? 0 : activation.get().space().index();
    }

    /** {@return how many points that unit has left} */
    public int points() {
        return activation.isEmpty() ? 0 : activation.get().points();
    }

    /** {@return whether that unit has explored} */
    public boolean explored() {
        return activation.isDefined() && activation.get().explored();
    }

    /** {@return PHS-1: whether the countdown has begun} */
    public boolean isCountdown() {
        return !clock.turnsLeft().isEmpty();
    }

    /**
     * {@return how many turns of the countdown, which has begun, a player has left}
     *
     * @param seat the player's seat
     */
    public int turnsLeft(int seat) {
        return clock.turnsLeft().get(seat);
    }

    /**
     * {@return the table with other pieces}
     *
     * @param other the pieces
     */
    public FogTable with(Pieces other) {
        return new FogTable(other, clock, activation, fight, defeats, ending);
    }

    /**
     * {@return the table with another clock}
     *
     * @param other the clock
     */
    public FogTable with(Clock other) {
        return new FogTable(pieces, other, activation, fight, defeats, ending);
    }

    /**
     * {@return the table with other pieces, one of which is being activated}
     *
     * @param other the pieces
     * @param acting the unit that is being activated, or none
     */
    public FogTable with(Pieces other, Option<Activation> acting) {
        return new FogTable(other, clock, acting, fight, defeats, ending);
    }

    /**
     * {@return the table with a fight, or without one}
     *
     * @param other the fight, or none
     */
    public FogTable withFight(Option<Fight> other) {
        return new FogTable(pieces, clock, activation, other, defeats, ending);
    }

    /**
     * {@return the table when the unit that is being activated has finished}
     *
     * @param taking whether it is taking the building on which it stands; only in a variant (RUL-15)
     */
    public FogTable finishing(boolean taking) {
        int unit = unit(acting());
        return with(pieces.marking(acting(), UnitCode.marked(unit, true, taking)), Option.none());
    }

    /**
     * {@return the table when a unit has stopped taking a building, because it is its owner's now}
     *
     * @param space the index of its space
     */
    public FogTable settling(int space) {
        return with(pieces.marking(space, UnitCode.settled(unit(space))));
    }

    /**
     * {@return the table when a player has been defeated: units and coins are gone, and what they were is recorded}
     *
     * @param defeat what the player had
     */
    public FogTable defeating(Defeat defeat) {
        Pieces left = pieces.withCoins(defeat.player().index(), -defeat.coins());
        for (Defeat.Holding unit : defeat.units()) {
            left = left.withUnit(unit.space().index(), UnitCode.NONE);
        }
        return new FogTable(left, clock, activation, fight, defeats.append(defeat), ending);
    }

    /**
     * {@return the table when the game is over}
     *
     * @param how how it has ended
     */
    public FogTable over(FogEnding how) {
        return new FogTable(pieces, clock, activation, fight, defeats, Option.some(how));
    }

    @Override
    public String toString() {
        return TableText.of(this);
    }
}
