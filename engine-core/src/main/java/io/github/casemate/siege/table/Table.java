package io.github.casemate.siege.table;

import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.box.Variants;
import io.vavr.collection.Array;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Everything that lies on the table, as it is or, with holes, as one player sees it.
 *
 * <p>It is one long class because it is one value: the questions about it and the changes to it belong together, and
 * half of it is documentation.
 */
@Value.Immutable
public abstract class Table implements WithTable {

    /** The players in turn order, by their number and by who comes first. */
    private static final Array<Array<Array<PlayerId>>> ROUNDS = Array.rangeClosed(0, Crew.MOST_PLAYERS)
            .map(count -> Array.range(0, count)
                    .map(first -> Array.range(0, count).map(i -> PlayerId.of((first + i) % count))));

    private static final Array<Array<Array<PlayerId>>> OPPONENTS = ROUNDS.map(rounds -> rounds.map(Array::tail));

    Table() {}

    /** {@return the variants that are played} */
    @Value.Auxiliary
    public abstract Variants variants();

    /** {@return the sides of the players, by seat} */
    public abstract Array<PlayerState> players();

    /** {@return the general supply} */
    public abstract Stones supply();

    /** {@return all decks; the first is the main deck} */
    public abstract Array<Deck> decks();

    /** {@return whose turn it is} */
    public abstract PlayerId active();

    /** {@return how many turns have begun; zero during set-up} */
    public abstract int turn();

    /** {@return the attack that is going on} */
    public final Option<AttackState> attack() {
        return Option.of(currentAttack());
    }

    /** The attack that is going on, or null: it changes often, and an option for each change would be a waste. */
    abstract @Nullable AttackState currentAttack();

    /**
     * The most recent attack that is over: its dice stay on the table until they are rolled again.
     *
     * <p>No rule reads it, but it is part of equality. {@link io.github.casemate.kernel.Rules Rules} promise that
     * different options lead to different states. An attacker who chooses between two colours, where the fort has
     * stones of neither and the supply is empty, changes nothing by the choice; if the attack left no trace, both
     * answers would lead to equal states. RUL-37 demands the choice, so it cannot be left out. A search that wants to
     * merge positions that play the same has to compare tables without it.
     *
     * @return the attack as it ended, or none before the first
     */
    public abstract Option<AttackState> lastAttack();

    /**
     * How the game ended.
     *
     * @return the end, or none while it goes on
     */
    public abstract Option<Ending> ending();

    /** {@return the slices of rule modules, by the id of their keys} */
    public abstract SortedMap<String, Object> slices();

    /** {@return the abilities of the cards in play, and the rules that always hold} */
    @Value.Auxiliary
    public abstract AbilityIndex abilities();

    /**
     * {@return a table with nothing on it but the players' sides}
     *
     * @param variants the variants that are played
     * @param players how many players there are
     * @param supply the general supply
     * @param decks the decks, the main deck first
     */
    public static Table of(Variants variants, int players, Stones supply, Array<Deck> decks) {
        return ImmutableTable.builder()
                .variants(variants)
                .players(Array.tabulate(players, seat -> PlayerState.of(PlayerId.of(seat))))
                .supply(supply)
                .decks(decks)
                .active(PlayerId.of(0))
                .turn(0)
                .currentAttack(null)
                .lastAttack(Option.none())
                .ending(Option.none())
                .slices(TreeMap.empty())
                .abilities(AbilityIndex.EMPTY)
                .build();
    }

    // ---- queries ----

    /**
     * {@return a player's side}
     *
     * @param player the player
     * @throws IllegalArgumentException if nobody has that seat
     */
    public final PlayerState player(PlayerId player) {
        return players().get(player.requireAmong(players().size()));
    }

    /**
     * {@return the attack that is going on}
     *
     * @throws IllegalStateException if there is none
     */
    public final AttackState requireAttack() {
        AttackState attack = currentAttack();
        if (attack == null) {
            throw new IllegalStateException("there is no attack");
        }
        return attack;
    }

    /**
     * The players in turn order.
     *
     * @param first who comes first
     * @return everybody, beginning with that player
     */
    public final Array<PlayerId> playersFrom(PlayerId first) {
        return ROUNDS.get(players().size()).get(first.requireAmong(players().size()));
    }

    /**
     * The opponents of a player in turn order.
     *
     * @param player the player
     * @return everybody else, beginning with the left neighbour
     */
    public final Array<PlayerId> opponents(PlayerId player) {
        return OPPONENTS.get(players().size()).get(player.requireAmong(players().size()));
    }

    /**
     * {@return whom the attack is against: the defender, or in Open Waters every opponent of the attacker (RUL-4)}
     *
     * @throws IllegalStateException if there is no attack
     */
    public final Array<PlayerId> attackedPlayers() {
        AttackState attack = requireAttack();
        return attack.defender().isDefined() ? Array.of(attack.defender().get()) : opponents(attack.attacker());
    }

