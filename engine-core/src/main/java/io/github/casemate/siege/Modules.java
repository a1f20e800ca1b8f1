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
            known.put(module.id(), module);
        }
        RuleModule module = known.get(id);
        if (module == null) {
            throw new IllegalRulesetException("there is no rule module '" + id + "'; known are "
                    + (known.isEmpty() ? "none" : String.join(", ", known.keySet())));
        }
        return module;
    }
}
