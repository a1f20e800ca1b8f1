package io.github.casemate.json.siege;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Definitions;
import io.github.casemate.json.codec.Fields;
import io.github.casemate.json.codec.ListCodec;
import io.github.casemate.json.codec.MapCodec;
import io.github.casemate.json.codec.MappedCodec;
import io.github.casemate.json.codec.NameCodec;
import io.github.casemate.json.codec.ObjectCodec;
import io.github.casemate.json.codec.OptionCodec;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.codec.RecordCodecs;
import io.github.casemate.json.codec.Values;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.document.DocumentException.Kind;
import io.github.casemate.kernel.Conclusion;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.Turn;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
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
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.function.BiFunction;

/** The codecs of one game: its seats, its cards, and the record types of its vocabulary. */
public final class SiegeCodecs {

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
    private final Vocabulary vocabulary;
    private final Codec<Ruleset> ruleset;
    private final Codec<Table> table;
    final NameCodec<PlayerId> seat;
    /** A seat, or the spectator. */
    private final NameCodec<PlayerId> viewer;

    final Codec<Stones> stones;
    final Codec<Faces> faces;
    final Codec<Crew> crew;
    final Codec<Card> card;
    final CardsCodec cards;
    final PileCodec pile;
    private final RecordCodecs records;

    /**
     * The codecs of a game.
     *
     * @throws IllegalArgumentException if a module lists a type that cannot be written
     */
    public SiegeCodecs(IslandSiege game) {
        Array<Deck> decks = game.initialTable().decks();
        this.game = game;
        this.vocabulary = Vocabulary.of(game.ruleset());
        this.ruleset = same(game, RulesetCodec.of(vocabulary));
        this.seat = NameCodec.of("seat", game.players(), PlayerId::toString, "^P[1-9]$");
        this.viewer = NameCodec.of(
                "viewer",
                game.players().append(PlayerId.SPECTATOR),
                player -> player.equals(PlayerId.SPECTATOR) ? "spectator" : player.toString(),
                "^(P[1-9]|spectator)$");
        this.card = CardNameCodec.of(decks);
        this.cards = CardsCodec.of(decks);
        this.pile = new PileCodec(cards);
        this.stones = counts(NameCodec.of(StoneColor.class), 255, Stones.NONE, Stones::count, Stones::plus);
        this.faces = counts(NameCodec.of(Face.class), 63, Faces.NONE, Faces::count, Faces::plus);
        this.crew = counts(seat, 15, Crew.NONE, Crew::count, Crew::plus);
        this.records = new RecordCodecs(
                vocabulary.types(),
                RecordCodecs.basic()
                        .put(PlayerId.class, seat)
                        .put(Card.class, card)
                        .put(CardSet.class, cards)
                        .put(Pile.class, pile)
                        .put(Stones.class, stones)
                        .put(Faces.class, faces)
                        .put(Crew.class, crew)
                        .put(Spaces.class, SPACES));
        this.table = TableCodec.of(this, game.initialTable());
    }

    /**
     * The ruleset of a document that has one.
     *
     * @throws io.github.casemate.json.document.DocumentException if it has no ruleset that can be played here
     */
    public static Ruleset rulesetIn(JsonNode document) {
        Place place = Place.ROOT.field("ruleset");
        if (!document.has("ruleset")) {
            throw place.refused(Kind.MISSING_FIELD, "the field is missing");
        }
        return RulesetCodec.of(Vocabulary.ofAllModules()).read(document.get("ruleset"), place);
    }

    /** What players and chance do. */
    public Codec<Action> action() {
        return records.oneOf(Action.class);
    }

    /** What happens. */
    public Codec<Event<Table>> event() {
        return records.oneOf(Event.class);
    }

    /** What comes next. */
    public Codec<List<Step<Table>>> agenda() {
        return new ListCodec<>(records.oneOf(Step.class), List::ofAll);
    }

    /** Cards of the base game or of a module, with the abilities of all modules that can be found. */
    public static Codec<Catalog> catalog() {
        return CatalogCodec.of(Vocabulary.ofAllModules()).asDocument();
    }

    /** All of a state. Reading one checks everything that can be checked. */
    public Codec<GameState<Table>> state() {
        return ofGame(Documents.STATE, this::stateOf)
                .with("table", table, GameState::table)
                .with("agenda", agenda(), GameState::agenda);
    }

