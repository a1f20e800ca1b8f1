package io.github.casemate.ai.arena.stats;

import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.PackRef;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/**
 * One thing in which two sets of rules differ.
 *
 * @param name the name of a setting, or {@code rules} for what has no name
 * @param before what it is under the first rules
 * @param after what it is under the second
 */
public record RuleDifference(String name, String before, String after) {

    private static final String STANDARD = "standard";

    /** The most words of a title that are compared: nobody reads more. */
    private static final int WORDS = 200;

    /**
     * {@return in what two sets of rules differ, as their packs and settings say, or else the words of their titles}
     *
     * @param before which games were played by the first rules
     * @param after which by the second
     * @param known the settings of the pack, which give a standard value its name; without them it is just {@code
     *     standard}
     */
    public static Array<RuleDifference> all(ArenaSpec before, ArenaSpec after, Seq<Setting<?>> known) {
        Array<RuleDifference> found = before.pack().isDefined() && after.pack().isDefined()
                ? packs(before.pack().get(), after.pack().get(), known)
                : titles(before.title(), after.title());
        return found.filter(difference -> !difference.before.equals(difference.after));
    }

    private static Array<RuleDifference> packs(PackRef before, PackRef after, Seq<Setting<?>> known) {
        Map<String, String> one = values(before.settings());
        Map<String, String> other = values(after.settings());
        Settings standard = Settings.standard(known);
        return Array.of(
                        new RuleDifference("game", before.id(), after.id()),
                        new RuleDifference(
                                "rules version", Integer.toString(before.version()), Integer.toString(after.version())))
                .appendAll(names(one, other).map(name -> {
                    String usual = known.find(setting -> setting.name().equals(name))
                            .map(standard::text)
                            .getOrElse(STANDARD);
                    return new RuleDifference(name, one.getOrElse(name, usual), other.getOrElse(name, usual));
                }));
    }

    /** Settings are written as {@code name=value}, with blanks between them. */
    private static Map<String, String> values(String settings) {
        Map<String, String> values = LinkedHashMap.empty();
        for (String word : settings.split(" ", -1)) {
            int at = word.indexOf('=');
            values = at < 0 ? values : values.put(word.substring(0, at), word.substring(at + 1));
        }
        return values;
    }

    private static Array<String> names(Map<String, String> one, Map<String, String> other) {
        Seq<String> names = one.iterator().map(entry -> entry._1()).toArray();
        return names.appendAll(other.iterator().map(entry -> entry._1()))
                .distinct()
                .toArray();
    }

    /** Words with an equals sign are compared by name; of the others, those that only one side has are told together. */
    private static Array<RuleDifference> titles(String before, String after) {
        Array<String> one = words(before);
        Array<String> other = words(after);
        Array<String> left = one.removeAll(other);
        Array<String> right = other.removeAll(one);
        Map<String, String> was = values(left.mkString(" "));
        Map<String, String> is = values(right.mkString(" "));
        return names(was, is)
                .map(name -> new RuleDifference(name, was.getOrElse(name, STANDARD), is.getOrElse(name, STANDARD)))
                .append(new RuleDifference("rules", plain(left), plain(right)));
    }

    private static Array<String> words(String title) {
        return Array.of(title.split("[\\s,;\\[\\]()]+", -1))
                .filter(word -> !word.isEmpty())
                .take(WORDS);
    }

    private static String plain(Array<String> words) {
        return words.filter(word -> !word.contains("=")).mkString(" ");
    }
}
