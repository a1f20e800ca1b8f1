package io.github.casemate.json;

import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.siege.Documents;
import io.github.casemate.json.siege.SiegeCodecs;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.SortedMap;
import io.vavr.jackson.datatype.VavrModule;

/**
 * Writes and reads what belongs to one game: states, views, actions and events.
 *
 * <pre>{@code
 * SiegeJson json = SiegeJson.of(game);
 * String sent = json.write(match.view(player));
 * Action answer = json.readAction(received);
 * }</pre>
 *
 * <p>Equal values give equal texts. What is read equals what was written. Any other input is refused with a {@link
 * DocumentException}, or is a value of the same type: an action that the rules may then refuse, or a state that they
 * allow. Only a {@link SavedMatch} proves that a state was reached by playing.
 */
public final class SiegeJson {

    private final Limits limits;
    private final SiegeCodecs codecs;

    private SiegeJson(Limits limits, SiegeCodecs codecs) {
        this.limits = limits;
        this.codecs = codecs;
    }

    /**
     * JSON for a game, within the {@linkplain Limits#DEFAULT usual limits}.
     *
     * @param game the game
     * @return its JSON
     * @throws IllegalArgumentException if a rule module lists a type that cannot be written
     */
    public static SiegeJson of(IslandSiege game) {
        return new SiegeJson(Limits.DEFAULT, new SiegeCodecs(game));
    }

    /**
     * {@return the ruleset of a state, a view, a match or a transcript}
     *
     * @param document any document that holds one
     * @throws DocumentException if there is no ruleset that can be played here
     */
    public static Ruleset rulesetOf(String document) {
        return IncomingText.of(document, Limits.DEFAULT).read(SiegeCodecs::rulesetIn);
    }

    /**
     * {@return the same within other limits}
     *
     * @param other how large a document may be
     */
    public SiegeJson within(Limits other) {
        return new SiegeJson(other, codecs);
    }

    /**
     * Writes a state, secrets included.
     *
     * @param state a state of this game
     * @return the text, on one line
     */
    public String write(GameState<Table> state) {
        return Writing.compact(codecs.state().write(state));
    }

    /**
     * Writes what a player sees. No card that they may not know is in it.
     *
     * @param view a view of this game
     * @return the text, on one line
     */
    public String write(GameView<Table> view) {
        return Writing.compact(codecs.view().write(view));
    }

    /**
     * Writes an action.
     *
     * @param action an action of this game
     * @return the text, on one line
     */
    public String write(Action action) {
        return Writing.compact(codecs.action().write(action));
    }

    /**
     * Writes an event. A player may only see the {@linkplain IslandSiege#redact redacted} event.
     *
     * @param event an event of this game
     * @return the text, on one line
     */
    public String write(Event<Table> event) {
        return Writing.compact(codecs.event().write(event));
    }

    /**
     * Reads a state. It must keep the laws, its agenda must fit the table, and it must come to rest.
     *
     * @param text the text
     * @return the state, at rest
     * @throws DocumentException if it is not a state, or one that the rules do not allow
     */
    public GameState<Table> readState(String text) {
        return read(text, Documents.STATE, codecs.state());
    }

    /**
     * Reads a view. There must be a state that looks like it to the viewer.
     *
     * @param text the text
     * @return the view
     * @throws DocumentException if it is not a view, or one that no state has
     */
    public GameView<Table> readView(String text) {
        return read(text, Documents.VIEW, codecs.view());
    }

    /**
     * Reads an action. The game decides whether it is legal.
     *
     * @param text the text
     * @return the action
     * @throws DocumentException if it is not an action of this game
     */
    public Action readAction(String text) {
        return read(text, codecs.action());
    }

    /**
     * Reads an event.
     *
     * @param text the text
     * @return the event
     * @throws DocumentException if it is not an event of this game
     */
    public Event<Table> readEvent(String text) {
        return read(text, codecs.event());
    }

    /**
     * The JSON Schemas of everything that is written for this game: {@code action}, {@code event}, {@code state},
     * {@code view}, {@code match}, {@code transcript} and {@code catalog}. They describe the shape; no schema can say
     * what the rules allow.
     *
     * @return the schemas as texts, by name
     */
    public SortedMap<String, String> schemas() {
        return codecs.schemas().mapValues(Writing::readable);
    }

    /**
     * {@return a module for Jackson, so that states, views, actions and events of this game can be parts of other
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

    SiegeCodecs codecs() {
        return codecs;
    }

    private <T> T read(String text, Codec<T> codec) {
        return IncomingText.of(text, limits).read(node -> codec.read(node, Place.ROOT));
    }

    private <T> T read(String text, Documents document, Codec<T> codec) {
        return IncomingText.of(text, limits).read(node -> {
            document.check(node);
            return codec.read(node, Place.ROOT);
        });
    }
}
