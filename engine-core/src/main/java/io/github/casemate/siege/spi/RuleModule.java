package io.github.casemate.siege.spi;

import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.table.Crew;
import io.github.casemate.siege.table.Table;
import io.vavr.Tuple2;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A pluggable part of the rules: an expansion or a variant. Modules are found by id with {@link
 * java.util.ServiceLoader}, and compose in any combination that none of them objects to.
 */
public interface RuleModule {

    /**
     * What rulesets call the module.
     *
     * @return an id in kebab-case, of at most 60 characters
     */
    String id();

    /**
     * Cards to shuffle into the main deck.
     *
     * @return the cards; none by default
     */
    default Seq<Card> cards() {
        return List.empty();
    }

    /**
     * The module's own decks, which the core deals, hides and shows like the main deck.
     *
     * @return the ids of the decks and the cards in them, none of which is elsewhere in the game; none by default
     */
    default Seq<Tuple2<String, Seq<Card>>> decks() {
        return List.empty();
    }

    /**
     * Abilities that apply throughout the game, whatever cards are in play.
     *
     * @return the abilities; none by default
     */
    default Seq<Ability> rules() {
        return List.empty();
    }

    /**
     * Stones that the module adds to the game. They lie in the general supply when the table is laid out.
     *
     * @return the stones, the same on every call; none by default
     */
    default Stones stones() {
        return Stones.NONE;
    }

    /**
     * Changes the table before the first card is dealt. This is where the module moves stones and lays out all its
     * slices of state, even if they are still empty. It neither adds nor removes a stone (LAW-1).
     *
     * @param table the table as the game lays it out
     * @return the table as the module wants it; the same by default
     */
    default Table layOut(Table table) {
        return table;
    }

    /**
     * How many seats at the table the module plays itself.
     *
     * @return none by default
     */
    default int extraSeats() {
        return 0;
    }

    /** {@return what the seats are called that the module plays itself; by default its id} */
    default String seatName() {
        return id();
    }

    /**
     * Why the module cannot be part of a game.
     *
     * @param edition which edition is played, 1 or 2
     * @param players how many people play
     * @param modules the ids of all modules of the game
     * @return the reason, or none if it can be
     */
    default Option<String> objection(int edition, int players, Seq<String> modules) {
        return Option.none();
    }

    /**
     * Why a card cannot be part of a game with the module. This is asked if somebody has changed the cards: a deck of
     * the module may have to consist of a certain kind of card, and cards made for that deck may mean nothing
     * elsewhere.
     *
     * @param deck the id of the deck that the card is in
     * @param card the card
     * @return the reason, or none if it can be
     */
    default Option<String> objection(String deck, Card card) {
        return Option.none();
    }

    /**
     * Every record type that the module adds: actions, events, steps, abilities, and what its slices hold. Reading and
     * writing JSON needs nothing else.
     *
     * @return the types; none by default
     */
    default Seq<Class<?>> types() {
        return List.empty();
    }

    /**
     * The words for the module's own events, actions and questions, and drawings of its slices. What has none gets
     * plain words that are made from the text of its record.
     *
     * @return the words; none by default
     */
    default ModuleWords words() {
        return ModuleWords.NONE;
    }

    /**
     * The ways in which a game with the module can end, for somebody who does not know it yet.
     *
     * @param usual a sentence for each way without the module
     * @return a sentence for each way with it; the usual ones by default
     */
    default Seq<String> victories(Seq<String> usual) {
        return usual;
    }

    /**
     * Which of the game's pieces lie in the module's own slices, so that the laws can count them.
     *
     * @param table the table
     * @return the pieces; none by default
     */
    default Census census(Table table) {
        return Census.NONE;
    }

    /**
     * What is wrong with the module's own slices on a table that comes from outside. This is called before {@link
     * #census}, and before anything else looks at the slices; their classes have been checked. The rest of the table
     * may still be wrong, so this must not throw. On a table that was reached by playing, nothing is wrong.
     *
     * @param table the table
     * @return what does not fit, with fields such as {@code slices.shore.stones}; nothing by default
     */
    default Seq<Problem> validate(Table table) {
        return List.empty();
    }

    /**
     * Pieces that lie in a module's slices.
     *
     * @param stones the stones
     * @param colonists the colonists, by player
     * @param cards the cards of the main deck
     */
    record Census(Stones stones, Crew colonists, CardSet cards) {

        /** Nothing lies there. */
        public static final Census NONE = new Census(Stones.NONE, Crew.NONE, CardSet.NONE);

        /**
         * {@return a census of stones and nothing else}
         *
         * @param stones the stones
         */
        public static Census of(Stones stones) {
            return new Census(stones, Crew.NONE, CardSet.NONE);
        }

        /**
         * {@return a census of colonists and nothing else}
         *
         * @param colonists the colonists, by player
         */
        public static Census of(Crew colonists) {
            return new Census(Stones.NONE, colonists, CardSet.NONE);
        }
    }
}
