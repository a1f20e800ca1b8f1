package io.github.casemate.fog.action;

/** Answers that need no more than their name. */
public enum FogChoice implements FogAction {
    /** TRN-3: activate no more units. */
    DONE,
    /** TRN-3: the unit stays where it is. */
    STAY,
    /** Nothing: no action, no re-roll, no new unit. */
    NONE,
    /** BLD-1, LGT-1, CON-2: a city; on the lighthouse, claim it. */
    CITY,
    /** BLD-1, CON-2: a factory. */
    FACTORY,
    /** BLD-2: turn the city or factory over. */
    SWAP,
    /** CON-1: take the building; only in a variant (RUL-15). */
    TAKE,
    /** MAK-1: a basic unit. */
    BASIC,
    /** MAK-1: an elite unit. */
    ELITE
}
