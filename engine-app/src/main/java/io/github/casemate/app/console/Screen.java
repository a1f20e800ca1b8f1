package io.github.casemate.app.console;

import io.github.casemate.text.Block;
import java.time.Duration;

/** A screen of its own, redrawn each time; what was on the terminal before comes back when it is closed. */
public interface Screen extends AutoCloseable {

    /** The keys a person may press. */
    enum Key {
        /** One step on: the right arrow, n, or Enter. */
        NEXT,
        /** One step back: the left arrow, b, or Backspace. */
        BACK,
        /** To the next turn: the down arrow, or t. */
        NEXT_TURN,
        /** To the previous turn: the up arrow, or T. */
        LAST_TURN,
        /** To the beginning: Home, or 0. */
        FIRST,
        /** To the end: End, or $. */
        LAST,
        /** To a turn by its number: g. */
        GO,
        /** From another side of the table: v. */
        VIEW,
        /** Wait, or go on: the space bar. */
        PAUSE,
        /** Quicker: +. */
        FASTER,
        /** Slower: -. */
        SLOWER,
        /** What keys there are: ? or h. */
        HELP,
        /** Leave: q. */
        QUIT,
        /** A key that means nothing. */
        OTHER,
        /** No key in the time given. */
        NONE
    }

    /** Shows this and nothing else. What does not fit is cut off below. */
    void show(Block block);

    /**
     * Waits for a key, at most this long.
     *
     * @throws InterruptedByPerson if it is Ctrl-C
     */
    Key key(Duration wait);

    /**
     * Waits for a key.
     *
     * @throws InterruptedByPerson if it is Ctrl-C
     */
    Key key();

    /** Asks for a short line at the bottom of the screen. */
    String ask(String prompt);

    @Override
    void close();
}
