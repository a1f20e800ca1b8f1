package io.github.casemate.ai.arena;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Tells whether a thread is inside a bot, and settles who may end the question: the thread itself when the bot answers,
 * or the watchdog when patience runs out. Exactly one of the two succeeds, without a lock and without handing each
 * question to another thread, which would cost more than a fast bot's answer.
 */
final class Watch {

    private static final long OUTSIDE = 0;
    private static final long ABANDONED = -1;

    private final long origin = System.nanoTime();
    private final AtomicLong since = new AtomicLong(OUTSIDE);

    /** The thread enters a bot. The ticket has to be shown on the way out. */
    long enter() {
        long ticket = Math.max(1, System.nanoTime() - origin);
        since.set(ticket);
        return ticket;
    }

    /** The thread comes back; false if it was abandoned meanwhile, and must not touch anything any more. */
    boolean leave(long ticket) {
        return since.compareAndSet(ticket, OUTSIDE);
    }

    /** How long the thread has been inside a bot, in nanoseconds; 0 if it is not. */
    long waited(long ticket) {
        return ticket <= OUTSIDE ? 0 : System.nanoTime() - origin - ticket;
    }

    /** The question that is open now; not positive if there is none. */
    long ticket() {
        return since.get();
    }

    /** Whether the thread was abandoned. */
    boolean isAbandoned() {
        return since.get() == ABANDONED;
    }

    /** Abandons the thread; false if the bot has just answered after all. */
    boolean abandon(long ticket) {
        return since.compareAndSet(ticket, ABANDONED);
    }
}
