package io.github.casemate.testkit.siege.laws;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Crew;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Changes a table so that nothing is lost or made: pieces go from a place to another. Such a table keeps most laws and
 * so gets further than one that is changed blindly.
 */
final class ForgedTables {

    private final SplitMix64 random;

    ForgedTables(SplitMix64 random) {
        this.random = random;
    }

    Table changed(Table table) {
        PlayerId player = PlayerId.of(random.nextInt(table.players().size()));
        return switch (random.nextInt(10)) {
            case 0, 1 -> colonist(table, player);
            case 2 -> stone(table, player);
            case 3, 4 -> card(table, player);
            case 5 -> enter(table, player);
            case 6 -> fleet(table, player);
            case 7 -> small(table, player);
            case 8 -> knowledge(table, player);
            default -> dice(table);
        };
    }

    private Table colonist(Table table, PlayerId player) {
        Array<Card> cards = table.inPlay();
        if (cards.isEmpty()) {
            return table;
        }
        Card from = one(cards);
        Card to = one(cards);
        Table left = table.player(player).home() > 0 && random.nextBoolean()
                ? table.change(player, side -> side.withHome(side.home() - 1))
                : table.crew(from).count(player) > 0 ? table.changeCrew(from, crew -> crew.minus(player, 1)) : table;
        return left == table
                ? table
                : random.nextInt(3) == 0
                        ? left.change(player, side -> side.withHome(side.home() + 1))
                        : left.changeCrew(to, crew -> crew.plus(player, 1));
    }

    private Table stone(Table table, PlayerId player) {
        StoneColor color = StoneColor.at(random.nextInt(StoneColor.count()));
        Array<Fort> forts = table.players().flatMap(PlayerState::forts);
        if (forts.isEmpty() || random.nextInt(3) == 0) {
            return table.supply().has(color)
                    ? table.withSupply(table.supply().minus(color, 1))
                            .change(
                                    player,
                                    side -> side.withSupply(side.supply().plus(color, 1)))
                    : table;
        }
        Fort fort = one(forts);
        int space = random.nextInt(fort.card().fortLayout().size());
        StoneColor there = fort.wall().at(space);
        if (there != null) {
            return table.with(
                    fort.withWall(fort.wall().minus(space)), table.supply().plus(there, 1));
        }
        return table.supply().has(color)
                ? table.with(
                        fort.withWall(fort.wall().plus(space, color)),
                        table.supply().minus(color, 1))
                : table;
    }

    private Table card(Table table, PlayerId player) {
        Deck deck = one(table.decks());
        Card card = one(deck.cards());
        CardSet moved = CardSet.NONE.plus(card);
        if (table.owner(card).isDefined()) {
            return table;
        }
        Deck left = deck.withUndrawn(without(deck.undrawn(), moved))
                .withDiscard(deck.discard().minus(moved))
                .withRemoved(deck.removed().minus(moved))
                .withHands(deck.hands().map(pile -> without(pile, moved)))
                .withSetAside(deck.setAside().map(pile -> without(pile, moved)));
        if (random.nextBoolean()) {
            left = left.withJustDrawn(without(deck.justDrawn(), moved))
                    .withKnown(deck.known().map(set -> set.minus(moved)))
                    .withPubliclyKnown(deck.publiclyKnown().minus(moved))
                    .withInHandsAtRefill(deck.inHandsAtRefill().minus(moved));
        }
        Deck now = switch (random.nextInt(6)) {
            case 0 -> left.withUndrawn(left.undrawn().plus(Pile.of(moved)));
            case 1 -> left.withDiscard(left.discard().plus(moved));
            case 2 -> left.withRemoved(left.removed().plus(moved));
            case 3 ->
                left.withSetAside(left.setAside()
                        .update(
                                player.index(),
                                left.setAside().get(player.index()).plus(Pile.of(moved))));
            case 4 -> left.takeUp(player, card);
            default -> left.takeUp(player, card).withJustDrawn(Pile.of(moved));
        };
        return table.changeDeck(deck.id(), same -> now);
    }

