package io.github.casemate.json.siege;

import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.json.codec.AgendaCodecs;
import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Fields;
import io.github.casemate.json.codec.ListCodec;
import io.github.casemate.json.codec.MapCodec;
import io.github.casemate.json.codec.MappedCodec;
import io.github.casemate.json.codec.NameCodec;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.codec.RecordCodecs;
import io.github.casemate.json.codec.SeatCodecs;
import io.github.casemate.json.codec.Values;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.document.DocumentException.Kind;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Vocabulary;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.table.Crew;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;

/** The codecs of one game of Island Siege: of its seats, its cards, its table, its views and its states. */
final class SiegeCodecs {

    /** Sets of spaces, by their numbers in order. */
    static final Codec<Spaces> SPACES = new MappedCodec<>(
            ListCodec.of(Values.between(0, Layout.MOST_SPACES - 1)),
            spaces -> Array.ofAll(spaces.numbers()),
            numbers -> {
                Spaces spaces =
                        Spaces.of(numbers.toJavaStream().mapToInt(n -> n).toArray());
                if (spaces.size() != numbers.size()) {
                    throw new IllegalArgumentException("a space is listed twice");
                }
                return spaces;
            });

    private final IslandSiege game;
    private final RecordCodecs records;
    private final SeatCodecs seats;
    private final Codec<Table> table;
    final NameCodec<PlayerId> seat;
    final Codec<Stones> stones;
    final Codec<Faces> faces;
    final Codec<Crew> crew;
    final Codec<Card> card;
    final CardsCodec cards;
    final PileCodec pile;

    SiegeCodecs(IslandSiege game, RecordCodecs records) {
        Array<Deck> decks = game.initialTable().decks();
        this.game = game;
        this.records = records;
        this.seats = new SeatCodecs(game.players());
        this.seat = seats.seat();
        this.card = CardNameCodec.of(decks);
        this.cards = CardsCodec.of(decks);
        this.pile = new PileCodec(cards);
        this.stones = counts(NameCodec.of(StoneColor.class), 255, Stones.NONE, Stones::count, Stones::plus);
        this.faces = counts(NameCodec.of(Face.class), 63, Faces.NONE, Faces::count, Faces::plus);
        this.crew = counts(seat, 15, Crew.NONE, Crew::count, Crew::plus);
        this.table = TableCodec.of(this, game.initialTable());
    }

    /** Everything that is not written like a record. */
    Map<Class<?>, Codec<?>> values() {
        return LinkedHashMap.<Class<?>, Codec<?>>of(PlayerId.class, seat)
                .put(Card.class, card)
                .put(CardSet.class, cards)
                .put(Pile.class, pile)
                .put(Stones.class, stones)
                .put(Faces.class, faces)
                .put(Crew.class, crew)
                .put(Spaces.class, SPACES)
                .put(GameView.class, AgendaCodecs.view(seats, table, records, this::viewOf))
                .put(Catalog.class, CatalogCodec.of(Vocabulary.of(game.ruleset())));
    }

    /** All of a state. Reading one checks everything that can be checked. */
    Codec<GameState<Table>> state() {
        return AgendaCodecs.state(table, records, this::stateOf);
    }

    private GameState<Table> stateOf(Fields all, Place place) {
        return game.tryResume(all.get("table"), all.get("agenda"))
                .getOrElseThrow(problem -> broken(problem, place))
                .state();
    }

    /** What a player sees. Reading it checks that there is such a state. */
    private GameView<Table> viewOf(Fields all, Place place) {
        GameView<Table> view = game.tryView(all.get("viewer"), all.get("table"), all.get("agenda"))
                .getOrElseThrow(problem -> broken(problem, place));
        if (!view.turn().equals(all.get("turn"))) {
            throw place.field("turn").wrong("not " + view.turn() + ", as the table and the agenda say");
        }
        if (!Array.ofAll(view.options()).equals(all.get("options"))) {
            throw place.field("options").wrong("these are not the options that the table and the agenda leave");
        }
        return view;
    }

    private static DocumentException broken(Problem problem, Place of) {
        Place place = problem.field().startsWith("agenda") ? of : of.field("table");
        return (problem.field().isEmpty() ? place : place.field(problem.field()))
                .refused(Kind.LAW_BROKEN, problem.sentence())
                .of(problem.law());
    }

    /** Slices of one type. */
    @SuppressWarnings("unchecked") // A slice is written as what it is and read as an object.
    Codec<Object> slice(Class<?> type) {
        return (Codec<Object>) records.oneOf(type);
    }

    /** Values of all seats. */
    <V> Codec<Array<V>> bySeat(Codec<V> item) {
        return seats.bySeat(item);
    }

    private interface Add<K, P> {
        P plus(P sum, K key, int number);
    }

    private interface Count<K, P> {
        int of(P sum, K key);
    }

    /** Packed counts: a number for each name, none for zero. */
    private static <K, P> Codec<P> counts(NameCodec<K> key, int most, P none, Count<K, P> count, Add<K, P> add) {
        return new MappedCodec<P, Map<K, Integer>>(
                new MapCodec<>(key, Values.between(1, most)),
                packed -> LinkedHashMap.ofEntries(key.values()
                        .filter(one -> count.of(packed, one) > 0)
                        .map(one -> Tuple.of(one, count.of(packed, one)))),
                numbers -> numbers.foldLeft(none, (sum, one) -> add.plus(sum, one._1(), one._2())));
    }
}