    /** What a player sees. Reading it checks that there is such a state. */
    public Codec<GameView<Table>> view() {
        return seen(ofGame(Documents.VIEW, this::viewOf));
    }

    private ObjectCodec<GameView<Table>> seen(ObjectCodec<GameView<Table>> codec) {
        return codec.with("viewer", viewer, GameView::viewer)
                .with("table", table, GameView::table)
                .with("agenda", agenda(), GameView::agenda)
                .with("turn", turn(), GameView::turn)
                .with("options", ListCodec.of(action()), view -> Array.ofAll(view.options()));
    }

    /** Where the dice and deals of a match came from. */
    public enum Chance {
        /** All from the seed. */
        SEED,
        /** From somebody who entered them, at least in part. */
        LOG
    }

    /**
     * A match: its seed, and what was done.
     *
     * @param chance where dice and deals came from
     * @param seed where the outcomes of chance come from, or will come from
     * @param actions what players and chance did
     * @param conclusion how it ended, if not by the rules
     * @param hash the hash of the last state
     */
    public record Log(Chance chance, long seed, Array<Action> actions, Option<Conclusion> conclusion, String hash) {}

    /** A match for the server. */
    public Codec<Log> match() {
        return ofGame(
                        Documents.MATCH,
                        (all, place) -> new Log(
                                all.get("chance"),
                                all.get("seed"),
                                all.get("actions"),
                                all.get("conclusion"),
                                all.get("sha256")))
                .with("chance", NameCodec.of(Chance.class), Log::chance, Chance.SEED)
                .with("seed", Values.LONG, Log::seed)
                .with("actions", ListCodec.of(action()), Log::actions)
                .with("conclusion", new OptionCodec<>(conclusion()), Log::conclusion, Option.none())
                .with("sha256", Values.matching("^[0-9a-f]{64}$", 64, "64 hexadecimal digits"), Log::hash);
    }

    /**
     * A match as a player or the spectator saw it.
     *
     * @param player who saw it
     * @param start what they saw before anything was dealt
     * @param events the events they saw
     * @param conclusion how it ended, if not by the rules
     * @param now what they see now
     */
    public record Story(
            PlayerId player,
            GameView<Table> start,
            Array<Event<Table>> events,
            Option<Conclusion> conclusion,
            GameView<Table> now) {}

    /** A match for a player or the spectator. */
    public Codec<Story> transcript() {
        return ofGame(Documents.TRANSCRIPT, this::storyOf)
                .with("player", viewer, Story::player)
                .with("start", seen(ObjectCodec.of(this::viewOf)), Story::start)
                .with("events", ListCodec.of(event()), Story::events)
                .with("conclusion", new OptionCodec<>(conclusion()), Story::conclusion, Option.none())
                .with("now", seen(ObjectCodec.of(this::viewOf)), Story::now);
    }

    /** A document of this game, with its ruleset. */
    private <T> ObjectCodec<T> ofGame(Documents document, BiFunction<Fields, Place, T> make) {
        return document.headed(ObjectCodec.of(make)).with("ruleset", ruleset, any -> game.ruleset());
    }

    /** The ruleset of this game: nothing in a document of another game would mean anything here. */
    private static Codec<Ruleset> same(IslandSiege game, Codec<Ruleset> any) {
        return Codec.of(
                any::write,
                (node, place) -> {
                    Ruleset found = any.read(node, place);
                    if (!found.equals(game.ruleset())) {
                        throw place.refused(
                                Kind.WRONG_DOCUMENT,
                                "this belongs to another game: " + IslandSiege.of(found) + ", not " + game);
                    }
                    return found;
                },
                definitions -> definitions.refer("ruleset", () -> any.schema(definitions)));
    }

    private Story storyOf(Fields all, Place place) {
        Story story = new Story(
                all.get("player"), all.get("start"), all.get("events"), all.get("conclusion"), all.get("now"));
        if (!story.player().equals(story.start().viewer())
                || !story.player().equals(story.now().viewer())) {
            throw place.field("player").wrong("both views must be those of the player");
        }
        GameView<Table> view = story.start();
        for (int i = 0; i < story.events().size(); i++) {
            try {
                view = game.evolve(view, story.events().get(i));
            } catch (RuntimeException impossible) {
                throw place.field("events").item(i).wrong("this cannot have happened then");
            }
        }
        if (!view.table().equals(story.now().table())) {
            throw place.field("now").wrong("the events do not lead to this view");
        }
        if (story.conclusion().isDefined() && story.now().turn().isOver()) {
            throw place.field("conclusion").wrong("the game was over without it");
        }
        return story;
    }

