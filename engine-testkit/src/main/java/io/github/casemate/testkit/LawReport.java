package io.github.casemate.testkit;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/** Prints after each law what occurred in its games, and fails it if something that it demands did not. */
class LawReport implements AroundPropertyHook {

    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        PropertyExecutionResult result = property.execute();
        if (!(context.testInstance() instanceof RulesConformance<?, ?, ?> conformance)) {
            return result;
        }
        Census census = conformance.census();
        if (!census.isEmpty()) {
            System.out.println(context.containerClass().getSimpleName() + "." + context.label() + " saw" + census);
        }
        return result.status() == PropertyExecutionResult.Status.SUCCESSFUL
                        && !census.missing().isEmpty()
                ? result.mapToFailed("never occurred: " + census.missing().mkString(", "))
                : result;
    }
}
