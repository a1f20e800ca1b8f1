package io.github.casemate.fire.box;

/** Where a building may stand (SIT-4). */
public enum SiteRule {
    /** On land of one territory. */
    OPEN_LAND,
    /** On land of one territory; each of the three cells of the ground Bridge has river beside it on one long side. */
    RIVER_ARCH,
    /** With middle cells over a river, and ends in two territories. */
    ACROSS_RIVER,
    /** With a pier in the ocean, and everything else on land of one territory. */
    PORT,
    /** On the volcano at one height, not in the crater. */
    VOLCANO,
    /** On the top of a completed building of the same player, not on a Roof and not on another such building. */
    ON_OWN_BUILDING,
    /** On land of one territory; a taller one takes the card (TOW). */
    TALLER_RECLAIMS
}
