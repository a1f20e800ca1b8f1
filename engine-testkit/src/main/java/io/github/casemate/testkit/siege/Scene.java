package io.github.casemate.testkit.siege;

import io.github.casemate.agenda.Step;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.rules.ActionPhase;
import io.github.casemate.siege.rules.BeginTurn;
import io.github.casemate.siege.rules.EndTurn;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/**
 * A table set for a test. What is not set is as at the beginning of a game: each player has a Starting Fort with its
 * stones and no colonists on it, a black and a white stone and no coins; hands are empty and all other cards are in the
 * deck. Colonists come from the imperial boards and stones from the general supply, so nothing is in two places.
 *
 * <pre>{@code
 * SceneGame play = Scene.of(Ruleset.secondEdition(2))
 *         .player(1, side -> side.hand("raven").fort("robust-stronghold", 3, "G.", ".."))
 *         .player(2, side -> side.noStartingFort().fort("secret-fortress", 0, "BG", "W."))
 *         .actionOf(1);
 * }</pre>
 */
public final class Scene {

    private final IslandSiege game;
    private final Table table;

    private Scene(IslandSiege game, Table table) {
        this.game = game;
        this.table = table;
    }

    /**
     * {@return a table set for a ruleset}
     *
     * @param ruleset what is played
     */
    public static Scene of(Ruleset ruleset) {
        return of(IslandSiege.of(ruleset));
    }

    /**
     * {@return a table set for a game}
     *
     * @param game the game
     */
    public static Scene of(IslandSiege game) {
        return new Scene(game, game.initialTable().withTurn(10));
    }

    /**
     * Changes one player's side.
     *
     * @param number the player, from one
     * @param change sets what is there
     * @return the scene with it
     */
    public Scene player(int number, UnaryOperator<Side> change) {
        return new Scene(
                game, change.apply(new Side(table, PlayerId.of(number - 1))).table());
    }

    /**
     * Puts cards on the discard pile of their deck.
     *
     * @param cards their ids
     * @return the scene with them
     */
    public Scene discard(String... cards) {
        Table after = table;
        for (String id : cards) {
            Card card = cardIn(after, id);
            after = undrawn(after, card).changeDeck(deckOf(after, card), deck -> deck.discard(card));
        }
        return new Scene(game, after);
    }

    /**
     * Leaves only these cards in the main deck. All others that are nowhere else leave the game.
     *
     * @param cards their ids
     * @return the scene with that deck
     */
    public Scene deck(String... cards) {
        CardSet kept = CardSet.ofAll(Array.of(cards).map(id -> cardIn(table, id)));
        CardSet undrawn = table.main().undrawn().known();
        if (!undrawn.containsAll(kept)) {
            throw new IllegalArgumentException(
                    "not all of these cards can be in the deck: " + String.join(", ", cards));
        }
        return new Scene(
                game,
                table.changeDeck(
                        Deck.MAIN,
                        deck -> deck.withUndrawn(Pile.of(kept))
                                .withRemoved(deck.removed().plus(undrawn.minus(kept)))));
    }

    /**
     * Takes stones out of the general supply and out of the game: the law of stones does not hold in such a scene.
     *
     * @param left the letters of the stones that are left, such as {@code "BBG"}
     * @return the scene with another supply
     */
    public Scene supply(String left) {
        return new Scene(game, table.withSupply(stones(left)));
    }

    /**
     * Changes anything else.
     *
     * @param change changes the table
     * @return the scene after it
     */
    public Scene with(UnaryOperator<Table> change) {
        return new Scene(game, change.apply(table));
    }

    /** {@return the table as it is set} */
    public Table table() {
        return table;
    }

    /**
     * {@return a card of the game}
     *
     * @param id its id
     */
    public Card card(String id) {
        return cardIn(table, id);
    }

    /**
     * Begins to play in the Action phase of a player.
     *
     * @param number the player, from one
     * @return the game at that player's first question
     */
    public SceneGame actionOf(int number) {
        return play(number, List.of(ActionPhase.STEP, EndTurn.STEP));
    }

    /**
     * Begins to play with a turn of a player, from the Victory phase.
     *
     * @param number the player, from one
     * @return the game at the next question
     */
    public SceneGame turnOf(int number) {
        return play(number, List.of(new BeginTurn(PlayerId.of(number - 1))));
    }

    /**
     * Begins to play with any steps.
     *
     * @param number the active player, from one
     * @param agenda what comes next
     * @return the game at the next question
     */
    public SceneGame play(int number, List<Step<Table>> agenda) {
        return new SceneGame(game, game.resume(table.withActive(PlayerId.of(number - 1)), agenda));
    }

    static Card cardIn(Table table, String id) {
        for (Deck deck : table.decks()) {
            Option<Card> found = deck.cards().find(card -> card.id().equals(id));
            if (found.isDefined()) {
                return found.get();
            }
        }
        throw new IllegalArgumentException("there is no card '" + id + "' in this game");
    }

    /** The table after a card has left the deck, to be put elsewhere. */
    static Table undrawn(Table table, Card card) {
        String id = deckOf(table, card);
        if (!table.deck(id).undrawn().known().contains(card)) {
            throw new IllegalArgumentException(card + " is not in the deck any more: is it in two places?");
        }
        return table.changeDeck(id, deck -> deck.withUndrawn(deck.undrawn().minus(Pile.of(card))));
    }

    /** The id of the deck that a card belongs to. */
    static String deckOf(Table table, Card card) {
        return table.decks()
                .find(deck -> deck.owns(card))
                .getOrElseThrow(() -> new IllegalArgumentException(card + " is of no deck"))
                .id();
    }

    static Stones stones(String letters) {
        Stones stones = Stones.NONE;
        for (int i = 0; i < letters.length(); i++) {
            stones = stones.plus(StoneColor.of(letters.charAt(i)), 1);
        }
        return stones;
    }

    /** The table after a fort has gone for good, with its stones in the general supply. */
    static Table withoutFort(Table table, Card card) {
        Fort fort = table.fort(card);
        if (!fort.buildings().isEmpty()) {
            throw new IllegalArgumentException("change a fort before anything is built below it: " + fort);
        }
        Table without = table;
        for (int space = 0; space < card.fortLayout().size(); space++) {
            StoneColor stone = fort.wall().at(space);
            if (stone != null) {
                without = without.withSupply(without.supply().plus(stone, 1));
            }
        }
        PlayerState side = without.player(fort.owner());
        return without.change(side.id(), s -> s.withHome(side.home() + fort.colonists()))
                .changeFort(card, f -> f.withCrew(f.crew().minus(fort.owner(), fort.colonists())))
                .leave(card)
                .changeDeck(Deck.MAIN, deck -> deck.remove(card));
    }
}
