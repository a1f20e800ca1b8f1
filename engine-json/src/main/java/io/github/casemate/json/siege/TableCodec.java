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
import io.github.casemate.siege.table.Assault;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.InPlay;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.SortedMap;
import io.vavr.control.Option;

/**
 * A table, full or with holes. What follows from the ruleset is not written: the variants, which cards a deck has, and
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
                .with("attack", new OptionCodec<>(assault()), Table::assault)
                .with("lastAttack", new OptionCodec<>(assault()), Table::lastAssault)
                .with("ending", new OptionCodec<>(ending()), Table::ending)
                .with("slices", SlicesCodec.of(codecs, layout.slices()), Table::slices);
    }

    private Table made(Fields all) {
        Table table = layout.withTurn(all.get("turn"))
                .withActive(all.get("active"))
                .withSupply(all.get("supply"))
                .withPlayers(all.<Array<PlayerState>>get("players"))
                .withDecks(all.<Array<Deck>>get("decks"))
                .withLastAssault(all.<Option<Assault>>get("lastAttack"))
                .withEnding(all.<Option<Ending>>get("ending"))
                .withSlices(all.<SortedMap<String, Object>>get("slices"));
        return all.<Option<Assault>>get("attack").map(table::attacked).getOrElse(table);
    }

    private Codec<PlayerState> player() {
        return ObjectCodec.<PlayerState>of(all -> PlayerState.of(all.get("id"))
                        .withHome(all.get("home"))
                        .withCoins(all.get("coins"))
                        .withSupply(all.get("supply"))
                        .withForts(all.<Array<Fort>>get("forts"))
                        .withShips(all.<Array<InPlay>>get("ships"))
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
                        .withBuildings(all.<Array<InPlay>>get("buildings"))
                        .withFleet(all.get("fleet")))
                .with("card", codecs.card, Fort::card)
                .with("owner", codecs.seat, Fort::owner)
                .with("wall", WallCodec.any(), Fort::wall)
                .with("crew", codecs.crew, Fort::crew)
                .with("buildings", ListCodec.of(post()), Fort::buildings)
                .with("fleet", new OptionCodec<>(codecs.seat), Fort::fleet);
    }

    private Codec<InPlay> post() {
        return ObjectCodec.<InPlay>of(all -> new InPlay(all.get("card"), all.get("crew"), all.get("used")))
                .with("card", codecs.card, InPlay::card)
                .with("crew", codecs.crew, InPlay::crew)
                .with("used", Values.between(0, MUCH), InPlay::used);
    }

    private Codec<Deck> deck() {
        NameCodec<String> id = NameCodec.of("deck", layout.decks().map(Deck::id), name -> name, CardsCodec.PATTERN);
        return ObjectCodec.<Deck>of(all -> layout.deck(all.get("deck"))
                        .withUndrawn(all.get("undrawn"))
                        .withDiscard(all.get("discard"))
                        .withRemoved(all.get("removed"))
                        .withHands(all.get("hands"))
                        .withAside(all.get("aside"))
                        .withFresh(all.get("fresh"))
                        .withKnown(all.get("known"))
                        .withOpen(all.get("open"))
                        .withSealed(all.get("sealed")))
                .with("deck", id, Deck::id)
                .with("undrawn", codecs.pile, Deck::undrawn)
                .with("discard", codecs.cards, Deck::discard)
                .with("removed", codecs.cards, Deck::removed)
                .with("hands", codecs.bySeat(codecs.pile), Deck::hands)
                .with("aside", codecs.bySeat(codecs.pile), Deck::aside)
                .with("fresh", codecs.pile, Deck::fresh)
                .with("known", codecs.bySeat(codecs.cards), Deck::known)
                .with("open", codecs.cards, Deck::open)
                .with("sealed", codecs.cards, Deck::sealed);
    }

    private Codec<Assault> assault() {
        return ObjectCodec.<Assault>of(all -> Assault.of(all.get("attacker"), all.get("fort"), all.get("defender"))
                        .withDice(all.get("results"), all.get("rolling"), all.get("rerolls"))
                        .withColor(all.get("color"))
                        .withPicked(all.get("picked"))
                        .withSentHome(all.get("sentHome"))
                        .withMoved(all.get("moved")))
                .with("attacker", codecs.seat, Assault::attacker)
                .with("fort", new OptionCodec<>(codecs.card), Assault::fort)
                .with("defender", new OptionCodec<>(codecs.seat), Assault::defender)
                .with("results", codecs.faces, Assault::results)
                .with("rolling", Values.between(0, 63), Assault::rolling)
                .with("rerolls", Values.between(0, MUCH), Assault::rerolls)
                .with("color", new OptionCodec<>(NameCodec.of(StoneColor.class)), Assault::color)
                .with("picked", SiegeCodecs.SPACES, Assault::picked)
                .with("sentHome", codecs.crew, Assault::sentHome)
                .with("moved", codecs.crew, Assault::moved);
    }

    private Codec<Ending> ending() {
        return ObjectCodec.<Ending>of(all -> new Ending(all.get("winner"), all.get("how")))
                .with("winner", new OptionCodec<>(codecs.seat), Ending::winner)
                .with("how", NameCodec.of(Ending.Victory.class), Ending::how);
    }

    /** A list of what the layout has too, in the same order. */
    private static <V, I> Codec<Array<V>> alike(Codec<V> item, Array<I> ids, java.util.function.Function<V, I> id) {
        return new MappedCodec<>(ListCodec.of(item), values -> values, values -> {
            if (!values.map(id).equals(ids)) {
                throw new IllegalArgumentException("there are " + ids.mkString(", ") + ", in this order");
            }
            return values;
        });
    }
}
