package io.github.casemate.fire.table;

import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.PoleColour;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * A table as plain values, in which everything has its name: for files, and for programs in other languages.
 *
 * @param realm what is played
 * @param flags the territories that have a flag, from A
 * @param bricks all bricks, by owner, level, row and column
 * @param buildings the completed buildings, by number
 * @param completed how many buildings have been completed so far, lost ones included
 * @param collections the Collection piles by seat
 * @param piles the Resource piles by seat
 * @param cards where the cards are
 * @param giant the territory of the Giant; a star for the volcano
 * @param armies the armies on the board
 * @param turn whose turn it is
 * @param ending how the game ended, if it is over
 */
public record WrittenIsland(
        Realm realm,
        Array<FlagEntry> flags,
        Array<BrickEntry> bricks,
        Array<BuildingEntry> buildings,
        int completed,
        Array<Map<Element, Integer>> collections,
        Array<Map<Element, Integer>> piles,
        CardEntries cards,
        String giant,
        Array<ArmyEntry> armies,
        TurnEntry turn,
        Option<FireEnding> ending) {

    /**
     * A flag.
     *
     * @param territory where it stands
     * @param element what the territory produces
     * @param pole on which colour
     */
    public record FlagEntry(String territory, Element element, PoleColour pole) {}

    /**
     * A brick on the board.
     *
     * @param owner whose it is
     * @param brick the brick
     * @param building the number of the building that it is part of; 0 if it is loose
     */
    public record BrickEntry(PlayerId owner, Brick brick, int building) {}

    /**
     * A completed building.
     *
     * @param number by which its bricks name it
     * @param name its id
     * @param owner whose it is
     * @param plan the number of its plan
     * @param form the number of its form
     * @param x the column of its north-west corner
     * @param y the row of its north-west corner
     * @param base the level that it stands on
     * @param territories the territories that it lies in
     * @param original whether it was there from the beginning
     * @param card the id of its card, if one lies face up
     */
    public record BuildingEntry(
            int number,
            String name,
            PlayerId owner,
            int plan,
            int form,
            int x,
            int y,
            int base,
            Array<String> territories,
            boolean original,
            Option<String> card) {}

    /**
     * The cards that do not lie face up before a player.
     *
     * @param full whether everything is known
     * @param deck the deck
     * @param hands the hands by seat
     * @param open the ids of the discarded cards that everybody has seen
     * @param thrown the cards that were discarded face down, by the seat of who did it
     */
    public record CardEntries(
            boolean full, PileEntry deck, Array<PileEntry> hands, Array<String> open, Array<PileEntry> thrown) {}

    /**
     * Cards in one place.
     *
     * @param known the ids of the known ones
     * @param hidden how many others there are
     */
    public record PileEntry(Array<String> known, int hidden) {}

    /**
     * An army.
     *
     * @param owner whose it is
     * @param territory where it stands
     */
    public record ArmyEntry(PlayerId owner, String territory) {}

    /**
     * Whose turn it is, and what they have used up.
     *
     * @param first who had the first turn
     * @param active whose turn it is
     * @param turns how many turns are over
     * @param trades how often the Marketplace has been used
     * @param mills how often the Mill has been used
     * @param discards how many cards have been thrown away
     * @param offers how many offers have been made
     * @param resting who rests
     */
    public record TurnEntry(
            PlayerId first,
            PlayerId active,
            int turns,
            int trades,
            int mills,
            int discards,
            int offers,
            Array<PlayerId> resting) {}

    static WrittenIsland of(FireTable table) {
        Realm realm = table.realm();
        Flags flags = table.flags();
        CardPlaces cards = table.cards();
        TurnState turn = table.turn();
        return new WrittenIsland(
                realm,
                Array.range(0, flags.planted())
                        .map(at -> new FlagEntry(
                                realm.terrain().name(at),
                                flags.elements().get(at),
                                flags.poles().get(at))),
                Array.range(0, realm.players())
                        .flatMap(seat -> table.board()
                                .bricks(seat)
                                .map(brick -> new BrickEntry(
                                        PlayerId.of(seat),
                                        brick,
                                        Board.building(table.board().at(brick.level(), brick.x(), brick.y()))))),
                table.buildings().map(building -> entry(realm, building)),
                table.completed(),
                table.collections().map(WrittenIsland::elements),
                table.piles().map(WrittenIsland::elements),
                new CardEntries(
                        cards.full(),
                        pile(realm, cards.deck()),
                        cards.hands().map(pile -> pile(realm, pile)),
                        ids(realm, cards.open()),
                        cards.thrown().map(pile -> pile(realm, pile))),
                realm.terrain().name(table.walkers().giant()),
                table.walkers()
                        .armies()
                        .map(army -> new ArmyEntry(army.owner(), realm.terrain().name(army.territory()))),
                new TurnEntry(
                        turn.first(),
                        turn.active(),
                        turn.turns(),
                        turn.trades(),
                        turn.mills(),
                        turn.discards(),
                        turn.offers(),
                        Array.ofAll(PlayerId.first(realm.players()).filter(turn::isResting))),
                table.ending());
    }

    private static BuildingEntry entry(Realm realm, Building building) {
        return new BuildingEntry(
                building.number(),
                realm.plans().get(building.plan()).blueprint().id(),
                building.owner(),
                building.plan(),
                building.form(),
                building.x(),
                building.y(),
                building.base(),
                Array.rangeClosed(0, realm.terrain().volcanoTerritory())
                        .filter(building::isIn)
                        .map(territory -> realm.terrain().name(territory)),
                building.original(),
                Option.when(
                        building.card() != Building.NO_CARD,
                        () -> realm.card(building.card()).id()));
    }

    private static Map<Element, Integer> elements(Counts counts) {
        Map<Element, Integer> all = LinkedHashMap.empty();
        for (Element element : Element.ALL) {
            all = all.put(element, counts.of(element.ordinal()));
        }
        return all;
    }

    private static PileEntry pile(Realm realm, CardPile pile) {
        return new PileEntry(ids(realm, pile.known()), pile.hidden());
    }

    private static Array<String> ids(Realm realm, Counts cards) {
        return Array.range(0, cards.kinds())
                .flatMap(card -> Array.fill(cards.of(card), realm.card(card).id()));
    }
}
