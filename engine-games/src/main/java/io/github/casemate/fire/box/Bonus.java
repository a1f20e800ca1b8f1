package io.github.casemate.fire.box;

/** What a building does for its owner in the Advanced game, while it is not shut down (ADV-1 to ADV-3, ARM-1). */
public enum Bonus {
    /** One more milling in each turn. */
    MORE_MILLING,
    /** One more trade at the Marketplace in each turn. */
    MORE_TRADES,
    /** Trades at the Marketplace cost three. */
    CHEAPER_TRADES,
    /** One more discard in each turn. */
    MORE_DISCARDS,
    /** Two more offers in each turn. */
    MORE_OFFERS,
    /** The Giant never eats the owner's bricks. */
    GIANT_NEVER_EATS,
    /** The hungry Giant goes to any adjacent territory that the owner chooses. */
    GIANT_FREE_CHOICE,
    /** The Giant notices the owner only with at least four bricks more than each opponent. */
    GIANT_NOTICES_LATE,
    /** The owner's doubles move the Giant to any territory. */
    DOUBLES_MOVE_FAR,
    /** Neither the Giant nor an army of others enters the territory. */
    NO_ENTRY,
    /** The owner's Cottage in the territory produces two. */
    DOUBLE_HARVEST,
    /** On the owner's doubles they take one element of their choice. */
    DOUBLES_GIVE_ONE,
    /** When another player completes a challenge in the territory, the owner takes one element. */
    TOLL,
    /** Disasters do not touch the owner's buildings in the territory. */
    SANCTUARY,
    /** An army. */
    ARMY,
    /** The owner's army may take two steps. */
    ARMY_RANGE
}
