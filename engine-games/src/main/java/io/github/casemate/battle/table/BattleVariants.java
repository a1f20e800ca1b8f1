package io.github.casemate.battle.table;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.Locale;

/**
 * How the battle is played where the rulebook leaves a choice: the settings of the pack, read once.
 *
 * @param pads whether there are carrier pads (RUL-29)
 * @param start how many characters of each player start on the Island (RUL-29)
 * @param losses how many losses lose the battle (RUL-28)
 * @param live how many of the blocks are live (RUL-30)
 * @param crossfire what a shot does to characters between shooter and target (RUL-9)
 * @param chain which live blocks activate those around them (RUL-8)
 * @param opponentsOnly whether nobody may aim at a character of their own (RUL-10)
 * @param landerLives whether a character that lands on a live block lives (RUL-7)
 * @param onBlock whether a reinforcement may advance onto a block (RUL-14)
 * @param padShots whether a player may shoot after the pad has slid (RUL-11)
 * @param emptyPad whether an empty pad may be named (RUL-15)
 * @param stuckAll whether only a player is punished none of whose characters could use the roll (RUL-16)
 * @param sparing whether the opponent may spare a player who is stuck (RUL-17)
 * @param first who begins (RUL-1)
 * @param quiet after how many turns without progress it is a draw; 0 for never (RUL-21)
 * @param turns after how many turns the higher score wins; 0 for no limit (RUL-22)
 */
public record BattleVariants(
        boolean pads,
        int start,
        int losses,
        int live,
        Crossfire crossfire,
        Chain chain,
        boolean opponentsOnly,
        boolean landerLives,
        boolean onBlock,
        boolean padShots,
        boolean emptyPad,
        boolean stuckAll,
        boolean sparing,
        First first,
        int quiet,
        int turns) {

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
    public static final Setting<Boolean> NO_EMPTY_PAD =
            either("empty-pad", "yes", "no", "Whether an empty pad may be named after a zero (RUL-15).");

    /** RUL-16. */
    public static final Setting<Boolean> STUCK_ALL =
            either("stuck", "bound", "all", "Who must be unable to use the roll: who may be moved, or all (RUL-16).");

    /** RUL-17. */
    public static final Setting<Boolean> NO_SPARING =
            either("spare", "yes", "no", "Whether the opponent may spare a player who is stuck (RUL-17).");

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
    public static final Setting<Boolean> NO_PADS =
            either("pads", "yes", "no", "Whether there are carrier pads and reinforcements (RUL-29).");

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
            NO_PADS,
            START,
            LOSSES,
            LIVE,
            CROSSFIRE,
            CHAIN,
            OPPONENTS_ONLY,
            LANDER_LIVES,
            ON_BLOCK,
            PAD_SHOTS,
            NO_EMPTY_PAD,
            STUCK_ALL,
            NO_SPARING,
            FIRST,
            QUIET,
            TURNS);

    private static final String TEN_WITH_PADS = "start=10 puts all ten characters on the Island, so it needs pads=no.";

    /** How many blocks there are (SET-4). */
    public static final int BLOCKS = 10;

    /**
     * Refuses what does not go together.
     *
     * @param pads whether there are carrier pads
     * @param start how many characters of each player start on the Island
     * @param losses how many losses lose the battle
     * @param live how many of the blocks are live
     * @param crossfire what a shot does to characters between shooter and target
     * @param chain which live blocks activate those around them
     * @param opponentsOnly whether nobody may aim at a character of their own
     * @param landerLives whether a character that lands on a live block lives
     * @param onBlock whether a reinforcement may advance onto a block
     * @param padShots whether a player may shoot after the pad has slid
     * @param emptyPad whether an empty pad may be named
     * @param stuckAll whether only a player is punished none of whose characters could use the roll
     * @param sparing whether the opponent may spare a player who is stuck
     * @param first who begins
     * @param quiet after how many turns without progress it is a draw
     * @param turns after how many turns the higher score wins
     * @throws IllegalArgumentException if ten are to start on the Island although there are pads (RUL-29)
     */
    public BattleVariants {
        if (start == 10 && pads) {
            throw new IllegalArgumentException(TEN_WITH_PADS);
        }
    }

    /**
     * {@return the variants that some settings describe, or why they do not go together}
     *
     * @param settings values for {@link #ALL}
     */
    public static Either<Rejection, BattleVariants> of(Settings settings) {
        return settings.get(START) == 10 && !settings.get(NO_PADS)
                ? Either.left(Rejection.of(Settings.IMPOSSIBLE, TEN_WITH_PADS, "RUL-29"))
                : Either.right(new BattleVariants(
                        !settings.get(NO_PADS),
                        settings.get(START),
                        settings.get(LOSSES),
                        settings.get(LIVE),
                        settings.get(CROSSFIRE),
                        settings.get(CHAIN),
                        settings.get(OPPONENTS_ONLY),
                        settings.get(LANDER_LIVES),
                        settings.get(ON_BLOCK),
                        settings.get(PAD_SHOTS),
                        !settings.get(NO_EMPTY_PAD),
                        settings.get(STUCK_ALL),
                        !settings.get(NO_SPARING),
                        settings.get(FIRST),
                        settings.get(QUIET),
                        settings.get(TURNS)));
    }

    /** {@return the standard rules} */
    public static BattleVariants standard() {
        return of(Settings.standard(ALL)).get();
    }

    /** {@return the settings that describe these variants} */
    public Settings settings() {
        return Settings.standard(ALL)
                .with(NO_PADS, !pads)
                .with(START, start)
                .with(LOSSES, losses)
                .with(LIVE, live)
                .with(CROSSFIRE, crossfire)
                .with(CHAIN, chain)
                .with(OPPONENTS_ONLY, opponentsOnly)
                .with(LANDER_LIVES, landerLives)
                .with(ON_BLOCK, onBlock)
                .with(PAD_SHOTS, padShots)
                .with(NO_EMPTY_PAD, !emptyPad)
                .with(STUCK_ALL, stuckAll)
                .with(NO_SPARING, !sparing)
                .with(FIRST, first)
                .with(QUIET, quiet)
                .with(TURNS, turns);
    }

    /** {@return how many characters of each player take part} */
    public int characters() {
        return pads ? 10 : start;
    }

    private static <T extends Enum<T>> Setting<T> choice(String name, T[] values, String about) {
        return Setting.choice(
                name, Array.of(values), values[0], value -> value.name().toLowerCase(Locale.ROOT), about);
    }

    /** A choice between the standard, which is false, and its opposite. */
    private static Setting<Boolean> either(String name, String standard, String other, String about) {
        return Setting.choice(name, Array.of(false, true), false, value -> value ? other : standard, about);
    }

    /** What is not standard. */
    @Override
    public String toString() {
        return settings().toString();
    }
}
