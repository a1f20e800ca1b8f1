package io.github.casemate.testkit.siege;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.DealCards;
import io.github.casemate.siege.action.DiceFall;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.PickCard;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A game in the middle of a test: what is asked now, and what the last action led to. Playing on gives another object.
 * The class is long because it is a vocabulary: one short method for each word.
 */
public final class SceneGame {

    private final IslandSiege game;
    private final Transition<GameState<Table>, Event<Table>> last;

    SceneGame(IslandSiege game, Transition<GameState<Table>, Event<Table>> last) {
        this.game = game;
        this.last = last;
    }

    /**
     * A new game.
     *
     * @param game the game
     * @return the game before the first card is dealt
     */
    public static SceneGame of(IslandSiege game) {
        return new SceneGame(game, new Transition<>(game.newGame(), Array.empty()));
    }

    // ---- what is ----

    /** {@return the game} */
    public IslandSiege game() {
        return game;
    }

    /** {@return the state} */
    public GameState<Table> state() {
        return last.state();
    }

    /** {@return the table} */
    public Table table() {
        return state().table();
    }

    /**
     * {@return one player's side}
     *
     * @param number the player, from one
     */
    public PlayerState player(int number) {
        return table().player(PlayerId.of(number - 1));
    }

    /**
     * {@return a fort on the table}
     *
     * @param id its id
     */
    public Fort fort(String id) {
        return table().fort(card(id));
    }

    /**
     * A fort, if it is on the table.
     *
     * @param id its id
     * @return the fort or none
     */
    public Option<Fort> findFort(String id) {
        return table().findFort(card(id));
    }

    /**
     * The stones of a fort, drawn row by row as {@link Side#fort} draws them.
     *
     * @param id the id of a fort on the table
     * @return its rows, the first nearest the sea
     */
    public Seq<String> stones(String id) {
        Fort fort = fort(id);
        int space = 0;
        Array<String> rows = Array.empty();
        for (String plan : fort.card().fortLayout().rows()) {
            StringBuilder row = new StringBuilder();
            for (int column = 0; column < plan.length(); column++) {
                if (plan.charAt(column) == '~') {
                    row.append('~');
                } else {
                    StoneColor stone = fort.wall().at(space++);
                    row.append(stone == null ? '.' : stone.letter());
                }
            }
            rows = rows.append(row.toString());
        }
        return rows;
    }

    /**
     * {@return how many colonists of its owner are on a card}
     *
     * @param id the id of a card on the table
     */
    public int colonists(String id) {
        return table().crew(card(id)).count(table().owner(card(id)).get());
    }

    /**
     * {@return the ids of the cards of the main deck that a player holds}
     *
     * @param number the player, from one
     */
    public Seq<String> hand(int number) {
        return hand(Deck.MAIN, number);
    }

    /**
     * {@return the ids of the cards of a deck that a player holds}
     *
     * @param deck the deck's id
     * @param number the player, from one
     */
    public Seq<String> hand(String deck, int number) {
        return ids(deck, table().deck(deck).hand(PlayerId.of(number - 1)).known());
    }

    /** {@return the ids of the discarded cards of the main deck} */
    public Seq<String> discardPile() {
        return discardPile(Deck.MAIN);
    }

    /**
     * {@return the ids of the discarded cards of a deck}
     *
     * @param deck the deck's id
     */
    public Seq<String> discardPile(String deck) {
        return ids(deck, table().deck(deck).discard());
    }

    /** {@return the results of the attack that is going on, or of the last one} */
    public Faces results() {
        return table().attack().orElse(table().lastAttack()).get().results();
    }

    /**
     * {@return a card of the game}
     *
     * @param id its id
     */
    public Card card(String id) {
        return Scene.cardIn(table(), id);
    }

    /**
     * Who is asked.
     *
     * @return a player, chance, or nobody
     */
    public Turn turn() {
        return game.turn(state());
    }

    /**
     * The number of the player who is asked.
     *
     * @return the player, from one; zero if no player is asked
     */
    public int asked() {
        return turn().asked().map(player -> player.index() + 1).getOrElse(0);
    }

    /** {@return what may be done} */
    public Seq<Action> options() {
        return game.legalActions(state());
    }

    /**
     * What may be done, of one kind.
     *
     * @param <T> the kind
     * @param type the class of the actions
     * @return the legal actions of that class
     */
    public <T extends Action> Seq<T> options(Class<T> type) {
        return options().filter(type::isInstance).map(type::cast);
    }

    /**
     * {@return what one player sees}
     *
     * @param number the player, from one
     */
    public GameView<Table> view(int number) {
        return game.view(state(), PlayerId.of(number - 1));
    }

