package io.github.casemate.fire.box;

/** What an event does (EVT-2 to EVT-4). */
public enum EventEffect {
    /** Destroys all bricks on the volcano, and the highest levels of buildings in a territory next to it. */
    ERUPTION,
    /** Destroys all bricks of a territory that touch the ground beside water, loose or built. */
    MAJOR_FLOODING,
    /** Destroys the loose bricks of a territory that touch the ground beside water. */
    FLOOD,
    /** Gives three elements of the player's choice. */
    TAKE_THREE,
    /** Sends the Giant to another territory at most two steps away. */
    GIANT_WITHIN_TWO,
    /** Sends the Giant to any other territory. */
    GIANT_ANYWHERE,
    /** Lets each of the player's working Cottages produce once. */
    HARVEST
}
