package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.json.FuzzSamples.Sample;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Stranger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** However long a text in a document is: what is said of it is short, and no terminal obeys it. */
class BriefDocumentErrorsTest {

    private static final GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> JSON =
            Siege.json(IslandSiege.of(Ruleset.secondEdition(2)));

    /** As long as the limits let a name be. */
    private static final String NAME = Stranger.TEXT.substring(0, IncomingText.MOST_NAME);

    @TempDir
    private Path folder;

    /** Small documents first: what was tried in an action need not be tried in a match. */
    private static final List<FuzzKind> KINDS = List.of(
            FuzzKind.ACTION,
            FuzzKind.EVENT,
            FuzzKind.CATALOG,
            FuzzKind.STATE,
            FuzzKind.VIEW,
            FuzzKind.MATCH,
            FuzzKind.TRANSCRIPT);

    /** Every field and every item of a list of every kind of value, once with each text. */
    @Test
    void whateverStandsInAFieldIsQuotedBriefly() {
        FuzzSamples samples = new FuzzSamples();
        Set<String> tried = new HashSet<>();
        int refused = 0;
        assertThat(KINDS).containsExactlyInAnyOrder(FuzzKind.values());
        for (FuzzKind kind : KINDS) {
            for (Sample sample : samples.of(kind)) {
                JsonNode document = sample.tree().deepCopy();
                refused +=
                        visit(document, "/" + kind, tried, () -> isRefused(kind, sample.json(), document.toString()));
            }
        }
        assertThat(refused).isGreaterThan(2 * tried.size());
    }

    private interface Sending {
        boolean isRefused();
    }

    private static int visit(JsonNode node, String path, Set<String> tried, Sending sending) {
        int refused = 0;
        if (node instanceof ObjectNode object) {
            for (String name : List.copyOf(object.properties()).stream()
                    .map(field -> field.getKey())
                    .toList()) {
                JsonNode value = object.get(name);
                String inner = path.substring(path.lastIndexOf('/') + 1) + "." + name + "/"
                        + value.path("kind").asText();
                if (tried.add(inner)) {
                    refused += replaced(strange -> object.replace(name, strange), value, sending);
                    object.set(NAME, value);
                    refused += sending.isRefused() ? 1 : 0;
                    object.remove(NAME);
                }
                refused += visit(value, inner, tried, sending);
            }
        } else if (node instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                int place = i;
                JsonNode value = array.get(i);
                String list = path.substring(0, path.lastIndexOf('/') + 1) + "[]/";
                if (tried.add(list)) {
                    refused += replaced(strange -> array.set(place, strange), value, sending);
                }
                refused += visit(value, list + value.path("kind").asText(), tried, sending);
            }
        }
        return refused;
    }

    private static int replaced(Consumer<JsonNode> put, JsonNode before, Sending sending) {
        int refused = 0;
        for (String text : List.of(Stranger.TEXT, Stranger.LETTERS, Stranger.ID)) {
            put.accept(TextNode.valueOf(text));
            refused += sending.isRefused() ? 1 : 0;
        }
        put.accept(before);
        return refused;
    }

    private static boolean isRefused(
            FuzzKind kind, GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json, String text) {
        try {
            kind.read(json, text);
            return false;
        } catch (DocumentException refused) {
            Stranger.isQuotedBriefly(String.valueOf(refused.getMessage()));
            return true;
        }
    }

    static List<String> texts() {
        return List.of(
                Stranger.TEXT,
                Stranger.LETTERS,
                "\"" + Stranger.LETTERS,
                "\"\u001b\"",
                "{\"a\":1 \u001b[2J}",
                "{\"" + NAME.replace("\u001b", "\\u001b") + "\":1}",
                "{\"" + "q".repeat(100) + "\":1,\"" + "q".repeat(100) + "\":1}",
                "{\"" + Stranger.LETTERS + "\":1}",
                "{\"document\":\"" + Stranger.LETTERS + "\"}",
                "{\"document\":\"\\u001b[2J\\u009b\"}",
                "{\"kind\":\"" + Stranger.LETTERS + "\"}",
                "{\"kind\":\"\\u001b\\u009b\"}",
                "[".repeat(10_000),
                "1".repeat(100_000),
                "{\"kind\":" + "1".repeat(100_000) + "}",
                "{\"kind\":\"\\" + Stranger.LETTERS);
    }

    @ParameterizedTest
    @MethodSource("texts")
    void whateverATextIsItIsQuotedBriefly(String text) {
        Stranger.isRefusedBriefly(() -> JSON.readAction(text));
        Stranger.isRefusedBriefly(() -> JSON.readState(text));
        Stranger.isRefusedBriefly(() -> SavedMatch.read(text, Siege.PACK));
        Stranger.isRefusedBriefly(() -> Siege.catalog(text));
        Stranger.isRefusedBriefly(() -> Siege.gameOf(text));
    }

    @Test
    void theNameOfAFileIsQuotedBriefly() throws IOException {
        Path file = Files.writeString(folder.resolve("\u001b\n" + "q".repeat(240)), "{\"" + "q".repeat(99) + "\":1}");

        Stranger.isRefusedBriefly(() -> Siege.catalog(file));
        Stranger.isRefusedBriefly(() -> SavedMatch.read(file, Limits.DEFAULT, Siege.PACK));
    }

    /** With Jackson's own limits names may be much longer than ours. */
    @Test
    void jacksonSaysItBrieflyToo() {
        JsonMapper mapper = JsonMapper.builder().addModule(JSON.module()).build();
        for (String text : List.of(
                "{\"kind\":\"base:attack\",\"" + "q".repeat(40_000) + "\":1}",
                "{\"kind\":\"" + Stranger.LETTERS + "\"}",
                "{\"kind\":\"base:attack\",\"\\u001b[2J\":1}")) {
            Exception refused = catchThrowableOfType(Exception.class, () -> mapper.readValue(text, Action.class));
            String sentence = String.valueOf(refused.getMessage());
            // Behind the sentence Jackson tells the line, on a line of its own.
            Stranger.isQuotedBriefly(sentence.substring(0, sentence.indexOf('\n')));
        }
    }
}
