package io.github.casemate.battle.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.battle.table.CarrierPad;
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.battle.table.Facing;
import io.github.casemate.battle.table.Square;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import java.util.function.Function;

/**
 * What players and chance answer. A character is named by its square and a place on the pad by its column, never by a
 * number in a list; the roll is not repeated.
 */
public sealed interface BattleAction extends Action {

    /** Left or right. */
    enum Hand {
        /** To the left. */
        LEFT,
        /** To the right. */
        RIGHT
    }

    /** How a character uses the roll (MOV-4). */
    enum Course {
        /** Straight ahead by all of it. */
        FORWARD,
        /** Ahead by one less, then a quarter turn to the left. */
        LEFT,
        /** Ahead by one less, then a quarter turn to the right. */
        RIGHT
    }

    /**
     * Chance names the first player.
     *
     * @param player the first player
     */
    record BeFirst(PlayerId player) implements BattleAction {}

    /**
     * A player lays a block.
     *
     * @param square where
     */
    record LayBlock(Square square) implements BattleAction {
        static final Array<LayBlock> ALL = each(LayBlock::new);
    }

    /**
     * A player places a character on the Island.
     *
     * @param character its kind
     * @param square where
     */
    record Station(CharacterKind character, Square square) implements BattleAction {}

    /**
     * A player says where the character looks that was placed last.
     *
     * @param facing where
     */
    record LookTo(Facing facing) implements BattleAction {}

    /**
     * A player puts a character into the next column of the pad.
     *
     * @param character its kind
     */
    record PutOnPad(CharacterKind character) implements BattleAction {}

    /**
     * Chance rolls the die.
     *
     * @param face what it shows
     */
    record DieShows(int face) implements BattleAction {}

    /**
     * A character shoots.
     *
     * @param from where it stands
     */
    record Shoot(Square from) implements BattleAction {
        static final Array<Shoot> ALL = each(Shoot::new);
    }

    /**
     * A character comes onto the Island from the pad.
     *
     * @param column the column that it stands in, from 1
     */
    record Advance(int column) implements BattleAction {
        static final Array<Advance> ALL = Array.rangeClosed(0, CarrierPad.WIDTH).map(Advance::new);
    }

    /** The player will slide the pad by the next roll. */
    record NamePad() implements BattleAction {
        static final NamePad ACTION = new NamePad();
    }

    /**
     * A character turns on its square.
     *
     * @param square where it stands
     * @param hand which way
     */
    record TurnOnSquare(Square square, Hand hand) implements BattleAction {
        static final Array<TurnOnSquare> LEFT = each(square -> new TurnOnSquare(square, Hand.LEFT));
        static final Array<TurnOnSquare> RIGHT = each(square -> new TurnOnSquare(square, Hand.RIGHT));
    }

    /**
     * The pad slides by the roll.
     *
     * @param hand which way, as its owner sees it
     */
    record SlidePad(Hand hand) implements BattleAction {
        static final SlidePad LEFT = new SlidePad(Hand.LEFT);
        static final SlidePad RIGHT = new SlidePad(Hand.RIGHT);
    }

    /**
     * A character moves by the roll.
     *
     * @param from where it stands
     * @param course how
     */
    record Move(Square from, Course course) implements BattleAction {
        static final Array<Move> FORWARD = each(from -> new Move(from, Course.FORWARD));
        static final Array<Move> LEFT = each(from -> new Move(from, Course.LEFT));
        static final Array<Move> RIGHT = each(from -> new Move(from, Course.RIGHT));
    }

    /** The player cannot use the roll, and has nothing more to shoot at before it. */
    record GiveUpRoll() implements BattleAction {
        static final GiveUpRoll ACTION = new GiveUpRoll();
    }

    /** The player ends the turn. */
    record PassOn() implements BattleAction {
        static final PassOn ACTION = new PassOn();
    }

    /**
     * Chance says what is on the underside of a block.
     *
     * @param live whether it is live
     */
    record Underside(boolean live) implements BattleAction {}

    /**
     * The opponent of a stuck player removes a character from the Island.
     *
     * @param square where it stands
     */
    record RemoveFree(Square square) implements BattleAction {
        static final Array<RemoveFree> ALL = each(RemoveFree::new);
    }

    /**
     * The opponent of a player who cannot advance removes a character from the pad.
     *
     * @param column the column that it stands in, from 1
     */
    record TakeFromPad(int column) implements BattleAction {
        static final Array<TakeFromPad> ALL =
                Array.rangeClosed(0, CarrierPad.WIDTH).map(TakeFromPad::new);
    }

    /** The opponent removes nothing. */
    record Spare() implements BattleAction {
        static final Spare ACTION = new Spare();
    }

    private static <A> Array<A> each(Function<Square, A> action) {
        return Array.range(0, Square.COUNT).map(index -> action.apply(Square.of(index)));
    }
}
