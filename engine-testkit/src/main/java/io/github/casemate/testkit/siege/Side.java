package io.github.casemate.testkit.siege;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Crew;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/** One player's side of a {@link Scene}. Every method gives a side with something added or changed. */
public final class Side {

    private final Table table;
    private final PlayerId player;

    Side(Table table, PlayerId player) {
        this.table = table;
        this.player = player;
    }

    Table table() {
        return table;
    }

    /**
     * Gives coins.
     *
     * @param coins how many the player has
     * @return the side
     */
    public Side coins(int coins) {
        return on(table.change(player, side -> side.withCoins(coins)));
    }

    /**
     * Fills the personal supply from the general one.
     *
     * @param letters the letters of all stones in it, such as {@code "BWW"}
     * @return the side
     */
    public Side supply(String letters) {
        Stones stones = Scene.stones(letters);
        Stones old = table.player(player).supply();
        return on(table.withSupply(table.supply().plus(old).minus(stones))
                .change(player, side -> side.withSupply(stones)));
    }

    /**
     * Puts cards into the hand of their deck; nobody else knows them.
     *
     * @param cards their ids
     * @return the side
     */
    public Side hand(String... cards) {
        Table after = table;
        for (String id : cards) {
            Card card = Scene.cardIn(after, id);
            after = Scene.undrawn(after, card)
                    .changeDeck(
                            Scene.deckOf(after, card),
                            deck -> deck.withHands(deck.hands()
                                    .update(player.index(), deck.hand(player).plus(Pile.of(card)))));
        }
        return on(after);
    }

    /**
     * Takes the Starting Fort away.
     *
     * @return the side
     */
    public Side noStartingFort() {
        return on(Scene.withoutFort(table, startingFort()));
    }

    /**
     * Changes the Starting Fort.
     *
     * @param colonists how many are on it
     * @param rows its stones, drawn row by row, the first nearest the sea
     * @return the side
     */
    public Side startingFort(int colonists, String... rows) {
        Card card = startingFort();
        Side bare = on(Scene.withoutFort(table, card)
                .changeDeck(Deck.MAIN, deck -> deck.withRemoved(deck.removed().minus(card))));
        return bare.enter(card, colonists, rows);
    }

    /**
     * Builds a fort after those that are there.
     *
     * @param id its id
     * @param colonists how many are on it
     * @param rows its stones, drawn row by row, the first nearest the sea: letters are stones, dots empty spaces,
     *     tildes no space
     * @return the side
     */
    public Side fort(String id, int colonists, String... rows) {
        Card card = Scene.cardIn(table, id);
        return on(Scene.undrawn(table, card)).enter(card, colonists, rows);
    }

    /**
     * Builds a building below the last fort, with as many colonists as it costs.
     *
     * @param id its id
     * @return the side
     */
    public Side building(String id) {
        return building(id, Scene.cardIn(table, id).cost());
    }

    /**
     * Builds a building below the last fort.
     *
     * @param id its id
     * @param colonists how many are on it
     * @return the side
     */
    public Side building(String id, int colonists) {
        Card card = Scene.cardIn(table, id);
        Card fort = table.player(player).forts().last().card();
        return on(from(Scene.undrawn(table, card), colonists)
                .enter(new BuiltCard(card, Crew.of(player, colonists), 0), table.fort(fort)));
    }

    /**
     * Builds a ship, with as many colonists as it costs.
     *
     * @param id its id
     * @return the side
     */
    public Side ship(String id) {
        return ship(id, Scene.cardIn(table, id).cost());
    }

    /**
     * Builds a ship.
     *
     * @param id its id
     * @param colonists how many are on it
     * @return the side
     */
    public Side ship(String id, int colonists) {
        Card card = Scene.cardIn(table, id);
        return on(from(Scene.undrawn(table, card), colonists)
                .enter(new BuiltCard(card, Crew.of(player, colonists), 0), player));
    }

    /**
     * Sends a colonist to a card of another player.
     *
     * @param id the id of a card on the table
     * @return the side
     */
    public Side infiltrator(String id) {
        return on(from(table, 1).changeCrew(Scene.cardIn(table, id), crew -> crew.plus(player, 1)));
    }

    /**
     * Puts another player's fleet at the last fort.
     *
     * @param number the other player, from one
     * @return the side
     */
    public Side fleetOf(int number) {
        Card fort = table.player(player).forts().last().card();
        return on(table.changeFort(fort, f -> f.withFleet(Option.some(PlayerId.of(number - 1)))));
    }

    /**
     * Takes colonists from the imperial board out of the game, for scenes in which only the number at home matters:
     * the law of colonists does not hold in them.
     *
     * @param left how many are left at home
     * @return the side
     */
    public Side home(int left) {
        return on(table.change(player, side -> side.withHome(left)));
    }

    private Card startingFort() {
        return table.player(player)
                .forts()
                .map(Fort::card)
                .find(Card::starting)
                .getOrElseThrow(() -> new IllegalArgumentException(player + " has no Starting Fort"));
    }

    private Side enter(Card card, int colonists, String... rows) {
        if (card.type() != CardType.FORT
                || rows.length != card.fortLayout().rows().size()) {
            throw new IllegalArgumentException(card + " is drawn as\n" + card.fortLayout());
        }
        Table after = from(table, colonists);
        Fort fort = Fort.of(card, player).withCrew(Crew.of(player, colonists));
        int space = 0;
        for (int row = 0; row < rows.length; row++) {
            String plan = card.fortLayout().rows().get(row);
            if (rows[row].length() != plan.length()) {
                throw new IllegalArgumentException(card + " is drawn as\n" + card.fortLayout());
            }
            for (int column = 0; column < plan.length(); column++) {
                char mark = rows[row].charAt(column);
                if ((plan.charAt(column) == '~') != (mark == '~')) {
                    throw new IllegalArgumentException(card + " is drawn as\n" + card.fortLayout());
                }
                if (mark != '~') {
                    if (mark != '.') {
                        StoneColor color = StoneColor.of(mark);
                        fort = fort.withWall(fort.wall().plus(space, color));
                        after = after.withSupply(after.supply().minus(color, 1));
                    }
                    space++;
                }
            }
        }
        return on(after.enter(fort));
    }

    private Table from(Table before, int colonists) {
        PlayerState side = before.player(player);
        if (side.home() < colonists) {
            throw new IllegalArgumentException(player + " has only " + side.home() + " colonists left at home");
        }
        return before.change(player, s -> s.withHome(side.home() - colonists));
    }

    private Side on(Table other) {
        return new Side(other, player);
    }
}
