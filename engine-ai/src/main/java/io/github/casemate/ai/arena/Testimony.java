package io.github.casemate.ai.arena;

import io.github.casemate.kernel.Excerpt;

/** What an object says of itself, in one short line. It may be a stranger's, and throw when it is asked. */
final class Testimony {

    private Testimony() {}

    /** The text of an object; if it has none to give, what it is. */
    static String of(Object stranger) {
        try {
            return Excerpt.of(stranger);
        } catch (Throwable odd) {
            return Excerpt.of(stranger.getClass().getName());
        }
    }
}
