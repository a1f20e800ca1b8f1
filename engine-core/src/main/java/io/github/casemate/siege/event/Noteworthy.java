package io.github.casemate.siege.event;

import io.github.casemate.kernel.PlayerId;

/**
 * An event that is worth counting in a report about many games, such as a card that was built. Events of rule modules
 * may be noteworthy too.
 */
public interface Noteworthy {

    /** {@return who did it} */
    PlayerId player();

    /** {@return what it is, in a few words for people; equal labels are counted together} */
    String label();
}
