package io.github.casemate.testkit.rules.winds;

import io.github.casemate.testkit.rules.Proof;
import org.junit.jupiter.api.Test;

/** A test of another invented game, which has a rule with the same id. */
public abstract class WindsSample {

    @Test
    @Proof("RUL-1")
    void everyWindDies() {}
}
