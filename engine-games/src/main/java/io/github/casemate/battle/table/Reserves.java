package io.github.casemate.battle.table;

/**
 * The characters that are not on the Island: those on the pads, and during the set-up those in the players' hands. In a
 * battle of five without pads, some stay in hand.
 *
 * @param firstHand what the first seat has still to place: a letter for each, such as {@code SSJT}
 * @param secondHand what the second seat has still to place
 * @param first the pad of the first seat
 * @param second the pad of the second seat
 */
public record Reserves(String firstHand, String secondHand, CarrierPad first, CarrierPad second) {

    private static final String ALL = CharacterKind.ALL
            .map(kind -> String.valueOf(kind.letter()).repeat(kind.count()))
            .mkString();

    /** {@return ten characters in each hand, and empty pads at their first places} */
    public static Reserves atStart() {
        return new Reserves(ALL, ALL, CarrierPad.atStart(0), CarrierPad.atStart(1));
    }

    /** {@return nobody: empty hands, and empty pads at their first places} */
    public static Reserves none() {
        return new Reserves("", "", CarrierPad.atStart(0), CarrierPad.atStart(1));
    }

    /**
     * {@return what a player has still to place: a letter for each}
     *
     * @param seat the seat of the player
     */
    public String hand(int seat) {
        return seat == 0 ? firstHand : secondHand;
    }

    /**
     * {@return how many characters of a kind a player has still to place}
     *
     * @param seat the seat of the player
     * @param kind the kind
     */
    public int inHand(int seat, CharacterKind kind) {
        String hand = hand(seat);
        int first = hand.indexOf(kind.letter());
        return first < 0 ? 0 : hand.lastIndexOf(kind.letter()) - first + 1;
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
        String hand = hand(seat);
        int at = hand.indexOf(kind.letter());
        String rest = hand.substring(0, at) + hand.substring(at + 1);
        return seat == 0 ? new Reserves(rest, secondHand, first, second) : new Reserves(firstHand, rest, first, second);
    }

    /**
     * {@return the reserves with another pad for a player}
     *
     * @param seat the seat of the player
     * @param pad the pad
     */
    public Reserves with(int seat, CarrierPad pad) {
        return seat == 0
                ? new Reserves(firstHand, secondHand, pad, second)
                : new Reserves(firstHand, secondHand, first, pad);
    }
}