    /**
     * {@return who comes after a player}
     *
     * @param player the player
     */
    public final PlayerId next(PlayerId player) {
        return PlayerId.of((player.index() + 1) % players().size());
    }

    /** {@return the deck of forts, buildings and ships} */
    public final Deck main() {
        return decks().head();
    }

    /**
     * {@return a deck}
     *
     * @param id its id
     * @throws IllegalArgumentException if there is none
     */
    public final Deck deck(String id) {
        for (Deck deck : decks()) {
            if (deck.id().equals(id)) {
                return deck;
            }
        }
        throw new IllegalArgumentException("there is no deck '" + Excerpt.part(id) + "'");
    }

    /**
     * {@return a fort on the table}
     *
     * @param card its card
     * @throws IllegalArgumentException if it is not on the table
     */
    public final Fort fort(Card card) {
        for (int seat = 0; seat < players().size(); seat++) {
            PlayerState side = players().get(seat);
            int place = side.placeOf(card);
            if (place >= 0) {
                return side.forts().get(place);
            }
        }
        throw new IllegalArgumentException("there is no fort " + card.name() + " on the table");
    }

    /**
     * A fort, if it is on the table.
     *
     * @param card its card
     * @return the fort or none
     */
    public final Option<Fort> findFort(Card card) {
        for (PlayerState side : players()) {
            int place = side.placeOf(card);
            if (place >= 0) {
                return Option.some(side.forts().get(place));
            }
        }
        return Option.none();
    }

    /**
     * {@return whose card it is, if it is on the table}
     *
     * @param card a card
     */
    public final Option<PlayerId> owner(Card card) {
        for (PlayerState side : players()) {
            if (holds(side, card)) {
                return Option.some(side.id());
            }
        }
        return Option.none();
    }

    /**
     * The fort that a building stands below.
     *
     * @param building the building's card
     * @return the fort, or none if the card is not a building on the table
     */
    public final Option<Fort> fortAbove(Card building) {
        for (PlayerState side : players()) {
            for (Fort fort : side.forts()) {
                for (BuiltCard below : fort.buildings()) {
                    if (below.card().is(building)) {
                        return Option.some(fort);
                    }
                }
            }
        }
        return Option.none();
    }

    /**
     * {@return who is on a card}
     *
     * @param card a card on the table
     * @throws IllegalArgumentException if it is not on the table
     */
    public final Crew crew(Card card) {
        if (card.type() == CardType.FORT) {
            return fort(card).crew();
        }
        for (PlayerState side : players()) {
            for (BuiltCard ship : side.ships()) {
                if (ship.card().is(card)) {
                    return ship.crew();
                }
            }
            for (Fort fort : side.forts()) {
                for (BuiltCard building : fort.buildings()) {
                    if (building.card().is(card)) {
                        return building.crew();
                    }
                }
            }
        }
        throw new IllegalArgumentException(card.name() + " is not on the table");
    }

    /**
     * Every ship and building on the table.
     *
     * @return the ships and buildings, player by player
     */
    public final Array<BuiltCard> shipsAndBuildings() {
        return players().flatMap(side -> side.ships().appendAll(side.forts().flatMap(Fort::buildings)));
    }

    /**
     * Every card on the table.
     *
     * @return forts, buildings and ships of all players
     */
    public final Array<Card> inPlay() {
        return players()
                .flatMap(side -> side.forts().map(Fort::card))
                .appendAll(shipsAndBuildings().map(BuiltCard::card));
    }

    /**
     * The cards whose place a player does not know: those that are neither face up nor known to be somewhere.
     *
     * @param deck one of the decks
     * @return all its cards that this table does not show
     */
    public final CardSet unseen(Deck deck) {
        CardSet seen = deck.discard().plus(deck.removed()).plus(deck.undrawn().known());
        for (Pile hand : deck.hands()) {
            seen = seen.plus(hand.known());
        }
        for (Pile pile : deck.setAside()) {
            seen = seen.plus(pile.known());
        }
        for (Card card : inPlay()) {
            if (deck.owns(card)) {
                seen = seen.plus(card);
            }
        }
        return CardSet.first(deck.cards().size()).minus(seen);
    }

    /**
     * {@return the slice of a rule module}
     *
     * @param <T> what it is
     * @param key its key
     * @throws IllegalArgumentException if the module is not in play
     */
    public final <T> T slice(StateKey<T> key) {
        return slices().get(key.id())
                .map(key.type()::cast)
                .getOrElseThrow(() -> new IllegalArgumentException("there is no slice '" + key.id() + "'"));
    }

    // ---- the table as one player sees it ----

