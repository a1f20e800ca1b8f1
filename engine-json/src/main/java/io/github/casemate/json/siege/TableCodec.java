package io.github.casemate.json.siege;

import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Fields;
import io.github.casemate.json.codec.ListCodec;
import io.github.casemate.json.codec.MappedCodec;
import io.github.casemate.json.codec.NameCodec;
import io.github.casemate.json.codec.ObjectCodec;
import io.github.casemate.json.codec.OptionCodec;
import io.github.casemate.json.codec.Values;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.SortedMap;
import io.vavr.control.Option;

/**
 * A table, full or with gaps. What follows from the ruleset is not written: the variants, which cards a deck has, and
 * what cards can do.
 */
final class TableCodec {

    private static final int MUCH = 1_000_000;

    private final SiegeCodecs codecs;
    private final Table layout;

    private TableCodec(SiegeCodecs codecs, Table layout) {
        this.codecs = codecs;
        this.layout = layout;
    }

    static Codec<Table> of(SiegeCodecs codecs, Table layout) {
        return new TableCodec(codecs, layout).table();
    }

    private Codec<Table> table() {
        return ObjectCodec.of(this::made)
                .with("turn", Values.between(0, MUCH), Table::turn)
                .with("active", codecs.seat, Table::active)
                .with("supply", codecs.stones, Table::supply)
                .with(
                        "players",
                        alike(player(), layout.players().map(PlayerState::id), PlayerState::id),
                        Table::players)
                .with("decks", alike(deck(), layout.decks().map(Deck::id), Deck::id), Table::decks)
                .with("attack", new OptionCodec<>(attackState()), Table::attack)
                .with("lastAttack", new OptionCodec<>(attackState()), Table::lastAttack)
                .with("ending", new OptionCodec<>(ending()), Table::ending)
                .with("slices", SlicesCodec.of(codecs, layout.slices()), Table::slices);
    }

    private Table made(Fields all) {
        Table table = layout.withTurn(all.get("turn"))
                .withActive(all.get("active"))
                .withSupply(all.get("supply"))
                .withPlayers(all.<Array<PlayerState>>get("players"))
                .withDecks(all.<Array<Deck>>get("decks"))
                .withLastAttack(all.<Option<AttackState>>get("lastAttack"))
                .withEnding(all.<Option<Ending>>get("ending"))
                .withSlices(all.<SortedMap<String, Object>>get("slices"));
        return all.<Option<AttackState>>get("attack").map(table::attacked).getOrElse(table);
    }

    private Codec<PlayerState> player() {
        return ObjectCodec.<PlayerState>of(all -> PlayerState.of(all.get("id"))
                        .withHome(all.get("home"))
                        .withCoins(all.get("coins"))
                        .withSupply(all.get("supply"))
                        .withForts(all.<Array<Fort>>get("forts"))
                        .withShips(all.<Array<BuiltCard>>get("ships"))
                        .withOrder(all.get("order")))
                .with("id", codecs.seat, PlayerState::id)
                .with("home", Values.between(0, PlayerState.COLONISTS), PlayerState::home)
                .with("coins", Values.between(0, MUCH), PlayerState::coins)
                .with("supply", codecs.stones, PlayerState::supply)
                .with("forts", ListCodec.of(fort()), PlayerState::forts)
                .with("ships", ListCodec.of(post()), PlayerState::ships)
                .with("order", ListCodec.of(codecs.card), PlayerState::order);
    }

    private Codec<Fort> fort() {
        return ObjectCodec.<Fort>of(all -> Fort.of(all.get("card"), all.get("owner"))
                        .withWall(all.get("wall"))
                        .withCrew(all.get("crew"))
                        .withBuildings(all.<Array<BuiltCard>>get("buildings"))
                        .withFleet(all.get("fleet")))
                .with("card", codecs.card, Fort::card)
                .with("owner", codecs.seat, Fort::owner)
                .with("wall", WallCodec.any(), Fort::wall)
                .with("crew", codecs.crew, Fort::crew)
                .with("buildings", ListCodec.of(post()), Fort::buildings)
                .with("fleet", new OptionCodec<>(codecs.seat), Fort::fleet);
    }

