package io.github.casemate.siege.table;

/**
 * Hears of each ability that has made a difference: a number is another, something is forbidden, a step is replaced,
 * something happens in reaction, a Leadership ability is used. For tests, which find out with it whether a card has ever
 * done anything. Rules may be asked more often than somebody plays, and so is an observer.
 *
 * @see io.github.casemate.siege.IslandSiege#observedBy
 */
@FunctionalInterface
public interface AbilityObserver {

    /**
     * Called when an ability has made a difference.
     *
     * @param active the ability, and where it comes from
     */
    void acted(ActiveAbility active);
}
