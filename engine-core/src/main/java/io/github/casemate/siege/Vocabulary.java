package io.github.casemate.siege;

import io.github.casemate.siege.spi.RuleModule;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The record types that may occur in a game, by the names that files and messages use for them: the id of the rule
 * module that lists the type, a colon, and the name of the record in kebab-case, such as {@code base:build-fort}. A
 * name stands for one type, and a type has one name.
 */
public final class Vocabulary {

    /** Where a word other than the first begins. */
    private static final Pattern WORD = Pattern.compile("(?<!^)(?=[A-Z])");

    private final SortedMap<String, Class<?>> types;
    private final Map<Class<?>, String> names;

    private Vocabulary(SortedMap<String, Class<?>> types) {
        this.types = types;
        this.names = types.toLinkedMap(entry -> entry.swap());
    }

    /**
     * What may occur in games of a ruleset.
     *
     * @param ruleset the ruleset
     * @return the types of the base game and of its modules
     */
    public static Vocabulary of(Ruleset ruleset) {
        return ofLoaded(ruleset.loaded());
    }

    /**
     * What may occur in games with some modules.
     *
     * @param modules the ids of the modules
     * @return the types of the base game and of the modules
     * @throws IllegalRulesetException if there is no such module
     */
    public static Vocabulary of(Seq<String> modules) {
        return ofLoaded(Modules.find(modules));
    }

    /** {@return what may occur in any game with the modules that can be found and used} */
    public static Vocabulary ofAllModules() {
        return ofLoaded(Modules.onPath().usable());
    }

    /** {@return all types with their names, in the order of the names} */
    public SortedMap<String, Class<?>> types() {
        return types;
    }

    /**
     * The type that a name stands for.
     *
     * @param name the name
     * @return the type, or none if the name means nothing here
     */
    public Option<Class<?>> type(String name) {
        return types.get(name);
    }

    /**
     * {@return whether a type may occur}
     *
     * @param type the type
     */
    public boolean has(Class<?> type) {
        return names.containsKey(type);
    }

    /**
     * {@return what a type is called}
     *
     * @param type the type
     * @throws IllegalArgumentException if no module of the game lists it
     */
    public String name(Class<?> type) {
        return names.get(type)
                .getOrElseThrow(() -> new IllegalArgumentException(
                        type.getName() + " is not a type of this game; a rule module has to list it in types()"));
    }

    static Vocabulary ofLoaded(Seq<RuleModule> modules) {
        SortedMap<String, Class<?>> types = with(TreeMap.empty(), Catalog.BASE, Ruleset.baseTypes());
        for (RuleModule module : modules) {
            types = with(types, module.id(), module.types());
        }
        return new Vocabulary(types);
    }

    private static SortedMap<String, Class<?>> with(
            SortedMap<String, Class<?>> types, String module, Seq<Class<?>> more) {
        SortedMap<String, Class<?>> all = types;
        for (Class<?> type : more) {
            String name = module + ":" + kebab(type.getSimpleName());
            if (all.containsKey(name)) {
                throw new IllegalRulesetException("two record types are called '" + name + "'");
            }
            all = all.put(name, type);
        }
        return all;
    }

    private static String kebab(String name) {
        return WORD.matcher(name).replaceAll("-").toLowerCase(Locale.ROOT);
    }
}
