package io.github.casemate.siege;

import io.github.casemate.siege.spi.RuleModule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ServiceLoader;

/** Finds rule modules. */
final class Modules {

    private Modules() {}

    /** All that can be found, in the order of their ids. */
    static Array<RuleModule> all() {
        return Array.ofAll(ServiceLoader.load(RuleModule.class)).sortBy(RuleModule::id);
    }

    static RuleModule find(String id) {
        return find(Array.of(id)).head();
    }

    /** Several at once: looking for modules takes longer than reading most documents. */
    static Array<RuleModule> find(Seq<String> ids) {
        Array<RuleModule> all = ids.isEmpty() ? Array.empty() : all();
        return ids.<RuleModule>map(id -> called(id, all)).toArray();
    }

    private static RuleModule called(String id, Array<RuleModule> all) {
        Seq<RuleModule> called = all.filter(module -> module.id().equals(id));
        if (called.isEmpty()) {
            throw new IllegalRulesetException("there is no rule module '" + id + "'; known are "
                    + (all.isEmpty()
                            ? "none"
                            : all.map(RuleModule::id).distinct().mkString(", ")));
        }
        if (called.size() > 1) {
            throw new IllegalRulesetException("two rule modules are called '" + id + "': "
                    + called.map(module -> module.getClass().getName()).mkString(" and "));
        }
        return called.head();
    }
}
