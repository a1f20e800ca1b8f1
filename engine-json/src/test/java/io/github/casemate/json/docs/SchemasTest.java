package io.github.casemate.json.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.json.GameJson;
import io.github.casemate.json.SavedMatch;
import io.github.casemate.json.SettingsJson;
import io.github.casemate.json.Transcript;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.WrittenPage;
import io.vavr.collection.Array;
import io.vavr.collection.SortedMap;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The schemas in docs/schema/island-siege are those of the code, and somebody else's validator agrees with our reader. */
class SchemasTest {

    private static final Array<String> EXPANSIONS = Array.of("captains", "coquina", "monuments", "ramparts");

    private static final IslandSiegePack PACK = new IslandSiegePack();

    /** A game in which everything that is shipped may occur. */
    private static final SortedMap<String, String> SCHEMAS = GameJson.of(
                    PACK, IslandSiege.of(with(Ruleset.solo("ghost-captain"), EXPANSIONS)))
            .schemas();

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static final Map<String, JsonSchema> COMPILED = new HashMap<>();

    @Test
    void thePagesAreFresh() {
        assertThat(SCHEMAS.keySet())
                .containsExactly("action", "cards", "event", "match", "state", "transcript", "view");
        SCHEMAS.forEach((name, schema) ->
                WrittenPage.of("schema/island-siege/" + name + ".json").is(schema));
    }

    @Test
    void whatIsWrittenIsValid() throws IOException {
        for (Ruleset ruleset : Array.of(
                Ruleset.firstEdition(),
                Ruleset.secondEdition(4).withTurnLimit(30),
                with(Ruleset.secondEdition(3), EXPANSIONS).withTurnLimit(40),
                with(Ruleset.solo("ghost-captain"), EXPANSIONS).withTurnLimit(40))) {
            IslandSiege game = IslandSiege.of(ruleset);
            GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json = GameJson.of(PACK, game);
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, 11L);
            SplitMix64 random = new SplitMix64(5);
            while (!match.isOver() && match.length() < 600) {
                var legal = match.legalActions();
                match = match.play(legal.get((int) SplitMix64.below(random, legal.size())));
            }
            match.log().forEach(action -> valid("action", json.writeAction(action)));
            valid("state", json.writeState(match.state()));
            valid("match", SavedMatch.write(PACK, match));
            for (var player : game.players()) {
                match.eventsSince(0, player).forEach(event -> valid("event", json.writeEvent(event)));
                valid("view", json.writeView(match.view(player)));
                valid("transcript", Transcript.of(match, player).write(json));
            }
        }
        SettingsJson settings = SettingsJson.of(PACK);
        EXPANSIONS.append("base").forEach(module -> valid("cards", settings.writeDocument(Catalog.shipped(module))));
    }

    /** Each field of a state is taken out in turn; our reader and the schema must agree that it is missed. */
    @Test
    void whatLacksAFieldIsInvalid() throws IOException {
        IslandSiege game = IslandSiege.of(with(Ruleset.secondEdition(3), EXPANSIONS));
        String text = GameJson.of(PACK, game).writeState(Match.of(game, 3L).state());
        int tried = 0;
        for (String path : paths(MAPPER.readTree(text), "")) {
            JsonNode state = MAPPER.readTree(text);
            String parent = path.substring(0, path.lastIndexOf('/'));
            ((ObjectNode) state.at(parent)).remove(path.substring(parent.length() + 1));
            boolean read = true;
            try {
                GameJson.of(PACK, game).readState(state.toString());
            } catch (DocumentException refused) {
                read = refused.kind() != DocumentException.Kind.MISSING_FIELD && !path.equals("/document");
            }
            boolean isValid = schema("state").validate(state).isEmpty();
            assertThat(isValid).as(path).isEqualTo(read || path.matches("/table/slices/[^/]+"));
            tried++;
        }
        assertThat(tried).isGreaterThan(100);
    }

    private static List<String> paths(JsonNode node, String path) {
        List<String> all = new ArrayList<>();
        if (node.isObject()) {
            node.properties().forEach(field -> {
                all.add(path + "/" + field.getKey());
                all.addAll(paths(field.getValue(), path + "/" + field.getKey()));
            });
        } else if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) {
                all.addAll(paths(node.get(i), path + "/" + i));
            }
        }
        return all;
    }

    @Test
    void anActionWithAWrongFieldIsInvalid() throws IOException {
        assertThat(errors("action", "{\"kind\":\"base:attack\",\"fort\":7}")).isNotEmpty();
        assertThat(errors("action", "{\"kind\":\"base:attack\"}")).isNotEmpty();
        assertThat(errors("action", "{\"kind\":\"base:attack\",\"fort\":\"raven\",\"more\":1}"))
                .isNotEmpty();
        assertThat(errors("action", "{\"kind\":\"base:atack\",\"fort\":\"raven\"}"))
                .isNotEmpty();
        assertThat(errors("action", "{\"kind\":\"base:attack\",\"fort\":\"raven\"}"))
                .isEmpty();
    }

    private static void valid(String schema, String text) {
        try {
            assertThat(errors(schema, text)).as(text).isEmpty();
        } catch (IOException e) {
            throw new AssertionError(text, e);
        }
    }

    private static Set<?> errors(String schema, String text) throws IOException {
        return schema(schema).validate(MAPPER.readTree(text));
    }

    private static JsonSchema schema(String name) {
        return COMPILED.computeIfAbsent(
                name,
                key -> JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                        .getSchema(SCHEMAS.get(key).get()));
    }

    private static Ruleset with(Ruleset ruleset, Array<String> modules) {
        return ruleset.with(modules.toJavaArray(String[]::new));
    }
}