    /** What is noted of a card in a hand changes, or the card goes from there to another hand or aside. */
    private Table knowledge(Table table, PlayerId player) {
        Deck deck = one(table.decks());
        CardSet hand = deck.hand(player).known();
        if (hand.isEmpty()) {
            return table;
        }
        Card card = deck.cards().get(hand.at(random.nextInt(hand.size())));
        PlayerId other = one(table.opponents(player));
        CardSet some = random.nextBoolean() ? hand : CardSet.of(card);
        Deck now = switch (random.nextInt(7)) {
            case 0 -> deck.withJustDrawn(Pile.of(some));
            case 1 -> deck.withPubliclyKnown(deck.publiclyKnown().plus(some));
            case 2 -> deck.withInHandsAtRefill(deck.inHandsAtRefill().plus(some));
            case 3 -> deck.layAside(player, Pile.of(card));
            case 4 -> deck.take(player, other, Pile.of(card));
            default -> deck.look(other, player, Pile.of(some));
        };
        return table.changeDeck(deck.id(), same -> now);
    }

    /** A card of the deck comes into play, or one in play goes to the deck. */
    private Table enter(Table table, PlayerId player) {
        CardSet undrawn = table.main().undrawn().known();
        Array<Card> bare = table.inPlay()
                .filter(card -> table.crew(card).isEmpty()
                        && (card.type() != CardType.FORT
                                || (table.fort(card).stones() == 0
                                        && table.fort(card).buildings().isEmpty())));
        if (!bare.isEmpty() && random.nextBoolean()) {
            Card card = one(bare);
            return table.leave(card)
                    .changeDeck(
                            Deck.MAIN, deck -> deck.withUndrawn(deck.undrawn().plus(Pile.of(card))));
        }
        if (undrawn.isEmpty()) {
            return table;
        }
        Card card = table.main().cards().get(undrawn.at(random.nextInt(undrawn.size())));
        Table left = table.changeDeck(Deck.MAIN, deck -> deck.withUndrawn(without(deck.undrawn(), CardSet.of(card))));
        Array<Fort> forts = table.player(player).forts();
        return switch (card.type()) {
            case FORT -> left.enter(Fort.of(card, player));
            case SHIP -> left.enter(new BuiltCard(card, Crew.NONE, 0), player);
            default -> forts.isEmpty() ? table : left.enter(new BuiltCard(card, Crew.NONE, 0), one(forts));
        };
    }

    private Table fleet(Table table, PlayerId player) {
        Table home = table;
        for (Fort fort : table.players().flatMap(PlayerState::forts)) {
            if (fort.hasFleet(player)) {
                home = home.changeFort(fort.card(), same -> same.withFleet(Option.none()));
            }
        }
        Array<Fort> forts = home.opponents(player).map(home::player).flatMap(PlayerState::forts);
        return forts.isEmpty() ? home : home.changeFort(one(forts).card(), same -> same.withFleet(Option.some(player)));
    }

    private Table small(Table table, PlayerId player) {
        return switch (random.nextInt(5)) {
            case 0 -> table.change(player, side -> side.withCoins(random.nextInt(30)));
            case 1 -> table.withTurn(random.nextInt(200));
            case 2 -> table.withActive(player);
            case 3 -> table.withLastAttack(Option.none());
            default ->
                table.change(
                        player, side -> side.withShips(side.ships().map(ship -> ship.withUsed(random.nextInt(4)))));
        };
    }

    private Table dice(Table table) {
        return table.changeAttack(attack -> switch (random.nextInt(4)) {
            case 0 -> attack.withRolling(random.nextInt(9));
            case 1 -> attack.withRerolls(random.nextInt(5));
            case 2 -> attack.withFort(Option.none()).withDefender(Option.none()).withColor(Option.none());
            default -> attack.withColor(Option.some(StoneColor.at(random.nextInt(StoneColor.count()))));
        });
    }

    private static Pile without(Pile pile, CardSet cards) {
        return Pile.of(pile.known().minus(cards));
    }

    private <T> T one(Array<T> values) {
        return values.get(random.nextInt(values.size()));
    }
}