    private GameState<Table> stateOf(Fields all, Place place) {
        return game.tryResume(all.get("table"), all.get("agenda"))
                .getOrElseThrow(problem -> broken(problem, place))
                .state();
    }

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

    /** The schemas of everything that is written for this game, by name. */
    public SortedMap<String, ObjectNode> schemas() {
        return TreeMap.<String, Codec<?>>of("action", action(), "event", event())
                .put(Documents.STATE.fileName(), state())
                .put(Documents.VIEW.fileName(), view())
                .put(Documents.MATCH.fileName(), match())
                .put(Documents.TRANSCRIPT.fileName(), transcript())
                .put(Documents.CATALOG.fileName(), CatalogCodec.of(vocabulary).asDocument())
                .map((name, codec) -> Tuple.of(name, schema(name, codec)));
    }

    private static ObjectNode schema(String name, Codec<?> codec) {
        Definitions definitions = new Definitions();
        ObjectNode root = codec.schema(definitions);
        ObjectNode schema = JsonNodeFactory.instance
                .objectNode()
                .put("$schema", "https://json-schema.org/draft/2020-12/schema")
                .put("title", "Casemate, Island Siege: " + name + ", version " + Documents.SCHEMA);
        schema.setAll(root);
        schema.set("$defs", definitions.all());
        return schema;
    }

    /** Values that have something in common. */
    public <T> Codec<T> oneOf(Class<T> common) {
        return records.oneOf(common);
    }

    private Codec<Result> result() {
        return ObjectCodec.<Result>of(all -> new Result(all.get("utilities"), all.get("winners"), all.get("why")))
                .with("utilities", bySeat(Values.DOUBLE), Result::utilities)
                .with("winners", ListCodec.of(seat), Result::winners)
                .with("why", Values.TEXT, Result::why);
    }

    /** Who resigned, or what all agreed on. */
    private Codec<Conclusion> conclusion() {
        return ObjectCodec.<Conclusion>of(all -> {
                    Option<PlayerId> resigned = all.get("resigned");
                    Option<Result> agreed = all.get("agreed");
                    if (resigned.isDefined() == agreed.isDefined()) {
                        throw new IllegalArgumentException("somebody has resigned, or all have agreed on a result");
                    }
                    return agreed.<Conclusion>map(Conclusion.Agreed::new)
                            .getOrElse(() -> new Conclusion.Resigned(resigned.get()));
                })
                .with("resigned", new OptionCodec<>(seat), Conclusion::by, Option.none())
                .with(
                        "agreed",
                        new OptionCodec<>(result()),
                        end -> end.fold(player -> Option.none(), Option::some),
                        Option.none());
    }

    /** Who is asked, or how the game ended. */
    public Codec<Turn> turn() {
        return ObjectCodec.<Turn>of(all -> {
                    Option<PlayerId> player = all.get("player");
                    Option<Result> ended = all.get("result");
                    if (player.isDefined() && ended.isDefined()) {
                        throw new IllegalArgumentException("nobody is asked when the game is over");
                    }
                    boolean secret = all.<Boolean>get("secret");
                    if (secret && player.isEmpty()) {
                        throw new IllegalArgumentException("only a player is asked secretly");
                    }
                    return player.map(id -> secret ? Turn.secretly(id) : Turn.of(id))
                            .orElse(() -> ended.map(Turn::over))
                            .getOrElse(Turn::chance);
                })
                .with("player", new OptionCodec<>(seat), Turn::asked)
                .with("secret", Values.BOOLEAN, Turn::isSecret)
                .with("result", new OptionCodec<>(result()), Turn::ended);
    }

    /** Values of all seats. */
    <V> Codec<Array<V>> bySeat(Codec<V> item) {
        return new MappedCodec<>(
                new MapCodec<>(seat, item),
                values -> LinkedHashMap.ofEntries(seat.values().toArray().zip(values)),
                byPlayer -> {
                    if (byPlayer.size() != seat.values().size()) {
                        throw new IllegalArgumentException(
                                "there is one for each of " + seat.values().mkString(", "));
                    }
                    return Array.ofAll(seat.values())
                            .map(player -> byPlayer.get(player).get());
                });
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
