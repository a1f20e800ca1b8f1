package io.github.casemate.json;

import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Definitions;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.kernel.Game;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Setting;
import io.vavr.Tuple;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import io.vavr.jackson.datatype.VavrModule;

/**
 * Writes and reads what belongs to one game of any pack: views, actions, events, and states where the game admits them.
 *
 * <pre>{@code
 * GameJson<S, A, E, V> json = GameJson.of(pack, match.game());
 * String sent = json.writeView(match.view(player));
 * A answer = json.readAction(received);
 * }</pre>
 *
 * <p>All of it comes from the record types that the pack lists. A game with special values brings codecs for them by
 * {@link io.github.casemate.json.codec.JsonValues}.
 *
 * <p>Equal values give equal texts. What is read equals what was written. Any other input is refused with a {@link
 * DocumentException}, or is a value of the same type: an action that the rules may then refuse, or a state that they
 * allow. Only a {@link SavedMatch} proves that a state was reached by playing.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
public final class GameJson<S, A, E, V> {

    private final Limits limits;
    private final GameCodecs<S, A, E, V> codecs;
    private final GamePack<S, A, E, V> pack;

    private GameJson(Limits limits, GamePack<S, A, E, V> pack, GameCodecs<S, A, E, V> codecs) {
        this.limits = limits;
        this.pack = pack;
        this.codecs = codecs;
    }

    /**
     * JSON for a game, within the {@linkplain Limits#DEFAULT usual limits}. Keep it as long as the game is played.
     *
     * @param pack the pack
     * @param game a game of the pack
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     * @return its JSON
     * @throws IllegalArgumentException if the game has a type that cannot be written
     */
    public static <S, A, E, V> GameJson<S, A, E, V> of(GamePack<S, A, E, V> pack, Game<S, A, E, V> game) {
        return new GameJson<>(Limits.DEFAULT, pack, new GameCodecs<>(pack, game));
    }

    /**
     * {@return the game that a view, a state, a match or a transcript is of, from the settings in its head}
     *
     * @param document the text
     * @param pack the pack
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     * @throws DocumentException if it is of another pack, or cannot be played here
     */
    public static <S, A, E, V> Game<S, A, E, V> gameOf(String document, GamePack<S, A, E, V> pack) {
        return IncomingText.of(document, Limits.DEFAULT).read(node -> Heads.gameIn(node, pack, SettingsCodec.of(pack)));
    }

    /**
     * {@return the same within other limits}
     *
     * @param other how large a document may be
     */
    public GameJson<S, A, E, V> within(Limits other) {
        return new GameJson<>(other, pack, codecs);
    }

    /** {@return the game} */
    public Game<S, A, E, V> game() {
        return codecs.game();
    }

    /**
     * {@return what a player sees, on one line} Nothing that they may not know is in it.
     *
     * @param view a view of this game
     */
    public String writeView(V view) {
        return Writing.compact(codecs.viewDocument().write(view));
    }

    /**
     * Reads a view. Island Siege checks that there is a state that looks like it; for other games, whoever reads a view
     * trusts whoever sent it.
     *
     * @param text the text
     * @return the view
     * @throws DocumentException if it is not a view of this game
     */
    public V readView(String text) {
        return read(text, codecs.viewDocument());
    }

    /**
     * {@return an action, on one line}
     *
     * @param action an action of this game
     */
    public String writeAction(A action) {
        return Writing.compact(codecs.action().write(action));
    }

    /**
     * Reads an action. The game decides whether it is legal.
     *
     * @param text the text
     * @return the action
     * @throws DocumentException if it is not an action of this game
     */
    public A readAction(String text) {
        return read(text, codecs.action());
    }

    /**
     * {@return an event, on one line} A player may only see the {@linkplain Game#redact redacted} event.
     *
     * @param event an event of this game
     */
    public String writeEvent(E event) {
        return Writing.compact(codecs.event().write(event));
    }

    /**
     * Reads an event.
     *
     * @param text the text
     * @return the event
     * @throws DocumentException if it is not an event of this game
     */
    public E readEvent(String text) {
        return read(text, codecs.event());
    }

    /** {@return whether states can be written and read; those of most games are stored as matches only} */
    public boolean admitsStates() {
        return codecs.stateDocument().isDefined();
    }

    /**
     * {@return a state, on one line, secrets included}
     *
     * @param state a state of this game
     * @throws UnsupportedOperationException if the game does not {@linkplain #admitsStates admit} states
     */
    public String writeState(S state) {
        return Writing.compact(states().write(state));
    }

    /**
     * Reads a state. It is not trusted: the game checks that it can be played on from there.
     *
     * @param text the text
     * @return the state
     * @throws DocumentException if it is not a state, or one that the rules do not allow
     * @throws UnsupportedOperationException if the game does not {@linkplain #admitsStates admit} states
     */
    public S readState(String text) {
        return read(text, states());
    }

    /**
     * The JSON Schemas of everything that is written for this game: {@code action}, {@code event}, {@code view}, {@code
     * match}, {@code transcript}, {@code state} if the game admits states, and the documents of its settings by their
     * names. They describe the shape; no schema can say what the rules allow.
     *
     * @return the schemas as texts, by name
     */
    public SortedMap<String, String> schemas() {
        SortedMap<String, Codec<?>> all = TreeMap.<String, Codec<?>>of("action", codecs.action())
                .put("event", codecs.event())
                .put("view", codecs.viewDocument())
                .put(SavedMatch.NAME, codecs.document(SavedMatch.NAME, MatchLog.codec(codecs.seats())))
                .put(Transcript.NAME, codecs.document(Transcript.NAME, Transcript.codec(codecs)));
        for (Document<S> state : codecs.stateDocument()) {
            all = all.put("state", state);
        }
        SettingsCodec settings = codecs.settings();
        for (Setting<?> setting : settings.withDocuments()) {
            all = all.put(setting.name(), Document.of(setting.name(), pack.info(), settings.document(setting)));
        }
        return all.map((name, codec) -> Tuple.of(name, Writing.readable(schema(name, codec))));
    }

    private ObjectNode schema(String name, Codec<?> codec) {
        Definitions definitions = new Definitions();
        ObjectNode root = codec.schema(definitions);
        ObjectNode schema = JsonNodeFactory.instance
                .objectNode()
                .put("$schema", "https://json-schema.org/draft/2020-12/schema")
                .put("title", "Casemate, " + pack.info().name() + ": " + name + ", version " + Heads.SCHEMA);
        schema.setAll(root);
        schema.set("$defs", definitions.all());
        return schema;
    }

    /**
     * {@return a module for Jackson, so that views, actions, events and states of this game can be parts of other
     * documents} A mapper that has it and {@code VavrModule} of vavr-jackson writes sequences of them too; see {@link
     * #mapper}.
     */
    public Module module() {
        return new JacksonModule(codecs);
    }

    /**
     * A Jackson mapper with the {@link #module} and that of vavr-jackson.
     *
     * @return a new mapper
     */
    public JsonMapper mapper() {
        return JsonMapper.builder()
                .addModule(new VavrModule())
                .addModule(module())
                .build();
    }

    GameCodecs<S, A, E, V> codecs() {
        return codecs;
    }

    private Document<S> states() {
        Option<Document<S>> states = codecs.stateDocument();
        return states.getOrElseThrow(() -> new UnsupportedOperationException(
                pack.info().name() + " does not admit bare states; save the match instead"));
    }

    private <T> T read(String text, Codec<T> codec) {
        return IncomingText.of(text, limits).read(node -> codec.read(node, Place.ROOT));
    }
}
