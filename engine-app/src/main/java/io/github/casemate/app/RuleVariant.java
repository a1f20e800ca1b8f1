package io.github.casemate.app;

import io.github.casemate.siege.box.Variants;
import java.util.Collection;
import java.util.Locale;

/** The rulings that may be played differently, as they are typed. */
enum RuleVariant {
    OPEN_WATERS_WHEN_BLOCKED,
    REPAIR_FLAGS_ONLY,
    STARTING_FORTS_DISCARDED,
    NONE;

    static Variants of(Collection<RuleVariant> chosen, int turnLimit) {
        return new Variants(
                chosen.contains(OPEN_WATERS_WHEN_BLOCKED),
                chosen.contains(REPAIR_FLAGS_ONLY),
                chosen.contains(STARTING_FORTS_DISCARDED),
                turnLimit);
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
