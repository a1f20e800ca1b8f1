package io.github.casemate.battle.rules;

import io.github.casemate.agenda.OptionList;
import io.github.casemate.agenda.Play;
import io.github.casemate.battle.rules.BattleAction.Shoot;
import io.github.casemate.battle.table.BattleEvent.CharacterLost;
import io.github.casemate.battle.table.BattleEvent.Loss;
import io.github.casemate.battle.table.BattleEvent.Shot;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.battle.table.BattleVariants.Crossfire;
import io.github.casemate.battle.table.Facing;
import io.github.casemate.battle.table.IslandBoard;
import io.github.casemate.battle.table.Square;
import io.github.casemate.battle.table.Squares;
import io.github.casemate.kernel.PlayerId;

/**
 * SHT: a character hits what stands straight ahead at exactly its range, a character or a block (SHT-1 to SHT-3), unless
 * a block lies before it (SHT-6). Shooting uses up nothing, and no shot is compulsory (SHT-9, SHT-10).
 */
public final class Shooting {

    /** There is nothing to hit. */
    public static final int NOTHING = -1;

    private Shooting() {}

    /** The shots of the active player, by shooter. */
    static void addTo(OptionList options, BattleTable table) {
        table.own().forEach(from -> options.addIf(target(table, from) != NOTHING, Shoot.ALL.get(from)));
    }

    /**
     * {@return the index of the square that a character would hit as it stands, whoever is on turn; or {@link #NOTHING}}
     * A character of the shooter's own can be a target, too (RUL-10).
     *
     * @param table the table
     * @param from the index of a square with a character
     */
    public static int target(BattleTable table, int from) {
        IslandBoard island = table.island();
        Facing facing = island.facing(from);
        int range = island.kind(from).range();
        int target = from + range * facing.step();
        if (facing.room(from) < range || island.isEmpty(target)) {
            return NOTHING;
        }
        if (table.variant(BattleVariants.OPPONENTS_ONLY)
                && island.hasCharacter(target)
                && island.owner(target) == island.owner(from)) {
            return NOTHING;
        }
        return barrier(table, from, target) == NOTHING ? target : NOTHING;
    }

    /** What bars a shot: the first block on the way (SHT-6), or in a variant also a character (RUL-9). */
    static int barrier(BattleTable table, int from, int target) {
        IslandBoard island = table.island();
        boolean stops = table.variant(BattleVariants.CROSSFIRE) == Crossfire.STOP;
        int step = island.facing(from).step();
        for (int square = from + step; square != target; square += step) {
            if (!island.isEmpty(square) && (stops || !island.hasCharacter(square))) {
                return square;
            }
        }
        return NOTHING;
    }

    /**
     * {@return the characters between shooter and target, as far as they are lost with it (SHT-7, RUL-9)}
     *
     * @param table the table
     * @param from the index of the shooter's square
     * @param target the index of the square that it hits
     */
    public static Squares line(BattleTable table, int from, int target) {
        Squares line = Squares.NONE;
        if (table.variant(BattleVariants.CROSSFIRE) == Crossfire.LINE) {
            int step = table.island().facing(from).step();
            for (int square = from + step; square != target; square += step) {
                line = table.island().hasCharacter(square) ? line.with(square) : line;
            }
        }
        return line;
    }

    /** A character that is hit is removed with those in the line (SHT-4, SHT-7); a block is activated (SHT-5). */
    static void fire(Play<BattleTable> play, int from) {
        BattleTable table = play.table();
        int target = target(table, from);
        Squares line = line(table, from, target);
        play.emit(new Shot(table.activePlayer(), table.island().kind(from), Square.of(from), Square.of(target)));
        if (table.island().hasBlock(target)) {
            RevealBlock.shot(play, target, line.outside(Squares.around(target)));
            return;
        }
        int step = table.island().facing(from).step();
        for (int square = from + step; square != target; square += step) {
            if (line.has(square)) {
                lose(play, square, Loss.CROSSFIRE);
            }
        }
        lose(play, target, Loss.SHOT);
    }

    /** END-2: a character leaves the Island for good. */
    static void lose(Play<BattleTable> play, int square, Loss why) {
        IslandBoard island = play.table().island();
        PlayerId owner = PlayerId.of(island.owner(square));
        play.emit(new CharacterLost(owner, island.kind(square), Square.of(square), why));
    }
}
