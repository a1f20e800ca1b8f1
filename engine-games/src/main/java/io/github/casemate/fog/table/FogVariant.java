package io.github.casemate.fog.table;

import java.util.Locale;

/** What a table may play otherwise. Each belongs to a ruling, which says what is standard. */
public enum FogVariant {
    /** RUL-2. */
    FOG_CORNERS("RUL-2", "Corners without a player are fog instead of empty start tiles."),
    /** RUL-3. */
    CHOSEN_START("RUL-3", "Each player chooses city or factory for the two buildings of the set-up."),
    /** RUL-5. */
    DIAGONAL_FIGHTS("RUL-5", "Units may also attack diagonally."),
    /** RUL-6. */
    FREE_ARROWS("RUL-6", "An arrow may point in any direction that leads nearer to the centre."),
    /** RUL-7. */
    ALL_PAY("RUL-7", "Factories and bases pay by their position, as cities do."),
    /** RUL-9. */
    OWN_UNITS_BLOCK("RUL-9", "A unit cannot pass units of its own side either."),
    /** RUL-13. */
    ATTACKERS_REROLL("RUL-13", "Only an attacking stack may re-roll."),
    /** RUL-15. */
    TAKING_IS_AN_ACTION("RUL-15", "Taking a building uses the action, so a unit that has fought takes nothing."),
    /** RUL-17. */
    INCOME_FIRST("RUL-17", "Income comes before conquests."),
    /** RUL-18. */
    LIGHTHOUSE_HELD("RUL-18", "The unclaimed lighthouse must be held for a turn, as in a conquest."),
    /** RUL-18. */
    LIGHTHOUSE_KEEPER("RUL-18", "The lighthouse gives a tile only while a unit of its owner stands there."),
    /** RUL-19. */
    MAKE_FIRST("RUL-19", "New units are made before the moves."),
    /** RUL-20. */
    SHARED_COUNTDOWN("RUL-20", "The countdown has five turns altogether instead of five for each player."),
    /** RUL-21. */
    BROKEN_TIES("RUL-21", "Equal points are decided by coins, then by figures on the board."),
    /** RUL-23. */
    SURE_LIGHTHOUSE("RUL-23", "On even boards the lighthouse is surely among the tiles that are laid."),
    /** RUL-27. */
    MIDDLE_BONUS("RUL-27", "With three players, the one between the two others begins with twelve coins.");

    private final String rule;
    private final String about;

    FogVariant(String rule, String about) {
        this.rule = rule;
        this.about = about;
    }

    /** {@return the ruling that it changes} */
    public String rule() {
        return rule;
    }

    /** {@return what it means, in one sentence} */
    public String about() {
        return about;
    }

    /** {@return its name in kebab-case} */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
