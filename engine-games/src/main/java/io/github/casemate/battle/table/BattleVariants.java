package io.github.casemate.battle.table;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.Locale;

/**
 * How the battle is played where the rulebook leaves a choice: each variant is a setting of the pack, and the rules ask
 * the {@linkplain BattleTable#settings settings} on the table.
 */
public final class BattleVariants {

    /** Who is first (RUL-1). */
    public enum First {
        /** Chance decides. */
        CHANCE,
        /** The first seat. */
        P1,
        /** The second seat. */
        P2
    }

    /** Which live blocks activate those around them (RUL-8). */
    public enum Chain {
        /** The one that a character activated. */
        ONE,
        /** Every one. */
        ALL,
        /** None. */
        NONE
    }

    /** What a shot does to characters between shooter and target (RUL-9). */
    public enum Crossfire {
        /** They are lost with the target. */
        LINE,
        /** Nothing: the shot passes. */
        BLAST,
        /** The first of them bars the shot. */
        STOP
    }

    /** RUL-1. */
    public static final Setting<First> FIRST = choice("first", First.values(), "Who begins (RUL-1).");

    /** RUL-7. */
    public static final Setting<Boolean> LANDER_LIVES =
            either("lander", "removed", "lives", "What becomes of a character that lands on a live block (RUL-7).");

    /** RUL-8. */
    public static final Setting<Chain> CHAIN =
            choice("chain", Chain.values(), "Which live blocks activate the blocks around them (RUL-8).");

    /** RUL-9. */
    public static final Setting<Crossfire> CROSSFIRE = choice(
            "crossfire",
            Crossfire.values(),
            "Characters in the line of fire are lost, are passed, or stop the shot (RUL-9).");

    /** RUL-10. */
    public static final Setting<Boolean> OPPONENTS_ONLY =
            either("targets", "all", "opponents", "Which characters may be aimed at (RUL-10).");

    /** RUL-11. */
    public static final Setting<Boolean> PAD_SHOTS =
            Setting.flag("pad-shots", "A player may shoot after the pad has slid (RUL-11).");

    /** RUL-14. */
    public static final Setting<Boolean> ON_BLOCK =
            Setting.flag("on-block", "A reinforcement may advance onto a block, and activates it (RUL-14).");

    /** RUL-15. */
    public static final Setting<Boolean> EMPTY_PAD =
            yes("empty-pad", "Whether an empty pad may be named after a zero (RUL-15).");

    /** RUL-16. */
    public static final Setting<Boolean> STUCK_ALL =
            either("stuck", "bound", "all", "Who must be unable to use the roll: who may be moved, or all (RUL-16).");

    /** RUL-17. */
    public static final Setting<Boolean> SPARING =
            yes("spare", "Whether the opponent may spare a player who is stuck (RUL-17).");

    /** RUL-21. */
    public static final Setting<Integer> QUIET = Setting.number(
            "quiet", 0, 100_000, 200, "After this many turns without progress it is a draw; 0 for never (RUL-21).");

    /** RUL-22. */
    public static final Setting<Integer> TURNS = Setting.number(
                    "turns", 0, 100_000, 0, "After this many turns the higher score wins; 0 for no limit (RUL-22).")
            .spelled("none", 0)
            .also("t");

    /** RUL-28. */
    public static final Setting<Integer> LOSSES =
            Setting.number("losses", 1, 10, 10, "Who has lost this many characters has lost the battle (RUL-28).");

    /** RUL-29. */
    public static final Setting<Boolean> PADS =
            yes("pads", "Whether there are carrier pads and reinforcements (RUL-29).");

    /** RUL-29. */
    public static final Setting<Integer> START = Setting.choice(
            "start",
            Array.of(5, 10),
            5,
            String::valueOf,
            "How many characters of each player start on the Island; ten only without pads (RUL-29).");

    /** RUL-30. */
    public static final Setting<Integer> LIVE =
            Setting.number("live", 0, 10, 6, "How many of the ten blocks are live; the others are safe (RUL-30).");

    /** All of them, the ones that change the most first. */
    public static final Array<Setting<?>> ALL = Array.of(
            PADS,
            START,
            LOSSES,
            LIVE,
            CROSSFIRE,
            CHAIN,
            OPPONENTS_ONLY,
            LANDER_LIVES,
            ON_BLOCK,
            PAD_SHOTS,
            EMPTY_PAD,
            STUCK_ALL,
            SPARING,
            FIRST,
            QUIET,
            TURNS);

    private static final String TEN_WITH_PADS = "start=10 puts all ten characters on the Island, so it needs pads=no.";

    /** How many blocks there are (SET-4). */
    public static final int BLOCKS = 10;

    private BattleVariants() {}

    /**
     * {@return some settings if they go together, or why they do not}
     *
     * @param settings values for {@link #ALL}
     */
    public static Either<Rejection, Settings> checked(Settings settings) {
        return settings.get(START) == 10 && settings.get(PADS)
                ? Either.left(Rejection.of(Settings.IMPOSSIBLE, TEN_WITH_PADS, "RUL-29"))
                : Either.right(settings);
    }

    /** {@return the standard rules} */
    public static Settings standard() {
        return Settings.standard(ALL);
    }

    /**
     * {@return how many characters of each player take part (RUL-29)}
     *
     * @param settings how the battle is played
     */
    public static int characters(Settings settings) {
        return settings.get(PADS) ? 10 : settings.get(START);
    }

    /**
     * {@return how many losses lose the battle: all characters (END-1), or fewer (RUL-28)}
     *
     * @param settings how the battle is played
     */
    public static int lossesToLose(Settings settings) {
        return Math.min(settings.get(LOSSES), characters(settings));
    }

    private static <T extends Enum<T>> Setting<T> choice(String name, T[] values, String about) {
        return Setting.choice(
                name, Array.of(values), values[0], value -> value.name().toLowerCase(Locale.ROOT), about);
    }

    /** A choice between the standard, which is false, and its opposite. */
    private static Setting<Boolean> either(String name, String standard, String other, String about) {
        return Setting.choice(name, Array.of(false, true), false, value -> value ? other : standard, about);
    }

    /** Something that is so in the standard rules. */
    private static Setting<Boolean> yes(String name, String about) {
        return Setting.choice(name, Array.of(true, false), true, value -> value ? "yes" : "no", about);
    }
}
