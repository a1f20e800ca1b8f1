package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.document.DocumentException.Kind;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.Vocabulary;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every record that may occur in a game can be written and read, whatever it holds, and nothing else can be read. */
class VocabularyTest {

    private static final int OF_EACH = 40;

    private static final IslandSiege MANY = IslandSiege.of(
            WrittenGames.with(Ruleset.secondEdition(3), WrittenGames.EXPANSIONS).with("flotsam", "sandcastle"));

    private static final IslandSiege ALONE =
            IslandSiege.of(WrittenGames.with(Ruleset.solo("ghost-captain"), WrittenGames.EXPANSIONS));

    @Test
    @Proof("LAW-8")
    void everyRecordIsReadBackAsItWasWhateverItHolds() {
        for (IslandSiege game : List.of(MANY, ALONE)) {
            GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json = Siege.json(game);
            RandomRecords records = new RandomRecords(game, new SplitMix64(8), Integer.MAX_VALUE);
            Vocabulary.of(game.ruleset()).types().forEach((name, type) -> {
                for (int i = 0; i < OF_EACH; i++) {
                    Object value = records.of(type);
                    JsonNode written =
                            json.codecs().records().oneOf(Object.class).write(value);
                    assertThat(written.get("kind").textValue()).isEqualTo(name);
                    assertThat(readBack(json, value)).isEqualTo(value);
                }
            });
        }
    }

    @SuppressWarnings("unchecked") // Every event is one of this game.
    private static Object readBack(
            GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json, Object value) {
        if (value instanceof Action action) {
            return json.readAction(json.writeAction(action));
        }
        if (value instanceof Event<?> event) {
            return json.readEvent(json.writeEvent((Event<Table>) event));
        }
        var codec = json.codecs().records().oneOf(Object.class);
        return IncomingText.of(codec.write(value).toString(), Limits.DEFAULT)
                .read(node -> codec.read(node, Place.ROOT));
    }

    @Test
    void aKindIsTheModuleAndTheNameOfTheRecord() {
        Vocabulary.of(MANY.ruleset())
                .types()
                .forEach((name, type) -> assertThat(
                                name.replaceFirst("^[a-z0-9-]+:", "").replace("-", ""))
                        .isEqualToIgnoringCase(type.getSimpleName()));
    }

    @Test
    void noRecordCanHaveAFieldMoreOrLess() {
        GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json = Siege.json(MANY);
        var codec = json.codecs().records().oneOf(Object.class);
        RandomRecords records = new RandomRecords(MANY, new SplitMix64(9), Integer.MAX_VALUE);
        for (Class<?> type : Vocabulary.of(MANY.ruleset()).types().values()) {
            ObjectNode written = (ObjectNode) codec.write(records.of(type));
            for (String field : Array.ofAll(written::fieldNames)) {
                ObjectNode less = written.deepCopy();
                less.remove(field);
                refused(() -> codec.read(less, Place.ROOT), Kind.MISSING_FIELD, field);
            }
            refused(() -> codec.read(written.put("unheardOf", 1), Place.ROOT), Kind.UNKNOWN_FIELD, "unheardOf");
        }
    }

    @Test
    void aKindThatTheGameDoesNotHaveIsRefused() {
        GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> base =
                Siege.json(IslandSiege.of(Ruleset.secondEdition(2)));
        assertThat(Siege.json(MANY).readAction("{\"kind\":\"captains:draw-captain\"}"))
                .isNotNull();
        for (String kind : List.of("captains:draw-captain", "base:no-such", "base:turn-began", "pass", "")) {
            String text = "{\"kind\":\"" + kind + "\"}";
            assertThat(refused(() -> base.readAction(text), Kind.WRONG_VALUE, "kind"))
                    .hasMessage("line 1, kind: there is no action '" + kind + "' in this game");
        }
        refused(() -> base.readAction("{\"kind\":7}"), Kind.WRONG_VALUE, "kind");
        refused(() -> base.readEvent("{\"kind\":\"base:pass\"}"), Kind.WRONG_VALUE, "kind");
    }

    @Test
    void aCardOfAnotherDeckIsRefused() {
        GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json = Siege.json(MANY);
        String drawn = "{\"kind\":\"base:cards-drawn\",\"deck\":\"captains\",\"player\":\"P1\","
                + "\"cards\":{\"known\":[\"sabotage\"],\"hidden\":0}}";
        assertThat(json.readEvent(drawn)).isNotNull();
        refused(() -> json.readEvent(drawn.replace("sabotage", "armory")), Kind.WRONG_VALUE, "cards.known[0]");
        refused(() -> json.readEvent(drawn.replace("captains", "main")), Kind.WRONG_VALUE, "cards.known[0]");
        refused(() -> json.readEvent(drawn.replace("captains", "none")), Kind.WRONG_VALUE, "cards.known");
        String discarded = "{\"kind\":\"base:card-discarded\",\"deck\":\"captains\",\"player\":\"P1\",\"card\":\"%s\"}";
        assertThat(json.readEvent(discarded.formatted("sabotage"))).isNotNull();
        refused(() -> json.readEvent(discarded.formatted("armory")), Kind.WRONG_VALUE, "card");
    }

    @Test
    void nobodyForgetsToListAType() {
        Vocabulary base = Vocabulary.of(Array.empty());
        Vocabulary all = Vocabulary.ofAllModules();
        assertThat(stored("io.github.casemate.siege")).hasSizeGreaterThan(150).allMatch(base::has);
        assertThat(stored("io.github.casemate.expansions"))
                .hasSizeGreaterThan(60)
                .allMatch(all::has);
    }

    /** What can be in a state or a log: all classes of these kinds, whether they are records or not. */
    private static Stream<Class<?>> stored(String packages) {
        return new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .withImportOption(location -> !location.contains("-tests.jar"))
                        .importPackages(packages)
                        .stream()
                        .filter(type -> !type.isInterface())
                        .filter(type -> Stream.of(Action.class, Event.class, Step.class, Ability.class)
                                .anyMatch(type::isAssignableTo))
                        .map(JavaClass::reflect);
    }

    private static DocumentException refused(Runnable reading, Kind problem, String field) {
        DocumentException refused = catchThrowableOfType(DocumentException.class, reading::run);
        assertThat(refused).isNotNull();
        assertThat(refused.kind()).isEqualTo(problem);
        assertThat(refused.field()).isEqualTo(field);
        return refused;
    }
}
