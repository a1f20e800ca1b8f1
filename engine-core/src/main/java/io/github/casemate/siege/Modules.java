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
        Array<RuleModule> all = all();
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
