package io.github.casemate.fog.table;

/** What a building is, for those who read events. On a table it is packed into a {@link BuildingCode}. */
public enum BuildingKind {
    /** Pays coins. */
    CITY,
    /** Makes units. */
    FACTORY,
    /** BLD-3: a factory that cannot be swapped. */
    BASE,
    /** BLD-3: a city that cannot be swapped. */
    LIGHTHOUSE;

    private static final BuildingKind[] ALL = values();

    /**
     * {@return the kind of a building}
     *
     * @param building its code; not none
     */
    public static BuildingKind of(int building) {
        return ALL[BuildingCode.kind(building) - 1];
    }

    /**
     * {@return the code of such a building}
     *
     * @param seat the owner
     */
    public int ownedBy(int seat) {
        return BuildingCode.of(seat, ordinal() + 1);
    }
}
