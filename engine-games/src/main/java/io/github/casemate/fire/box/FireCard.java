package io.github.casemate.fire.box;

import io.vavr.control.Option;

/**
 * A kind of card: a challenge, which is a building with points and a bonus, or an event, which may need a building.
 *
 * @param id its id in kebab-case
 * @param name what people call it
 * @param copies how many there are in the deck
 * @param points what it is worth; 0 for an event
 * @param building the id of the building it needs
 * @param bonus what it does in the Advanced game; none for an event
 * @param effect what it does when it is played; none for a challenge
 * @param source what the rulebook prints of it, and that the rest is reconstructed
 */
public record FireCard(
        String id,
        String name,
        int copies,
        int points,
        Option<String> building,
        Option<Bonus> bonus,
        Option<EventEffect> effect,
        String source) {

    /** {@return whether it is an event and not a challenge} */
    public boolean isEvent() {
        return effect.isDefined();
    }

    /** {@return whether it is an event that is played from the hand, without building anything (EVT-1)} */
    public boolean isPlayable() {
        return effect.isDefined() && building.isEmpty();
    }
}