    /**
     * {@return the table as a player knows it}
     *
     * @param player who looks
     */
    public final Table view(PlayerId player) {
        return withDecks(decks().map(deck -> deck.view(player)));
    }

    // ---- changes, for events ----

    /**
     * A change of a player's side.
     *
     * @param player the player
     * @param change what changes
     * @return the table after it
     */
    public final Table change(PlayerId player, UnaryOperator<PlayerState> change) {
        return with(change.apply(player(player)));
    }

    /**
     * {@return this table with a new state of a player's side}
     *
     * @param side the side
     */
    public final Table with(PlayerState side) {
        return withPlayers(players().update(side.id().index(), side));
    }

    /**
     * A turn begins.
     *
     * @param player whose turn it is
     * @param number its number
     * @return the table after it
     */
    public final Table turnOf(PlayerId player, int number) {
        return copy(players(), supply(), player, number, currentAttack(), lastAttack(), abilities());
    }

    /**
     * An attack begins.
     *
     * @param attack the attack
     * @param side the side of the defender
     * @return the table after it
     */
    public final Table attacked(AttackState attack, PlayerState side) {
        return copy(
                players().update(side.id().index(), side),
                supply(),
                active(),
                turn(),
                attack,
                lastAttack(),
                abilities());
    }

    /**
     * An attack begins, and no fleet moves: in Open Waters.
     *
     * @param attack the attack
     * @return the table after it
     */
    public final Table attacked(AttackState attack) {
        return withCurrentAttack(attack);
    }

    /**
     * {@return whether a player is attacking}
     *
     * @param player the player
     */
    public final boolean isAttacker(PlayerId player) {
        AttackState attack = currentAttack();
        return attack != null && attack.attacker().equals(player);
    }

    /**
     * The attack that is going on becomes the last one.
     *
     * @return the table after it
     */
    public final Table attackEnded() {
        return copy(players(), supply(), active(), turn(), null, attack(), abilities());
    }

    /**
     * A change of a fort.
     *
     * @param card the fort's card
     * @param change what changes
     * @return the table after it
     * @throws IllegalArgumentException if it is not on the table
     */
    public final Table changeFort(Card card, UnaryOperator<Fort> change) {
        return with(change.apply(fort(card)), supply());
    }

    /**
     * {@return this table with a new state of a fort and of the general supply}
     *
     * @param fort the fort
     * @param supply the general supply
     * @throws IllegalArgumentException if the fort is not on the table
     */
    public final Table with(Fort fort, Stones supply) {
        PlayerState side = player(fort.owner());
        return with(side.with(fort, side.home(), side.supply()), supply, abilities());
    }

    /**
     * A change of a ship or building.
     *
     * @param card its card
     * @param change what changes
     * @return the table after it
     * @throws IllegalArgumentException if it is not on the table
     */
    public final Table changePost(Card card, UnaryOperator<BuiltCard> change) {
        if (card.type() == CardType.SHIP) {
            PlayerId owner = ownerOf(card);
            return change(owner, side -> side.withShips(changed(side.ships(), card, change)));
        }
        Fort above = fortAbove(card)
                .getOrElseThrow(() -> new IllegalArgumentException(card.name() + " is not on the table"));
        return changeFort(above.card(), fort -> fort.withBuildings(changed(fort.buildings(), card, change)));
    }

    /**
     * A change of the crew on a card.
     *
     * @param card the card
     * @param change what changes
     * @return the table after it
     */
    public final Table changeCrew(Card card, UnaryOperator<Crew> change) {
        return card.type() == CardType.FORT
                ? changeFort(card, fort -> fort.withCrew(change.apply(fort.crew())))
                : changePost(card, post -> post.withCrew(change.apply(post.crew())));
    }

    /**
     * A change of a deck.
     *
     * @param id the deck's id
     * @param change what changes
     * @return the table after it
     */
    public final Table changeDeck(String id, UnaryOperator<Deck> change) {
        for (int place = 0; place < decks().size(); place++) {
            if (decks().get(place).id().equals(id)) {
                Deck changed = change.apply(decks().get(place));
                return withDecks(decks().size() == 1 ? Array.of(changed) : decks().update(place, changed));
            }
        }
        throw new IllegalArgumentException("there is no deck '" + Excerpt.part(id) + "'");
    }

    /**
     * A change of the attack that is going on.
     *
     * @param change what changes
     * @return the table after it
     */
    public final Table changeAttack(UnaryOperator<AttackState> change) {
        AttackState attack = currentAttack();
        return attack == null ? this : withCurrentAttack(change.apply(attack));
    }

    /**
     * A change of a rule module's slice.
     *
     * @param <T> what it is
     * @param key its key
     * @param value the new value
     * @return the table after it
     */
    public final <T> Table withSlice(StateKey<T> key, T value) {
        return withSlices(slices().put(key.id(), value));
    }

