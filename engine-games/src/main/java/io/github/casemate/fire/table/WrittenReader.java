package io.github.casemate.fire.table;

import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.BuildingForm;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.table.WrittenIsland.BrickEntry;
import io.github.casemate.fire.table.WrittenIsland.BuildingEntry;
import io.github.casemate.fire.table.WrittenIsland.FlagEntry;
import io.github.casemate.fire.table.WrittenIsland.PileEntry;
import io.github.casemate.fire.table.WrittenIsland.TurnEntry;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Map;

/**
 * Makes a table of its plain form. That comes from outside: what contradicts itself so that nothing could be shown of it is
 * refused, with the field that is wrong.
 */
final class WrittenReader {

    private final Realm realm;
    private final Terrain terrain;
    private final WrittenIsland written;

    private WrittenReader(WrittenIsland written) {
        this.realm = written.realm();
        this.terrain = realm.terrain();
        this.written = written;
    }

    static FireTable table(WrittenIsland written) {
        return new WrittenReader(written).table();
    }

    private FireTable table() {
        require(written.collections().size() == realm.players(), "collections: one for each player");
        require(written.piles().size() == realm.players(), "piles: one for each player");
        require(written.armies().size() <= Walkers.MOST_ARMIES, "armies: at most " + Walkers.MOST_ARMIES);
        Array<Building> buildings = written.buildings().zipWithIndex(this::building);
        FireTable table = new FireTable(
                realm,
                flags(),
                board(),
                buildings,
                written.completed(),
                written.collections().map(map -> elements("collections", map)),
                written.piles().map(map -> elements("piles", map)),
                cards(),
                new Walkers(
                        territory("giant", written.giant()),
                        written.armies()
                                .map(army -> new Walkers.Army(army.owner(), territory("armies", army.territory())))),
                turn(),
                written.ending());
        buildings.zipWithIndex().forEach(entry -> standing(table, entry._1(), entry._2()));
        copies(table);
        return table;
    }

    private static void require(boolean holds, String problem) {
        if (!holds) {
            throw new IllegalArgumentException(problem);
        }
    }

    private int territory(String field, String name) {
        return Array.rangeClosed(0, terrain.volcanoTerritory())
                .find(territory -> terrain.name(territory).equals(name))
                .getOrElseThrow(() -> new IllegalArgumentException(field + ": there is no territory '" + name + "'"));
    }

    private Flags flags() {
        Flags flags = Flags.NONE;
        for (FlagEntry flag : written.flags()) {
            require(
                    flags.planted() < terrain.landTerritories()
                            && flag.territory().equals(terrain.name(flags.planted())),
                    "flags[" + flags.planted() + "]: flags are planted from A on, one for each territory");
            flags = flags.plus(flag.element(), flag.pole());
        }
        return flags;
    }

    private Board board() {
        Board board = Board.empty(terrain);
        for (int i = 0; i < written.bricks().size(); i++) {
            BrickEntry entry = written.bricks().get(i);
            Brick brick = entry.brick();
            String field = "bricks[" + i + "]";
            require(
                    brick.turn() >= 0
                            && brick.turn() < Shape.of(brick.element()).size(),
                    field + ": a " + brick.element().label() + " has no turn " + brick.turn());
            require(
                    brick.level() >= 1 && brick.level() <= Board.MOST_LEVELS,
                    field + ": there is no level " + brick.level());
            Shape shape = brick.shape();
            for (int part = 0; part < shape.size(); part++) {
                int x = brick.x() + shape.dx(part);
                int y = brick.y() + shape.dy(part);
                require(
                        x >= 0 && y >= 0 && x < terrain.width() && y < terrain.height(),
                        field + ": " + x + "," + y + " is not on the island");
                require(board.at(brick.level(), x, y) == 0, field + ": something lies on " + x + "," + y + " already");
            }
            require(
                    entry.building() == 0
                            || written.buildings().exists(building -> building.number() == entry.building()),
                    field + ": there is no building " + entry.building());
            board = board.with(entry.owner().index(), brick, entry.building());
        }
        return board;
    }

