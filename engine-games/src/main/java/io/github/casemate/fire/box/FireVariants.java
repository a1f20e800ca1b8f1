package io.github.casemate.fire.box;

import io.vavr.control.Option;

/**
 * How a table plays what can be played in more than one way.
 *
 * @param advanced whether bonuses and armies are in use (ADV)
 * @param points how many points make a king (WIN-2)
 * @param turnsEach how many turns each player has at most (WIN-5)
 * @param anySupport whether supports of a high bridge may be any element (RUL-5)
 * @param linkBricks how many bricks a new link may have after milling (RUL-9)
 * @param mealIsChosen whether the player picks what the Giant eats, instead of chance (RUL-12)
 * @param windowAfterDice whether there is a second window, after the dice (RUL-13)
 * @param offers how many offers a player may make in a turn (RUL-18)
 */
public record FireVariants(
        boolean advanced,
        int points,
        int turnsEach,
        boolean anySupport,
        int linkBricks,
        boolean mealIsChosen,
        boolean windowAfterDice,
        int offers) {

    /** The Basic game. */
    public static final FireVariants BASIC = new FireVariants(false, 5, 40, false, 1, false, false, 2);

    /** The Advanced game. */
    public static final FireVariants ADVANCED = new FireVariants(true, 6, 40, false, 1, false, false, 2);

    /** {@return the first thing with which nobody can play, naming the setting; none if there is nothing} */
    Option<String> problem() {
        return bad("points", points, 1, Integer.MAX_VALUE)
                .orElse(() -> bad("turns", turnsEach, 1, 1000))
                .orElse(() -> bad("link-bricks", linkBricks, 1, 2))
                .orElse(() -> bad("offers", offers, 0, 5));
    }

    private static Option<String> bad(String setting, int value, int least, int most) {
        return Option.when(value < least || value > most, () -> setting + ": " + value + " is not possible");
    }
}
