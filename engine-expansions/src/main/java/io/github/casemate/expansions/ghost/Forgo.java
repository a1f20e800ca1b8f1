package io.github.casemate.expansions.ghost;

import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Play;

/** GHO-6: something that the Ghost Captain might have done and does not do. */
public record Forgo() implements AutoStep {

    /** The step: it has no fields, so there is one. */
    public static final Forgo STEP = new Forgo();

    @Override
    public void take(Play play) {}
}
