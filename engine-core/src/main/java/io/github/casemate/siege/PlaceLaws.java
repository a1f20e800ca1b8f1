package io.github.casemate.siege;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Crew;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;

/** LAW-11 and what goes with it: which cards can lie where, and what can be on them. */
final class PlaceLaws {

    /** The most colonists, uses and the like that can be counted on one card. */
    private static final int MOST = PlayerState.COLONISTS;

    private final Table table;
    private final Problems found;

    private PlaceLaws(Table table, Problems found) {
        this.table = table;
        this.found = found;
    }

    static void check(Table table, Problems found) {
        int cards = table.decks().map(deck -> deck.cards().size()).sum().intValue();
        if (table.inPlay().size() > cards) {
            found.require(false, "LAW-3", "players", () -> "there are more cards on the table than in the game");
            return;
        }
        PlaceLaws laws = new PlaceLaws(table, found);
        for (PlayerState side : table.players()) {
            String field = "players[" + side.id().index() + "]";
            laws.side(side, field);
            for (int place = 0; place < side.forts().size(); place++) {
                laws.fort(side, side.forts().get(place), field + ".forts[" + place + "]");
            }
            laws.posts(side.ships(), CardType.SHIP, field + ".ships");
        }
    }

    private void side(PlayerState side, String field) {
        List<Card> inPlay = new ArrayList<>();
        for (Fort fort : side.forts()) {
            inPlay.add(fort.card());
            fort.buildings().forEach(building -> inPlay.add(building.card()));
        }
        side.ships().forEach(ship -> inPlay.add(ship.card()));
        found.require(
                side.order().size() == inPlay.size()
                        && inPlay.containsAll(side.order().asJava())
                        && isDistinct(side.order()),
                "LAW-3",
                field + ".order",
                () -> "it does not list exactly the cards that " + side.id() + " has on the table");
        int fleets = 0;
        for (PlayerState other : table.players()) {
            fleets += other.forts().count(fort -> fort.hasFleet(side.id()));
        }
        found.require(fleets <= 1, "LAW-11", field, () -> "the fleet of " + side.id() + " lies in several places");
    }

    private void fort(PlayerState side, Fort fort, String field) {
        card(fort.card(), CardType.FORT, field);
        crew(fort.crew(), field);
        posts(fort.buildings(), CardType.BUILDING, field + ".buildings");
        found.require(
                fort.owner().equals(side.id()),
                "LAW-11",
                field + ".owner",
                () -> fort.card() + " belongs to another player");
        found.require(
                fort.fleet().forAll(player -> player.index() < table.players().size() && !player.equals(side.id())),
                "LAW-11",
                field + ".fleet",
                () -> "the fleet at " + fort.card() + " belongs to nobody, or to the owner of the fort");
        found.require(
                fort.room() >= 0, "LAW-11", field + ".crew", () -> "there are too many colonists on " + fort.card());
        found.require(
                fort.card().layout().isEmpty()
                        || (Integer.bitCount(fort.wall().mask()) == fort.stones()
                                && fort.wall().mask()
                                                >>> fort.card().fortLayout().size()
                                        == 0),
                "LAW-11",
                field + ".wall",
                () -> "a stone of " + fort.card() + " is on another stone, or outside of the fort");
    }

    private void posts(Array<BuiltCard> posts, CardType type, String field) {
        for (int place = 0; place < posts.size(); place++) {
            BuiltCard post = posts.get(place);
            String here = field + "[" + place + "]";
            card(post.card(), type, here);
            crew(post.crew(), here);
            found.require(
                    post.used() >= 0 && post.used() <= MOST,
                    "LAW-11",
                    here + ".used",
                    () -> post.card() + " has been used " + post.used() + " times");
        }
    }

    private void card(Card card, CardType type, String field) {
        found.require(
                card.type() == type && table.decks().exists(deck -> deck.owns(card)),
                "LAW-3",
                field + ".card",
                () -> card + " is not a " + type + " of this game");
    }

    private void crew(Crew crew, String field) {
        found.require(
                isSeated(crew, table),
                "LAW-2",
                field + ".crew",
                () -> "there are colonists that belong to nobody: " + crew);
    }

    /** Whether all colonists that are counted belong to players at the table. */
    static boolean isSeated(Crew crew, Table table) {
        return crew.keeping(table.players().size()).equals(crew);
    }

    private static boolean isDistinct(Seq<Card> cards) {
        return cards.toSet().size() == cards.size();
    }
}
