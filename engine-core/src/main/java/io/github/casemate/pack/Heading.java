package io.github.casemate.pack;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What a question asks.
 *
 * @param text the question in words; never blank
 * @param rules the ids of the rules behind it, the most important first; none if the game does not number its rules
 */
public record Heading(String text, Seq<String> rules) {

    /**
     * {@return what a question asks}
     *
     * @param text the question in words
     * @param rules the ids of the rules behind it
     */
    public static Heading of(String text, String... rules) {
        return new Heading(text, Array.of(rules));
    }
}
