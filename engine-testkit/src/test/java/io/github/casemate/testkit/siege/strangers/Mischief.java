package io.github.casemate.testkit.siege.strangers;

import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What a hook of {@link StrangeModule} does instead of its work: one hook at a time does one thing. */
enum Mischief {
    THROWS {
        @Override
        @Nullable
        Object done() {
            throw new UnsupportedOperationException("mischief");
        }
    },
    CALLS_ITSELF {
        @Override
        @Nullable
        Object done() {
            return again(0);
        }
    },
    MISSES_A_CLASS {
        @Override
        @Nullable
        Object done() {
            throw new NoClassDefFoundError("mischief");
        }
    },
    RETURNS_NULL {
        @Override
        @Nullable
        Object done() {
            return null;
        }
    },
    RETURNS_HOLES {
        @Override
        Object done() {
            return Array.of((Object) null);
        }
    },
    RETURNS_A_STRANGER {
        @Override
        Object done() {
            return PlayerId.of(7);
        }
    },
    RETURNS_LESS_THAN_NOTHING {
        @Override
        Object done() {
            return -1;
        }
    },
    EXHAUSTS_MEMORY {
        @Override
        @Nullable
        Object done() {
            throw new OutOfMemoryError("mischief");
        }
    };

    private static String where = "";
    private static Mischief what = THROWS;

    abstract @Nullable Object done();

    private static Object again(int depth) {
        return depth < 0 ? "" : again(depth + 1);
    }

    /** From now on the hook, such as {@code Sulk.take}, does this. */
    void at(String hook) {
        where = hook;
        what = this;
    }

    static void none() {
        where = "";
    }

    /** What a hook returns: what it should, unless it is up to mischief. */
    @SuppressWarnings({"unchecked", "NullAway"}) // Null is the mischief.
    static <T> T or(String hook, Supplier<T> work) {
        return where.equals(hook) ? (T) what.done() : work.get();
    }

    /** For a hook that returns nothing. */
    static void before(String hook) {
        or(hook, () -> "");
    }
}
