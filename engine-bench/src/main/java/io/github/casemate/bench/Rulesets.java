package io.github.casemate.bench;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.cards.BaseCards;
import io.vavr.collection.Array;

/** The rulesets that are measured. */
public final class Rulesets {

    private Rulesets() {}

    /**
     * The ruleset with a name such as {@code second-2}, {@code first-2}, {@code all-2} (with all expansions) or {@code
     * vanilla-2}: what is played, and the number of players.
     */
    public static Ruleset named(String name) {
        int players = name.charAt(name.length() - 1) - '0';
        return switch (name.substring(0, name.length() - 2)) {
            case "first" -> Ruleset.firstEdition();
            case "second" -> Ruleset.secondEdition(players);
            case "all" -> Ruleset.secondEdition(players).with("ramparts", "coquina", "captains", "monuments");
            case "vanilla" -> vanilla();
            default -> throw new IllegalArgumentException("there is no ruleset " + name);
        };
    }

    /** Two players, and the base cards without their abilities. */
    public static Ruleset vanilla() {
        return Ruleset.secondEdition(2).withCards(BaseCards.all().map(card -> card.withAbilities(Array.empty())));
    }
}
