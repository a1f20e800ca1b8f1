package io.github.casemate.pack;

import io.github.casemate.text.Block;
import java.util.Locale;
import java.util.function.IntFunction;

/**
 * Something that lies in the box of a game and can be looked up: a card, a tile, a figure.
 *
 * @param set what it belongs to, such as "base" or the id of an expansion; in kebab-case
 * @param kind what kind of thing it is, such as "fort"; in kebab-case
 * @param name what it is called
 * @param facts what it is, in half a line
 * @param text what it does, in sentences; empty if the facts say everything
 * @param drawing draws it with all that is printed on it, for a width in columns
 */
public record BoxItem(String set, String kind, String name, String facts, String text, IntFunction<Block> drawing) {

    /**
     * {@return whether some words all occur on it}
     *
     * @param words the words, in any case
     */
    public boolean says(Iterable<String> words) {
        String all = (set + " " + kind + " " + name + " " + facts + " " + text).toLowerCase(Locale.ROOT);
        for (String word : words) {
            if (!all.contains(word.toLowerCase(Locale.ROOT))) {
                return false;
            }
        }
        return true;
    }
}
