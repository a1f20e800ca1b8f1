package io.github.casemate.testkit.rules.tides;

import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;

/** Tests of an invented game, for those who look for proofs. Nobody runs them: the class is abstract. */
public abstract class TidesSample {

    @Test
    @Proof("RUL-1")
    void everyTideTurns() {}

    @Test
    @Rule("RUL-1")
    void mentionedOnly() {}

    @Test
    @Disabled
    @Proof("RUL-2")
    void switchedOff() {}

    @Proof("RUL-3")
    void notATest() {}
}