    /**
     * What the last action led to.
     *
     * @return the events in order
     */
    public Seq<Event<Table>> events() {
        return last.events();
    }

    /**
     * What the last action led to, of one kind.
     *
     * @param <T> the kind
     * @param type the class of the events
     * @return the events of that class in order
     */
    public <T extends Event<Table>> Seq<T> events(Class<T> type) {
        return events().filter(type::isInstance).map(type::cast);
    }

    // ---- what is done ----

    /**
     * Takes an action.
     *
     * @param action a legal action, or a possible outcome of chance
     * @return the game after it
     */
    public SceneGame does(Action action) {
        return new SceneGame(game, game.apply(state(), action));
    }

    /**
     * Tries an action that is not legal.
     *
     * @param action the action
     * @return why it is refused
     * @throws AssertionError if it is accepted
     */
    public Rejection refusal(Action action) {
        return game.tryApply(state(), action).swap().getOrElseThrow(() -> new AssertionError(action + " is accepted"));
    }

    /**
     * Chance: the dice in the air show these faces.
     *
     * @param faces the faces
     * @return the game after it
     */
    public SceneGame rolls(Face... faces) {
        return does(new DiceFall(Faces.of(faces)));
    }

    /**
     * Chance: these cards are drawn from their deck.
     *
     * @param ids their ids, at least one
     * @return the game after it
     */
    public SceneGame deals(String... ids) {
        Array<Card> cards = Array.of(ids).map(this::card);
        return does(new DealCards(Scene.deckOf(table(), cards.head()), CardSet.ofAll(cards)));
    }

    /**
     * Chance: this card of a hand is picked.
     *
     * @param id its id
     * @return the game after it
     */
    public SceneGame picks(String id) {
        return does(new PickCard(card(id)));
    }

    /**
     * Attacks a fort.
     *
     * @param id its id
     * @return the game after it
     */
    public SceneGame attacks(String id) {
        return does(new Attack(card(id)));
    }

    /**
     * Attacks a fort, rolls once and keeps the dice.
     *
     * @param id its id
     * @param faces what the dice show
     * @return the game after it: at the Leadership step, or at the next question after it
     */
    public SceneGame attacksAndKeeps(String id, Face... faces) {
        SceneGame rolled = attacks(id).rolls(faces);
        return rolled.options().contains(new KeepDice()) ? rolled.does(new KeepDice()) : rolled;
    }

    /**
     * Chooses a colour.
     *
     * @param color the colour
     * @return the game after it
     */
    public SceneGame chooses(StoneColor color) {
        return does(new ChooseColor(color));
    }

    /**
     * Fells stones of the fort that is attacked.
     *
     * @param spaces where they are, counted from zero in reading order
     * @return the game after it
     */
    public SceneGame fells(int... spaces) {
        return does(new FellStones(Spaces.of(spaces)));
    }

    /**
     * Builds a fort.
     *
     * @param id its id
     * @return the game after it
     */
    public SceneGame buildsFort(String id) {
        return does(new BuildFort(card(id)));
    }

    /**
     * Builds a building.
     *
     * @param id its id
     * @param fort the id of the fort that pays
     * @return the game after it
     */
    public SceneGame buildsBuilding(String id, String fort) {
        return does(new BuildBuilding(card(id), card(fort)));
    }

    /**
     * Builds a ship.
     *
     * @param id its id
     * @param fort the id of the fort that pays
     * @return the game after it
     */
    public SceneGame buildsShip(String id, String fort) {
        return does(new BuildShip(card(id), card(fort)));
    }

    /**
     * Rolls some dice again.
     *
     * @param faces what they show now
     * @return the game after it
     */
    public SceneGame rerolls(Face... faces) {
        return does(new RerollDice(Faces.of(faces)));
    }

    /**
     * Uses the ability of a card.
     *
     * @param id its id
     * @return the game after it
     */
    public SceneGame uses(String id) {
        return does(new UseCard(card(id)));
    }

    /**
     * Destroys a ship with the imperial board's ability.
     *
     * @param id its id
     * @return the game after it
     */
    public SceneGame sinks(String id) {
        return does(new SinkShip(card(id)));
    }

    /**
     * Chooses a card on the table.
     *
     * @param id its id
     * @return the game after it
     */
    public SceneGame chooses(String id) {
        return does(new ChooseCard(card(id)));
    }

    private Seq<String> ids(String deck, CardSet cards) {
        return table().deck(deck).cards(cards).map(Card::id);
    }
}
