package io.github.casemate.battle.table;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;

/**
 * Everything there is to know about a battle, except what is asked next. Seats are 0 and 1.
 *
 * @param settings how it is played ({@link BattleVariants})
 * @param island what stands on the Island
 * @param reserves what stands beside it
 * @param first the seat that began; {@link #NONE} until it is known
 * @param active the seat whose turn it is; {@link #NONE} during the set-up
 * @param die the roll, until it is used; {@link #NONE} if there is none
 * @param bound who may be moved with the next roll: the index of a square (ZER-3), {@link #ANYBODY}, {@link #PAD}
 *     (ZER-4), or {@link #NOBODY} because that one is gone (RUL-19)
 * @param quiet how many turns in a row brought no progress; -1 while a turn is going on that did (RUL-21)
 * @param turns how many turns are over; counted only if their number is limited (RUL-22)
 */
public record BattleTable(
        Settings settings,
        IslandBoard island,
        Reserves reserves,
        int first,
        int active,
        int die,
        int bound,
        int quiet,
        int turns) {

    /** There is none. */
    public static final int NONE = -1;

    /** Any character may be moved. */
    public static final int ANYBODY = -1;

    /** The carrier pad slides. */
    public static final int PAD = -2;

    /** The only character that might have been moved is gone. */
    public static final int NOBODY = -3;

    /**
     * {@return the table before anything has happened}
     *
     * @param settings how it is played ({@link BattleVariants})
     */
    public static BattleTable atStart(Settings settings) {
        int live = settings.get(BattleVariants.LIVE);
        return new BattleTable(
                settings,
                IslandBoard.empty(live, BattleVariants.BLOCKS - live),
                Reserves.atStart(),
                NONE,
                NONE,
                NONE,
                ANYBODY,
                0,
                0);
    }

    /**
     * {@return how the battle is played in one respect}
     *
     * @param variant one of {@link BattleVariants}
     * @param <V> what can be chosen
     */
    public <V> V variant(Setting<V> variant) {
        return settings.get(variant);
    }

    /** {@return the seat of the opponent of the active player} */
    public int opponent() {
        return 1 - active;
    }

    /** {@return the active player} */
    public PlayerId activePlayer() {
        return PlayerId.of(active);
    }

    /** {@return the pad of the active player} */
    public CarrierPad pad() {
        return reserves.pad(active);
    }

    /** {@return the squares of the active player's characters} */
    public Squares own() {
        return island.characters(active);
    }

    /**
     * {@return how many characters a player has left, on the Island and on the pad}
     *
     * @param seat the seat of the player
     */
    public int left(int seat) {
        return island.characters(seat).size() + reserves.pad(seat).size();
    }

    /**
     * {@return how many characters a player has lost since the set-up (END-1, RUL-28)}
     *
     * @param seat the seat of the player
     */
    public int lost(int seat) {
        return BattleVariants.characters(settings) - left(seat);
    }

    // ---- changes, for events ----

    BattleTable with(IslandBoard changed) {
        return new BattleTable(settings, changed, reserves, first, active, die, bound, quiet, turns);
    }

    BattleTable with(Reserves changed) {
        return new BattleTable(settings, island, changed, first, active, die, bound, quiet, turns);
    }

    BattleTable withFirst(int seat) {
        return new BattleTable(settings, island, reserves, seat, active, die, bound, quiet, turns);
    }

    BattleTable withTurnOf(int seat) {
        return new BattleTable(settings, island, reserves, first, seat, NONE, ANYBODY, quiet, turns);
    }

    /** A roll uses up the one before. A zero frees whoever was bound (ZER-6). */
    BattleTable withDie(int face) {
        int stillBound = face == 0 ? ANYBODY : bound;
        return new BattleTable(settings, island, reserves, first, active, face, stillBound, quiet, turns);
    }

    /** The roll has been used, and says who the next one is for. */
    BattleTable withBound(int who) {
        return new BattleTable(settings, island, reserves, first, active, NONE, who, quiet, turns);
    }

    /** A character has gone; nobody can be moved in its place if it was the only one (RUL-19). */
    BattleTable withoutCharacter(int square) {
        int who = bound == square ? NOBODY : bound;
        return new BattleTable(settings, island.without(square), reserves, first, active, die, who, quiet, turns);
    }

    /** Progress is the removal of a character or a block, or a character that comes onto the Island (RUL-21). */
    BattleTable withProgress() {
        return quiet < 0 || variant(BattleVariants.QUIET) == 0
                ? this
                : new BattleTable(settings, island, reserves, first, active, die, bound, -1, turns);
    }

    BattleTable withTurnEnded() {
        int calm = variant(BattleVariants.QUIET) == 0 ? 0 : quiet + 1;
        int over = variant(BattleVariants.TURNS) == 0 ? 0 : turns + 1;
        return new BattleTable(settings, island, reserves, first, opponent(), NONE, ANYBODY, calm, over);
    }
}