    private Codec<BuiltCard> post() {
        return ObjectCodec.<BuiltCard>of(all -> new BuiltCard(all.get("card"), all.get("crew"), all.get("used")))
                .with("card", codecs.card, BuiltCard::card)
                .with("crew", codecs.crew, BuiltCard::crew)
                .with("used", Values.between(0, MUCH), BuiltCard::used);
    }

    private Codec<Deck> deck() {
        NameCodec<String> id = NameCodec.of("deck", layout.decks().map(Deck::id), name -> name, CardsCodec.PATTERN);
        return ObjectCodec.<Deck>of(all -> layout.deck(all.get("deck"))
                        .withUndrawn(all.get("undrawn"))
                        .withDiscard(all.get("discard"))
                        .withRemoved(all.get("removed"))
                        .withHands(all.get("hands"))
                        .withSetAside(all.get("setAside"))
                        .withJustDrawn(all.get("justDrawn"))
                        .withKnown(all.get("known"))
                        .withPubliclyKnown(all.get("publiclyKnown"))
                        .withInHandsAtRefill(all.get("inHandsAtRefill")))
                .with("deck", id, Deck::id)
                .with("undrawn", codecs.pile, Deck::undrawn)
                .with("discard", codecs.cards, Deck::discard)
                .with("removed", codecs.cards, Deck::removed)
                .with("hands", codecs.bySeat(codecs.pile), Deck::hands)
                .with("setAside", codecs.bySeat(codecs.pile), Deck::setAside)
                .with("justDrawn", codecs.pile, Deck::justDrawn)
                .with("known", codecs.bySeat(codecs.cards), Deck::known)
                .with("publiclyKnown", codecs.cards, Deck::publiclyKnown)
                .with("inHandsAtRefill", codecs.cards, Deck::inHandsAtRefill);
    }

    private Codec<AttackState> attackState() {
        return ObjectCodec.<AttackState>of(
                        all -> AttackState.of(all.get("attacker"), all.get("fort"), all.get("defender"))
                                .withDice(all.get("results"), all.get("rolling"), all.get("rerolls"))
                                .withColor(all.get("color"))
                                .withPicked(all.get("picked"))
                                .withSentHome(all.get("sentHome"))
                                .withMoved(all.get("moved")))
                .with("attacker", codecs.seat, AttackState::attacker)
                .with("fort", new OptionCodec<>(codecs.card), AttackState::fort)
                .with("defender", new OptionCodec<>(codecs.seat), AttackState::defender)
                .with("results", codecs.faces, AttackState::results)
                .with("rolling", Values.between(0, 63), AttackState::rolling)
                .with("rerolls", Values.between(0, MUCH), AttackState::rerolls)
                .with("color", new OptionCodec<>(NameCodec.of(StoneColor.class)), AttackState::color)
                .with("picked", SiegeCodecs.SPACES, AttackState::picked)
                .with("sentHome", codecs.crew, AttackState::sentHome)
                .with("moved", codecs.crew, AttackState::moved);
    }

    private Codec<Ending> ending() {
        return ObjectCodec.<Ending>of(all -> new Ending(all.get("winner"), all.get("how")))
                .with("winner", new OptionCodec<>(codecs.seat), Ending::winner)
                .with("how", NameCodec.of(Ending.Victory.class), Ending::how);
    }

    /** A list of the same things as in the layout, in the same order. */
    private static <V, I> Codec<Array<V>> alike(Codec<V> item, Array<I> ids, java.util.function.Function<V, I> id) {
        return new MappedCodec<>(ListCodec.of(item), values -> values, values -> {
            if (!values.map(id).equals(ids)) {
                throw new IllegalArgumentException("there are " + ids.mkString(", ") + ", in this order");
            }
            return values;
        });
    }
}
