package io.github.casemate.fire.table;

import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.BuildingForm;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.WrittenAs;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Everything on the table of King of Fire Island.
 *
 * @param realm what never changes
 * @param flags what the territories produce
 * @param board the bricks
 * @param buildings the completed buildings, by number
 * @param completed how many buildings have been completed so far, lost ones included
 * @param collections the Collection piles by seat
 * @param piles the Resource piles by seat
 * @param cards where the cards are
 * @param walkers the Giant and the armies
 * @param turn whose turn it is
 * @param ending how the game ended, if it is over
 */
public record FireTable(
        Realm realm,
        Flags flags,
        Board board,
        Array<Building> buildings,
        int completed,
        Array<Counts> collections,
        Array<Counts> piles,
        CardPlaces cards,
        Walkers walkers,
        TurnState turn,
        Option<FireEnding> ending)
        implements WrittenAs<WrittenIsland> {

    /**
     * Makes a table from its plain form, which may come from outside.
     *
     * @param written what {@link #written} gave
     * @throws IllegalArgumentException if there is no such table
     */
    public FireTable(WrittenIsland written) {
        this(WrittenReader.table(written));
    }

    private FireTable(FireTable other) {
        this(
                other.realm,
                other.flags,
                other.board,
                other.buildings,
                other.completed,
                other.collections,
                other.piles,
                other.cards,
                other.walkers,
                other.turn,
                other.ending);
    }

    /**
     * {@return the table before anything has happened; the Giant is on the volcano (SET-1)}
     *
     * @param realm what is played
     */
    public static FireTable start(Realm realm) {
        int[] all = new int[Element.ALL.size()];
        Arrays.fill(all, Element.OF_EACH_KIND);
        return new FireTable(
                realm,
                Flags.NONE,
                Board.empty(realm.terrain()),
                Array.empty(),
                0,
                Array.fill(realm.players(), Counts.of(all)),
                Array.fill(realm.players(), Counts.none(all.length)),
                CardPlaces.start(realm),
                new Walkers(realm.terrain().volcanoTerritory(), Array.empty()),
                TurnState.START,
                Option.none());
    }

    // ---- queries ----

    @Override
    public WrittenIsland written() {
        return WrittenIsland.of(this);
    }

    /** {@return whose turn it is} */
    public PlayerId active() {
        return turn.active();
    }

    /**
     * {@return who sits after a player, clockwise}
     *
     * @param player the player
     */
    public PlayerId after(PlayerId player) {
        return PlayerId.of((player.index() + 1) % realm.players());
    }

    /**
     * {@return the other players in turn order, beginning after one}
     *
     * @param player the one
     */
    public Seq<PlayerId> othersAfter(PlayerId player) {
        return Array.range(1, realm.players()).map(step -> PlayerId.of((player.index() + step) % realm.players()));
    }

    /**
     * {@return a player's Resource pile}
     *
     * @param player the player
     */
    public Counts pile(PlayerId player) {
        return piles.get(player.index());
    }

    /**
     * {@return a player's Collection pile}
     *
     * @param player the player
     */
    public Counts collection(PlayerId player) {
        return collections.get(player.index());
    }

    /**
     * {@return the known cards of a hand}
     *
     * @param player whose hand it is
     */
    public Counts hand(PlayerId player) {
        return cards.hand(player).known();
    }

    /**
     * {@return a building}
     *
     * @param number its number
     */
    public Building building(int number) {
        for (int i = buildings.size() - 1; i >= 0; i--) {
            if (buildings.get(i).number() == number) {
                return buildings.get(i);
            }
        }
        throw new IllegalArgumentException("there is no building " + number);
    }

    /**
     * {@return the bricks of a building, by level, then row by row}
     *
     * @param building the building
     */
    public Seq<Brick> bricksOf(Building building) {
        BuildingForm form = realm.plans().get(building.plan()).forms().get(building.form());
        List<Brick> bricks = new ArrayList<>();
        for (int level = 0; level < form.levels(); level++) {
            for (int cell = 0; cell < form.size(level); cell++) {
                int x = building.x() + form.dx(level, cell);
                int y = building.y() + form.dy(level, cell);
                Brick brick = board.brickAt(building.base() + 1 + level, x, y);
                if (brick.x() == x && brick.y() == y) {
                    bricks.add(brick);
                }
            }
        }
        return Array.ofAll(bricks);
    }

    /**
     * {@return whether a building is the one with some id}
     *
     * @param building the building
     * @param id the id
     */
    public boolean is(Building building, String id) {
        return realm.plans().get(building.plan()).blueprint().id().equals(id);
    }

    /**
     * {@return how many copies of a card everybody sees: before the players, and in the open discard pile}
     *
     * @param card the card's number
     */
    public int faceUp(int card) {
        int count = cards.open().of(card);
        for (Building building : buildings) {
            count += building.card() == card ? 1 : 0;
        }
        return count;
    }

    /**
     * {@return what a viewer sees of it}
     *
     * @param viewer a player or the spectator
     */
    public FireTable view(PlayerId viewer) {
        return withCards(cards.view(viewer));
    }

    // ---- changes ----

    /**
     * {@return the table with other flags}
     *
     * @param other the flags
     */
    public FireTable withFlags(Flags other) {
        return new FireTable(
                realm, other, board, buildings, completed, collections, piles, cards, walkers, turn, ending);
    }

    /**
     * {@return the table with another board}
     *
     * @param other the board
     */
    public FireTable withBoard(Board other) {
        return new FireTable(
                realm, flags, other, buildings, completed, collections, piles, cards, walkers, turn, ending);
    }

    /**
     * {@return the table with other buildings}
     *
     * @param others the buildings by number
     */
    public FireTable withBuildings(Array<Building> others) {
        return new FireTable(realm, flags, board, others, completed, collections, piles, cards, walkers, turn, ending);
    }

    /**
     * {@return the table with one more building; its bricks lie there and become part of it}
     *
     * @param building the building; its number is the next one
     */
    public FireTable withBuilding(Building building) {
        Board now = board;
        for (Brick brick : bricksOf(building)) {
            now = now.with(building.owner().index(), brick, building.number());
        }
        return new FireTable(
                realm,
                flags,
                now,
                buildings.append(building),
                building.number(),
                collections,
                piles,
                cards,
                walkers,
                turn,
                ending);
    }

    /**
     * {@return the table without a building; its bricks stay and are loose}
     *
     * @param building the building
     */
    public FireTable withoutBuilding(Building building) {
        Board now = board;
        for (Brick brick : bricksOf(building)) {
            now = now.with(building.owner().index(), brick, 0);
        }
        return withBoard(now).withBuildings(buildings.remove(building));
    }

    /**
     * {@return the table after elements went from a Collection to a Resource pile}
     *
     * @param player whose piles they are
     * @param element the element
     * @param count how many; negative for the other way
     */
    public FireTable collect(PlayerId player, Element element, int count) {
        int seat = player.index();
        return withPiles(
                collections.update(seat, collection(player).plus(element.ordinal(), -count)),
                piles.update(seat, pile(player).plus(element.ordinal(), count)));
    }

    /**
     * {@return the table after a player's pile changed}
     *
     * @param player whose pile it is
     * @param element the element
     * @param more how many more there are
     */
    public FireTable addToPile(PlayerId player, Element element, int more) {
        return withPiles(collections, piles.update(player.index(), pile(player).plus(element.ordinal(), more)));
    }

    /**
     * {@return the table after a brick went back to a Collection}
     *
     * @param player whose Collection it is
     * @param element the element
     */
    public FireTable addToCollection(PlayerId player, Element element) {
        return withPiles(collections.update(player.index(), collection(player).plus(element.ordinal(), 1)), piles);
    }

    private FireTable withPiles(Array<Counts> nowCollections, Array<Counts> nowPiles) {
        return new FireTable(
                realm, flags, board, buildings, completed, nowCollections, nowPiles, cards, walkers, turn, ending);
    }

    /**
     * {@return the table with the cards elsewhere}
     *
     * @param other where they are
     */
    public FireTable withCards(CardPlaces other) {
        return new FireTable(
                realm, flags, board, buildings, completed, collections, piles, other, walkers, turn, ending);
    }

    /**
     * {@return the table with Giant or armies elsewhere}
     *
     * @param other where they are
     */
    public FireTable withWalkers(Walkers other) {
        return new FireTable(realm, flags, board, buildings, completed, collections, piles, cards, other, turn, ending);
    }

    /**
     * {@return the table at another point of the turn}
     *
     * @param other whose turn it is, and what they have used up
     */
    public FireTable withTurn(TurnState other) {
        return new FireTable(
                realm, flags, board, buildings, completed, collections, piles, cards, walkers, other, ending);
    }

    /**
     * {@return the table at the end of the game}
     *
     * @param how how it ended
     */
    public FireTable withEnding(FireEnding how) {
        return new FireTable(
                realm, flags, board, buildings, completed, collections, piles, cards, walkers, turn, Option.some(how));
    }
}
