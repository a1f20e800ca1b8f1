package io.github.casemate.fire.bots;

/**
 * How a player with a purpose weighs things.
 *
 * @param poor a card that is worse than this is thrown away
 * @param event what the only event of a hand is worth
 * @param cottages how much Cottages count
 * @param strike what an event must gain to be played
 * @param saving how many events are saved until somebody is about to win
 * @param haste how much what costs nothing is preferred; small numbers prefer it more
 * @param early at how many missing bricks a building is begun
 * @param bonus how much bonuses of the Advanced game count
 */
record FireStyle(
        double poor, double event, double cottages, double strike, int saving, double haste, int early, double bonus) {

    /** Casual: begins nothing that cannot be completed, has few Cottages, and hardly plays events. */
    static final FireStyle CASUAL = new FireStyle(0.1, 0.05, 0.5, 3, 5, 0.6, 0, 1);

    /** Plain: begins a building when a single brick is missing, and keeps one event at most. */
    static final FireStyle PLAIN = new FireStyle(0.22, 0.25, 1, 0.8, 1, 0.6, 1, 1);

    /** Keen: begins at once, keeps events for the right moment, and changes cards more often. */
    static final FireStyle KEEN = new FireStyle(0.35, 0.8, 1.4, 0.4, 2, 0.6, 9, 1);
}
