package io.github.casemate.app.words;

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

    /** The names in a story for a spectator. */
    public static Names of(String... names) {
        return new Names(Array.of(names), Option.none());
    }

    /** The same people, but the story is told to this one. */
    public Names to(PlayerId player) {
        return new Names(names, Option.some(player));
    }

    /** Whether a player is the one who listens. */
    public boolean isYou(PlayerId player) {
        return listener.contains(player);
    }

    /** What a player is called, whoever listens. */
    public String name(PlayerId player) {
        return player.index() < names.size() ? names.get(player.index()) : player.toString();
    }

    /** Such as "You draw" or "Ada draws": the verb is given for "Ada". */
    public String does(PlayerId player, String verb) {
        return isYou(player) ? "You " + plural(verb) : name(player) + " " + verb;
    }

    /** Such as "you" or "Ada", not at the beginning of a sentence. */
    public String whom(PlayerId player) {
        return isYou(player) ? "you" : name(player);
    }

    /** Such as "your" or "Ada's", not at the beginning of a sentence. */
    public String whose(PlayerId player) {
        return isYou(player) ? "your" : possessive(name(player));
    }

    /** Such as "your" or "their": whose something is after its owner has been named. */
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
