package io.github.casemate.pack;

import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Who sits where and what they are called; and to whom the story is told, since that player is "you".
 *
 * @param names by seat
 * @param listener to whom it is told; none for a spectator
 */
public record Names(Array<String> names, Option<PlayerId> listener) {

    /**
     * {@return the names in a story for somebody who watches}
     *
     * @param names by seat
     */
    public static Names of(String... names) {
        return new Names(Array.of(names), Option.none());
    }

    /**
     * {@return the seats themselves as names, {@code P1} and so on, in a story for somebody who watches}
     *
     * @param count how many seats there are
     */
    public static Names ofSeats(int count) {
        return new Names(PlayerId.first(count).map(PlayerId::toString).toArray(), Option.none());
    }

    /**
     * {@return the same people, but the story is told to one of them}
     *
     * @param player to whom it is told; the {@linkplain PlayerId#SPECTATOR spectator} is nobody's "you"
     */
    public Names to(PlayerId player) {
        return new Names(names, player.equals(PlayerId.SPECTATOR) ? Option.none() : Option.some(player));
    }

    /**
     * {@return whether a player is the one who listens}
     *
     * @param player the player
     */
    public boolean isYou(PlayerId player) {
        return listener.contains(player);
    }

    /**
     * {@return what a player is called, whoever listens}
     *
     * @param player the player
     */
    public String name(PlayerId player) {
        return player.index() < names.size() ? names.get(player.index()) : player.toString();
    }

    /**
     * {@return who does something, at the beginning of a sentence: "You draw" or "Ada draws"}
     *
     * @param player who does it
     * @param verb the verb as it is for "Ada", and what may follow it
     */
    public String does(PlayerId player, String verb) {
        return isYou(player) ? "You " + plural(verb) : name(player) + " " + verb;
    }

    /**
     * {@return "you" or "Ada", not at the beginning of a sentence}
     *
     * @param player the player
     */
    public String whom(PlayerId player) {
        return isYou(player) ? "you" : name(player);
    }

    /**
     * {@return "your" or "Ada's", not at the beginning of a sentence}
     *
     * @param player the player
     */
    public String whose(PlayerId player) {
        return isYou(player) ? "your" : possessive(name(player));
    }

    /**
     * {@return "your" or "their": whose something is after its owner has been named}
     *
     * @param player the owner
     */
    public String own(PlayerId player) {
        return isYou(player) ? "your" : "their";
    }

    private static String possessive(String name) {
        return name + (name.endsWith("s") ? "'" : "'s");
    }

    private static String plural(String verb) {
        String first = verb.contains(" ") ? verb.substring(0, verb.indexOf(' ')) : verb;
        String rest = verb.substring(first.length());
        String plain = switch (first) {
            case "is" -> "are";
            case "has" -> "have";
            case "goes" -> "go";
            default ->
                first.endsWith("sses") || first.endsWith("shes") || first.endsWith("ches")
                        ? first.substring(0, first.length() - 2)
                        : first.endsWith("s") ? first.substring(0, first.length() - 1) : first;
        };
        return plain + rest;
    }
}
