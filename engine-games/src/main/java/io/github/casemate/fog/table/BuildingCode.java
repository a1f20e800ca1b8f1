package io.github.casemate.fog.table;

/** A building in one number: its kind and its owner. Zero means that no building is there. */
public final class BuildingCode {

    /** No building. */
    public static final int NONE = 0;

    /** Pays coins. */
    public static final int CITY = 1;

    /** Makes units. */
    public static final int FACTORY = 2;

    /** BLD-3: a factory that cannot be swapped. A player whose own base is conquered is defeated. */
    public static final int BASE = 3;

    /** BLD-3: a city that cannot be swapped. Nobody owns the lighthouse until it is claimed. */
    public static final int LIGHTHOUSE = 4;

    private static final int KIND = 7;
    static final int OWNER_SHIFT = 3;

    private BuildingCode() {}

    /**
     * {@return a building}
     *
     * @param seat the owner
     * @param kind its kind
     */
    public static int of(int seat, int kind) {
        return seat << OWNER_SHIFT | kind;
    }

    /**
     * {@return what it is}
     *
     * @param building a building, or none
     */
    public static int kind(int building) {
        return building & KIND;
    }

    /**
     * {@return whose it is}
     *
     * @param building a building
     */
    public static int owner(int building) {
        return building >> OWNER_SHIFT;
    }

    /**
     * {@return whether it uses one of its owner's building tokens: a city or a factory does}
     *
     * @param building a building, or none
     */
    public static boolean usesToken(int building) {
        int kind = kind(building);
        return kind == CITY || kind == FACTORY;
    }

    /**
     * {@return MAK-1: whether it makes units}
     *
     * @param building a building, or none
     */
    public static boolean makesUnits(int building) {
        int kind = kind(building);
        return kind == FACTORY || kind == BASE;
    }
}
