package io.github.casemate.siege.box;

/** Where the facts of a card come from. The words of every card are ours. */
public enum Origin {
    /** From the published game. */
    PRINTED,
    /** Ours, made to fit what the rulebooks tell; no source prints it. */
    RECONSTRUCTED
}
