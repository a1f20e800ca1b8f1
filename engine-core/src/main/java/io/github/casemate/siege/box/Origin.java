package io.github.casemate.siege.box;

/** Where the facts on a card come from. The wording of every card is ours. */
public enum Origin {
    /** From the published game. */
    PRINTED,
    /** Ours, made to fit what the rulebooks say; no source prints it. */
    RECONSTRUCTED
}
