package io.github.casemate.battle.table;

/**
 * The characters that are not on the Island: those on the pads, and during the set-up those in the players' hands.
 *
 * @param hands how many of each kind each player has still to place, packed: four bits for each; in a battle of five
 *     without pads, those that stay out of it
 * @param first the pad of the first seat
 * @param second the pad of the second seat
 */
public record Reserves(int hands, CarrierPad first, CarrierPad second) {

    private static final int BITS = 4;

    /** {@return ten characters in each hand, and empty pads at their first places} */
    public static Reserves atStart() {
        int hands = 0;
        for (CharacterKind kind : CharacterKind.ALL) {
            hands |= (kind.count() << shift(0, kind)) | (kind.count() << shift(1, kind));
        }
        return new Reserves(hands, CarrierPad.atStart(0), CarrierPad.atStart(1));
    }

    /**
     * {@return how many characters of a kind a player has still to place}
     *
     * @param seat the seat of the player
     * @param kind the kind
     */
    public int inHand(int seat, CharacterKind kind) {
        return hands >> shift(seat, kind) & 15;
    }

    /**
     * {@return the pad of a player}
     *
     * @param seat the seat of the player
     */
    public CarrierPad pad(int seat) {
        return seat == 0 ? first : second;
    }

    /**
     * {@return the reserves with one character fewer in a hand}
     *
     * @param seat the seat of the player
     * @param kind the kind of the character
     */
    public Reserves placed(int seat, CharacterKind kind) {
        return new Reserves(hands - (1 << shift(seat, kind)), first, second);
    }

    /**
     * {@return the reserves with another pad for a player}
     *
     * @param seat the seat of the player
     * @param pad the pad
     */
    public Reserves with(int seat, CarrierPad pad) {
        return seat == 0 ? new Reserves(hands, pad, second) : new Reserves(hands, first, pad);
    }

    private static int shift(int seat, CharacterKind kind) {
        return BITS * (CharacterKind.ALL.size() * seat + kind.ordinal());
    }
}
