package io.github.casemate.siege;

import io.github.casemate.siege.spi.RuleModule;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;

/** Finds rule modules by id. */
final class Modules {

    private Modules() {}

    static RuleModule find(String id) {
        SortedMap<String, RuleModule> known = new TreeMap<>();
        for (RuleModule module : ServiceLoader.load(RuleModule.class)) {
            RuleModule other = known.put(module.id(), module);
            if (other != null && module.id().equals(id)) {
                throw new IllegalRulesetException("two rule modules are called '" + id + "': "
                        + other.getClass().getName() + " and "
                        + module.getClass().getName());
            }
        }
        RuleModule module = known.get(id);
        if (module == null) {
            throw new IllegalRulesetException("there is no rule module '" + id + "'; known are "
                    + (known.isEmpty() ? "none" : String.join(", ", known.keySet())));
        }
        return module;
    }
}