    private Building building(BuildingEntry entry, int index) {
        String field = "buildings[" + index + "]";
        require(
                entry.plan() >= 0
                        && entry.plan() < realm.plans().size()
                        && realm.plans().get(entry.plan()).blueprint().id().equals(entry.name()),
                field + ".plan: " + entry.plan() + " is not a plan of '" + entry.name() + "'");
        require(
                entry.form() >= 0
                        && entry.form()
                                < realm.plans().get(entry.plan()).forms().size(),
                field + ".form: there is no form " + entry.form());
        require(entry.number() > 0, field + ".number: buildings are numbered from 1");
        long territories = 0;
        for (String name : entry.territories()) {
            territories |= 1L << territory(field + ".territories", name);
        }
        return new Building(
                entry.number(),
                entry.owner(),
                entry.plan(),
                entry.form(),
                entry.x(),
                entry.y(),
                entry.base(),
                territories,
                entry.original(),
                entry.card().map(id -> card(field + ".card", id)).getOrElse(Building.NO_CARD));
    }

    /** The bricks of a building lie where its form says. */
    private void standing(FireTable table, Building building, int index) {
        BuildingForm form = realm.plans().get(building.plan()).forms().get(building.form());
        for (int level = 0; level < form.levels(); level++) {
            for (int cell = 0; cell < form.size(level); cell++) {
                int x = building.x() + form.dx(level, cell);
                int y = building.y() + form.dy(level, cell);
                int at = building.base() + 1 + level;
                boolean there = x >= 0
                        && y >= 0
                        && x < terrain.width()
                        && y < terrain.height()
                        && at >= 1
                        && at <= Board.MOST_LEVELS
                        && Board.building(table.board().at(at, x, y)) == building.number();
                require(there, "buildings[" + index + "]: its bricks do not lie where it stands");
            }
        }
    }

    private static Counts elements(String field, Map<Element, Integer> numbers) {
        Counts counts = Counts.none(Element.ALL.size());
        for (Element element : Element.ALL) {
            int number = numbers.get(element).getOrElse(0);
            require(
                    number >= 0 && number <= Element.OF_EACH_KIND,
                    field + ": " + number + " of a kind are not possible");
            counts = counts.plus(element.ordinal(), number);
        }
        return counts;
    }

    private int card(String field, String id) {
        int number = realm.catalog().cards().indexWhere(card -> card.id().equals(id));
        require(number >= 0, field + ": there is no card '" + id + "'");
        return number;
    }

    private CardPlaces cards() {
        WrittenIsland.CardEntries cards = written.cards();
        require(cards.hands().size() == realm.players(), "cards.hands: one for each player");
        require(cards.thrown().size() == realm.players(), "cards.thrown: one for each player");
        return new CardPlaces(
                cards.full(),
                pile("cards.deck", cards.deck()),
                cards.hands().map(pile -> pile("cards.hands", pile)),
                counts("cards.open", cards.open()),
                cards.thrown().map(pile -> pile("cards.thrown", pile)));
    }

    private CardPile pile(String field, PileEntry pile) {
        require(pile.hidden() >= 0, field + ".hidden: " + pile.hidden() + " cards are not possible");
        return new CardPile(counts(field + ".known", pile.known()), pile.hidden());
    }

    private Counts counts(String field, Array<String> ids) {
        Counts counts = Counts.none(realm.cards());
        for (String id : ids) {
            counts = counts.plus(card(field, id), 1);
        }
        return counts;
    }

    /** LAW-2, as far as it can be seen. */
    private void copies(FireTable table) {
        CardPlaces cards = table.cards();
        Counts known = cards.open().plus(cards.deck().known());
        int all = cards.deck().size() + cards.discarded();
        for (CardPile hand : cards.hands()) {
            known = known.plus(hand.known());
            all += hand.size();
        }
        for (CardPile pile : cards.thrown()) {
            known = known.plus(pile.known());
        }
        int copies = 0;
        for (int card = 0; card < realm.cards(); card++) {
            int number = card;
            int faceUp = table.buildings().count(building -> building.card() == number);
            require(
                    known.of(card) + faceUp <= realm.card(card).copies(),
                    "cards: there are only " + realm.card(card).copies() + " of "
                            + realm.card(card).id());
            copies += realm.card(card).copies() - faceUp;
        }
        require(all == copies, "cards: " + copies + " cards do not lie before players, not " + all);
    }

    private TurnState turn() {
        TurnEntry turn = written.turn();
        int resting = 0;
        for (PlayerId player : turn.resting()) {
            resting |= 1 << player.index();
        }
        require(
                Math.min(Math.min(turn.turns(), turn.trades()), Math.min(turn.mills(), turn.offers())) >= 0
                        && turn.discards() >= 0,
                "turn: a number is below zero");
        return new TurnState(
                turn.first(),
                turn.active(),
                turn.turns(),
                turn.trades(),
                turn.mills(),
                turn.discards(),
                turn.offers(),
                resting);
    }
}
