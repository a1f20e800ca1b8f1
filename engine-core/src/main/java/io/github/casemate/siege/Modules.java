package io.github.casemate.siege;

import io.github.casemate.agenda.BrokenRuleException;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.pack.KebabCase;
import io.github.casemate.pack.Providers;
import io.github.casemate.siege.spi.RuleModule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/**
 * The rule modules on the path. One that cannot be used is named and left out, so that its author's mistake spoils
 * nobody else's game.
 *
 * @param usable those that can be used, in the order of their ids
 * @param broken those that cannot
 */
record Modules(Array<RuleModule> usable, Array<BrokenModule> broken) {

    /** Looks for modules. */
    static Modules onPath() {
        Providers<RuleModule> services = Providers.of(ServiceLoader.load(RuleModule.class));
        List<GuardedModule> found = new ArrayList<>();
        List<BrokenModule> broken = new ArrayList<>();
        services.failures().forEach(failure -> broken.add(unmade(failure)));
        services.found().forEach(module -> examine(module, found, broken));
        Array<GuardedModule> all = Array.ofAll(found).sortBy(RuleModule::id);
        Array<BrokenModule> twins = all.map(RuleModule::id).distinct().flatMap(id -> twins(id, all));
        return new Modules(
                all.<RuleModule>map(module -> module)
                        .reject(module -> twins.exists(twin -> twin.name().equals(module.id()))),
                Array.ofAll(broken).distinct().appendAll(twins));
    }

    static RuleModule find(String id) {
        return find(Array.of(id)).head();
    }

    /** Finds several at once, because looking for modules takes longer than reading most documents. */
    static Array<RuleModule> find(Seq<String> ids) {
        if (ids.isEmpty()) {
            return Array.empty();
        }
        Modules all = onPath();
        return ids.<RuleModule>map(all::called).toArray();
    }

    private RuleModule called(String id) {
        broken.find(module -> module.name().equals(id)).forEach(module -> {
            throw new IllegalRulesetException(module.reason());
        });
        return usable.find(module -> module.id().equals(id))
                .getOrElseThrow(() -> new IllegalRulesetException("there is no rule module '" + Excerpt.part(id)
                        + "'; known modules: "
                        + (usable.isEmpty()
                                ? "none"
                                : usable.map(RuleModule::id).mkString(", "))
                        + broken.map(BrokenModule::reason).mkString(broken.isEmpty() ? "" : "; left out: ", "; ", "")));
    }

    private static BrokenModule unmade(Providers.Failure failure) {
        String name = failure.provider();
        return new BrokenModule(
                name,
                (name.isEmpty() ? "a rule module" : "the rule module '" + Excerpt.of(name) + "'") + " cannot be used: "
                        + why(failure.cause()));
    }

    private static void examine(RuleModule module, List<GuardedModule> found, List<BrokenModule> broken) {
        String type = module.getClass().getName();
        String name = type;
        try {
            String id = id(module);
            name = id;
            if (id.equals(Catalog.BASE)) {
                throw new IllegalRulesetException("that is what the base game is called");
            }
            if (!KebabCase.is(id)) {
                throw new IllegalRulesetException(
                        id.length() > KebabCase.LONGEST
                                ? "its id has more than " + KebabCase.LONGEST + " characters"
                                : "its id is not kebab-case");
            }
            GuardedModule guarded = GuardedModule.of(module, id);
            Vocabulary.ofLoaded(Array.of(guarded));
            found.add(guarded);
        } catch (Throwable e) {
            broken.add(new BrokenModule(
                    name,
                    "the rule module '" + Excerpt.of(name) + "'"
                            + (name.equals(type) ? "" : " of " + type)
                            + " cannot be used: " + why(e)));
        }
    }

    private static String why(Throwable e) {
        if (e instanceof IllegalRulesetException refused) {
            return String.valueOf(refused.getMessage());
        }
        BrokenRuleException broken = BrokenRuleException.of(RuleModule.class, "loading it", e);
        return broken.hook() + " " + broken.problem();
    }

    private static String id(RuleModule module) {
        try {
            return BrokenRuleException.present(module.id(), module, "id");
        } catch (Throwable e) {
            throw BrokenRuleException.of(module, "id", e);
        }
    }

    private static Array<BrokenModule> twins(String id, Array<GuardedModule> all) {
        Array<GuardedModule> called = all.filter(module -> module.id().equals(id));
        return called.size() == 1
                ? Array.empty()
                : Array.of(new BrokenModule(
                        id,
                        "two rule modules are called '" + id + "': "
                                + called.map(module -> module.type().getName()).mkString(" and ")));
    }
}
