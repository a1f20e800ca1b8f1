package io.github.casemate.app;

import java.security.SecureRandom;

/** Seeds for games without a chosen one: short enough to be written down. */
final class ShortSeeds {

    private static final int MOST = 1_000_000;

    private ShortSeeds() {}

    static long fresh() {
        return 1L + new SecureRandom().nextInt(MOST);
    }
}
