package io.github.casemate.conformance;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.GamePack;
import io.github.casemate.testkit.Playthrough;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * What a pack must guarantee beside the laws of its game, as jqwik properties. Most authors extend {@link
 * PackConformance}, which brings both; this interface is for test classes that get the laws of their game from elsewhere.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
public interface PackLaws<S, A, E, V> {

    /** In {@link #fallbackIsMeant}: the game has no words of its own. */
    String EVERYTHING = "*";

    /** {@return the pack under test} */
    GamePack<S, A, E, V> pack();

    /** {@return the checks of the pack, the same each time} */
    PackChecks<S, A, E, V> checks();

    /**
     * The settings that need not make a difference in the games of {@link #everySettingMakesADifference}, and why not.
     *
     * @return reasons by the name of a setting, or by name and value such as {@code first=named}; none by default
     */
    default Map<String, String> idleSettings() {
        return LinkedHashMap.empty();
    }

    /**
     * How many games are kept as golden texts.
     *
     * @return three by default
     */
    default int goldenGames() {
        return 3;
    }

    /**
     * How deep the sequences of answers are that are counted from the beginning of the game.
     *
     * @return three by default; zero to count none, for instance because chance has too many answers
     */
    default int countedDepth() {
        return 3;
    }

    /**
     * The options, events and questions for which the fallback words are good enough. All others must have words of their own.
     *
     * @return simple names of classes; {@link #EVERYTHING} for a game without words; none by default
     */
    default Seq<String> fallbackIsMeant() {
        return List.empty();
    }

    /**
     * What somebody must not read in a state, such as the names of cards in the hands of others. Words and drawings
     * are made from views alone, so they can hardly give away more than the view; this checks both.
     *
     * @param state a state
     * @param viewer who looks
     * @return the names; none by default
     */
    default Seq<String> hiddenNames(S state, PlayerId viewer) {
        return List.empty();
    }

    /** The settings under test, and those that differ from them in one value, are read back as they were written. */
    @Example
    default void settingsAreReadBack() {
        checks().settings().areReadBack();
    }

    /** The game knows its settings, and the same settings make an equal game. */
    @Example
    default void theGameKnowsItsSettings() {
        checks().settings().areKnown();
    }

    /** A setting that is not there, or a value that is not possible, is refused with the name of the setting. */
    @Example
    default void wrongSettingsAreRefused() {
        checks().settings().areRefused();
    }

    /**
     * Each value of a setting makes a difference: somewhere in the games something else can be done or happens than with
     * the settings under test. A variant that was never tried is not tested.
     */
    @Example
    default void everySettingMakesADifference() {
        checks().settings().makeADifference(idleSettings());
    }

    /**
     * The options of one question have different notations, and the option is found by its notation.
     *
     * @param game a legal game
     */
    @Property
    default void notationsAreReadBack(@ForAll("games") Playthrough<S, A, E> game) {
        checks().notations(game);
    }

    /**
     * Views, actions and events, and states if the game admits them, are read back from JSON as they were, and are valid
     * by their schemas.
     *
     * @param game a legal game
     */
    @Property(tries = 10)
    default void documentsAreReadBack(@ForAll("games") Playthrough<S, A, E> game) {
        checks().documents().areReadBack(game);
    }

    /**
     * Saved matches and transcripts are read back as they were, and are valid by their schemas.
     *
     * @param game a legal game
     */
    @Property(tries = 10)
    default void matchesAreReadBack(@ForAll("games") Playthrough<S, A, E> game) {
        checks().documents().ofMatchesAreReadBack(game);
    }

    /**
     * Everything that happens and can be chosen has words, of its own unless the {@linkplain #fallbackIsMeant fallback}
     * is meant. No text is blank, no two options of one question read alike, nothing {@linkplain #hiddenNames hidden} is
     * named, and drawings fit their width.
     *
     * @param game a legal game
     */
    @Property(tries = 10)
    default void everythingHasWords(@ForAll("games") Playthrough<S, A, E> game) {
        checks().words(this).hold(game);
    }

    /** The aim, the ways to win and the course of a turn are told in a few short lines. */
    @Example
    default void theGameIsExplained() {
        checks().explained(fallbackIsMeant().contains(EVERYTHING));
    }

    /** Every bot that is found for the game, at every level, plays a game without breaking a rule. */
    @Example
    default void everyBotPlaysByTheRules() {
        checks().bots().playByTheRules();
    }

    /** The golden games are played as they were when they were written. */
    @Example
    default void goldenGamesStay() {
        checks().goldenGames(goldenGames());
    }

    /** There are as many sequences of answers from the beginning of the game as there were when they were counted. */
    @Example
    default void exactCountsStay() {
        checks().exactCounts(countedDepth());
    }
}
