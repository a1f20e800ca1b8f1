package io.github.casemate.conformance;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import io.github.casemate.json.GameJson;
import io.github.casemate.json.SavedMatch;
import io.github.casemate.json.Transcript;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.GamePack;
import io.github.casemate.testkit.Playthrough;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** What the documents of a pack must guarantee. A validator that is not ours judges them by our schemas. */
final class DocumentChecks<S, A, E, V> {

    /** Views are large and change little from one state to the next. */
    private static final int EVERY = 5;

    private final GamePack<S, A, E, V> pack;
    private final Game<S, A, E, V> game;
    private final GameJson<S, A, E, V> json;
    private final ObjectMapper mapper = new ObjectMapper();
    private final Map<String, JsonSchema> schemas = new HashMap<>();

    DocumentChecks(GamePack<S, A, E, V> pack, Game<S, A, E, V> game) {
        this.pack = pack;
        this.game = game;
        this.json = GameJson.of(pack, game);
        JsonSchemaFactory factory = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);
        SortedMap<String, String> texts = json.schemas();
        texts.forEach((name, text) -> schemas.put(name, factory.getSchema(text)));
    }

    void areReadBack(Playthrough<S, A, E> played) {
        int index = 0;
        for (Playthrough.Step<S, A, E> step : played.steps()) {
            check("action", step.action(), json::writeAction, json::readAction, played, index);
            for (PlayerId viewer : viewers()) {
                for (E event : step.transition().events()) {
                    check("event", game.redact(event, viewer), json::writeEvent, json::readEvent, played, index + 1);
                }
            }
            index++;
            if (index % EVERY == 0) {
                states(step.after(), played, index);
            }
        }
        states(played.last(), played, index);
    }

    private void states(S state, Playthrough<S, A, E> played, int index) {
        for (PlayerId viewer : viewers()) {
            check("view", game.view(state, viewer), json::writeView, json::readView, played, index);
        }
        if (json.admitsStates()) {
            check("state", state, json::writeState, json::readState, played, index);
        }
    }

    void ofMatchesAreReadBack(Playthrough<S, A, E> played) {
        Match<S, A, E, V> match = Match.of(game, played.seed());
        for (int decision = 0; decision < played.choices().size() && !match.isOver(); decision++) {
            Seq<A> legal = match.legalActions();
            match = match.play(legal.get(played.choices().get(decision) % legal.size()));
        }
        int last = played.steps().size();
        check("match", match, one -> SavedMatch.write(pack, one), text -> SavedMatch.read(text, pack), played, last);
        for (PlayerId viewer : viewers()) {
            check(
                    "transcript",
                    Transcript.of(match, viewer),
                    one -> one.write(json),
                    text -> Transcript.read(text, pack),
                    played,
                    last);
        }
    }

    private <T> void check(
            String kind,
            T value,
            Function<T, String> write,
            Function<String, T> read,
            Playthrough<S, A, E> played,
            int index) {
        String text = write.apply(value);
        Object again = read.apply(text);
        PackChecks.require(
                value.equals(again),
                "a " + kind + " is read back differently: " + Excerpt.of(text) + " as " + Excerpt.of(again),
                played,
                index);
        Set<ValidationMessage> errors = invalid(kind, text);
        PackChecks.require(errors.isEmpty(), "a " + kind + " is not valid by its schema: " + errors, played, index);
    }

    private Set<ValidationMessage> invalid(String kind, String text) {
        JsonSchema schema = schemas.get(kind);
        if (schema == null) {
            throw new AssertionError("there is no schema for a " + kind);
        }
        try {
            return schema.validate(mapper.readTree(text));
        } catch (JsonProcessingException e) {
            throw new AssertionError("a " + kind + " is not JSON", e);
        }
    }

    private Seq<PlayerId> viewers() {
        return game.players().append(PlayerId.SPECTATOR);
    }
}