    /**
     * A fort comes into play.
     *
     * @param fort the fort
     * @return the table after it
     */
    public final Table enter(Fort fort) {
        PlayerState side = player(fort.owner());
        return entered(fort.card(), side, side.forts().append(fort), side.ships(), Option.some(fort.card()));
    }

    /**
     * A building comes into play.
     *
     * @param building the building
     * @param above the fort it stands below, as it is after it has paid for the building
     * @return the table after it
     */
    public final Table enter(BuiltCard building, Fort above) {
        PlayerState side = player(above.owner());
        Fort built = above.withBuildings(above.buildings().append(building));
        PlayerState after = side.with(built, side.home(), side.supply());
        return entered(building.card(), side, after.forts(), side.ships(), Option.some(above.card()));
    }

    /**
     * A ship comes into play.
     *
     * @param ship the ship
     * @param owner whose it is
     * @return the table after it
     */
    public final Table enter(BuiltCard ship, PlayerId owner) {
        PlayerState side = player(owner);
        return entered(ship.card(), side, side.forts(), side.ships().append(ship), Option.none());
    }

    /**
     * A card leaves play, with the colonists on it. The buildings below a fort leave with it.
     *
     * @param card the card
     * @return the table after it; the same if the card is not on it
     */
    public final Table leave(Card card) {
        Option<PlayerId> owner = owner(card);
        if (owner.isEmpty()) {
            return this;
        }
        if (card.type() == CardType.FORT && !fort(card).buildings().isEmpty()) {
            return leave(fort(card).buildings().last().card()).leave(card);
        }
        PlayerState side = player(owner.get());
        Array<Fort> forts = side.forts();
        Array<BuiltCard> ships = side.ships();
        switch (card.type()) {
            case FORT -> forts = forts.reject(fort -> fort.card().is(card));
            case SHIP -> ships = rest(ships, card);
            default -> {
                Fort above = fortAbove(card).get();
                Fort after = above.withBuildings(rest(above.buildings(), card));
                forts = side.with(after, side.home(), side.supply()).forts();
            }
        }
        return with(side.left(card, forts, ships), supply(), abilities().minus(card));
    }

    /**
     * The index of abilities rebuilt from the cards on the table.
     *
     * @param rules the rules that always hold
     * @return an index equal to the one that is kept
     */
    public final AbilityIndex rebuiltIndex(Iterable<? extends Ability> rules) {
        AbilityIndex index = AbilityIndex.EMPTY.plusRules(rules);
        for (PlayerState side : players()) {
            for (Card card : side.order()) {
                Option<Card> fort = card.type() == CardType.FORT
                        ? Option.some(card)
                        : fortAbove(card).map(Fort::card);
                index = index.plus(card, new Source(Option.some(side.id()), Option.some(card), fort));
            }
        }
        return index;
    }

    private Table entered(Card card, PlayerState side, Array<Fort> forts, Array<BuiltCard> ships, Option<Card> fort) {
        Source source = new Source(Option.some(side.id()), Option.some(card), fort);
        return with(side.entered(card, forts, ships), supply(), abilities().plus(card, source));
    }

    private Table with(PlayerState side, Stones supply, AbilityIndex abilities) {
        return copy(
                players().update(side.id().index(), side),
                supply,
                active(),
                turn(),
                currentAttack(),
                lastAttack(),
                abilities);
    }

    /** Makes a single copy for things that change together. */
    private Table copy(
            Array<PlayerState> players,
            Stones supply,
            PlayerId active,
            int turn,
            @Nullable AttackState attack,
            Option<AttackState> lastAttack,
            AbilityIndex abilities) {
        return ImmutableTable.of(
                variants(), players, supply, decks(), active, turn, attack, lastAttack, ending(), slices(), abilities);
    }

    private static Array<BuiltCard> rest(Array<BuiltCard> posts, Card card) {
        return posts.reject(post -> post.card().is(card));
    }

    private PlayerId ownerOf(Card card) {
        return owner(card).getOrElseThrow(() -> new IllegalArgumentException(card.name() + " is not on the table"));
    }

    private static boolean holds(PlayerState side, Card card) {
        if (card.type() == CardType.SHIP) {
            return side.ships().exists(ship -> ship.card().is(card));
        }
        for (Fort fort : side.forts()) {
            if (fort.card().is(card)
                    || fort.buildings().exists(below -> below.card().is(card))) {
                return true;
            }
        }
        return false;
    }

    private static Array<BuiltCard> changed(Array<BuiltCard> posts, Card card, UnaryOperator<BuiltCard> change) {
        for (int place = 0; place < posts.size(); place++) {
            if (posts.get(place).card().is(card)) {
                return posts.update(place, change.apply(posts.get(place)));
            }
        }
        throw new IllegalArgumentException(card.name() + " is not on the table");
    }
}
