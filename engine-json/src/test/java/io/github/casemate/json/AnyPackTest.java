package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.document.DocumentException.Kind;
import io.github.casemate.json.race.Race;
import io.github.casemate.json.race.RacePack;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.pack.Notation;
import io.github.casemate.pack.Settings;
import io.github.casemate.testkit.games.KuhnPokerPack;
import io.github.casemate.testkit.games.Pig;
import io.github.casemate.testkit.games.PigPack;
import io.vavr.collection.Array;
import io.vavr.collection.SortedMap;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games that know nothing of JSON are written and read from their record types alone. */
class AnyPackTest {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    static List<GamePack<?, ?, ?, ?>> packs() {
        return List.of(new PigPack(), new KuhnPokerPack(), new RacePack());
    }

    @ParameterizedTest
    @MethodSource("packs")
    void everythingIsReadBackAsItWasAndFitsItsSchema(GamePack<?, ?, ?, ?> pack) {
        roundTrips(pack);
    }

    private static <S, A, E, V> void roundTrips(GamePack<S, A, E, V> pack) {
        Game<S, A, E, V> game = standard(pack);
        GameJson<S, A, E, V> json = GameJson.of(pack, game);
        Validator validator = new Validator(json);
        assertThat(json.admitsStates()).isFalse();
        for (long seed = 0; seed < 20; seed++) {
            Match<S, A, E, V> match = Match.of(game, seed);
            SplitMix64 random = new SplitMix64(seed);
            for (int i = 0; i < 30 && !match.isOver(); i++) {
                for (PlayerId player : game.players().append(PlayerId.SPECTATOR)) {
                    String view = json.writeView(match.view(player));
                    assertThat(json.readView(view)).isEqualTo(match.view(player));
                    assertThat(GameJson.gameOf(view, pack)).isEqualTo(game);
                    validator.valid("view", view);
                }
                match = match.play(match.legalActions()
                        .get(random.nextInt(match.legalActions().size())));
            }
            match.log().forEach(action -> {
                assertThat(json.readAction(json.writeAction(action))).isEqualTo(action);
                validator.valid("action", json.writeAction(action));
            });
            for (PlayerId player : game.players().append(PlayerId.SPECTATOR)) {
                match.eventsSince(0, player).forEach(event -> {
                    assertThat(json.readEvent(json.writeEvent(event))).isEqualTo(event);
                    validator.valid("event", json.writeEvent(event));
                });
                Transcript<E, V> transcript = Transcript.of(match, player);
                assertThat(Transcript.read(transcript.write(json), pack)).isEqualTo(transcript);
                validator.valid("transcript", transcript.write(json));
            }
            saved(pack, match, validator);
            saved(pack, Match.replay(game, seed + 100, match.log()), validator);
            saved(pack, match.isOver() ? match : match.resign(PlayerId.of(1)), validator);
            saved(pack, match.isOver() ? match : match.agree(Result.draw(game.players(), "rain")), validator);
        }
    }

    private static <S, A, E, V> void saved(GamePack<S, A, E, V> pack, Match<S, A, E, V> match, Validator validator) {
        String text = SavedMatch.write(pack, match);
        validator.valid("match", text);
        assertThat(SavedMatch.read(text, pack)).isEqualTo(match);
    }

    /** Each decision is changed to each other option, left out, and doubled. */
    @ParameterizedTest
    @MethodSource("packs")
    void whateverWasDoneToTheActionsIsFound(GamePack<?, ?, ?, ?> pack) throws JsonProcessingException {
        forge(pack);
    }

    private static <S, A, E, V> void forge(GamePack<S, A, E, V> pack) throws JsonProcessingException {
        Game<S, A, E, V> game = standard(pack);
        Notation<A> notation = pack.notation(game);
        Map<Kind, Integer> found = new TreeMap<>();
        for (long seed = 0; seed < 10; seed++) {
            Match<S, A, E, V> match = Match.of(game, seed);
            Array<String> taken = Array.empty();
            Array<Array<String>> forged = Array.empty();
            for (int i = 0; i < 12 && !match.isOver(); i++) {
                A action = match.legalActions()
                        .get((int) (seed + i) % match.legalActions().size());
                for (A other : match.legalActions().reject(action::equals)) {
                    forged = forged.append(taken.append(notation.of(other)));
                }
                forged = forged.append(taken);
                taken = taken.append(notation.of(action));
                match = match.play(action);
            }
            String text = SavedMatch.write(pack, match);
            for (Array<String> beginning : forged) {
                for (int skipped = 0; skipped <= 2; skipped++) {
                    var tree = (com.fasterxml.jackson.databind.node.ObjectNode) MAPPER.readTree(text);
                    var actions = tree.putArray("actions");
                    beginning
                            .appendAll(taken.drop(beginning.size() + skipped - 1))
                            .forEach(actions::add);
                    if (Array.ofAll(actions).map(node -> node.asText()).equals(taken)) {
                        continue;
                    }
                    DocumentException refused =
                            catchThrowableOfType(DocumentException.class, () -> SavedMatch.read(tree.toString(), pack));
                    assertThat(refused).as(tree.toString()).isNotNull();
                    found.merge(refused.kind(), 1, Integer::sum);
                }
            }
        }
        assertThat(found.keySet()).contains(Kind.HASH_DIFFERS).isSubsetOf(Kind.HASH_DIFFERS, Kind.REPLAY_BROKEN);
    }

    /** Each damaged document is refused in plain words and with a place, or is a value like any other. */
    @ParameterizedTest
    @MethodSource("packs")
    void damagedDocumentsAreRefusedInPlainWords(GamePack<?, ?, ?, ?> pack) {
        damage(pack);
    }

    private interface Reading {
        Object of(String text);
    }

    private static <S, A, E, V> void damage(GamePack<S, A, E, V> pack) {
        Game<S, A, E, V> game = standard(pack);
        GameJson<S, A, E, V> json = GameJson.of(pack, game);
        Match<S, A, E, V> match = Match.of(game, 4L);
        for (int i = 0; i < 6 && !match.isOver(); i++) {
            match = match.play(match.legalActions().head());
        }
        PlayerId player = PlayerId.of(0);
        Map<String, Reading> documents = Map.of(
                json.writeAction(match.log().head()),
                json::readAction,
                json.writeEvent(match.eventsSince(0, player).head()),
                json::readEvent,
                json.writeView(match.view(player)),
                json::readView,
                Transcript.of(match, player).write(json),
                text -> Transcript.read(text, pack),
                SavedMatch.write(pack, match),
                text -> SavedMatch.read(text, pack),
                SavedMatch.write(pack, Match.replay(game, 999L, match.log())),
                text -> SavedMatch.read(text));
        SplitMix64 random = new SplitMix64(17);
        TextMutations texts = new TextMutations(random);
        int refusals = 0;
        for (var document : new TreeMap<>(documents).entrySet()) {
            JsonNode tree = IncomingText.of(document.getKey(), Limits.DEFAULT).read(node -> node);
            TreeMutations trees = new TreeMutations(random);
            trees.see("", tree);
            for (int i = 0; i < 300; i++) {
                String text = i % 3 == 0
                        ? texts.changed(document.getKey())
                        : trees.changed(tree).toString();
                try {
                    assertThat(document.getValue().of(text)).isNotNull();
                } catch (DocumentException refused) {
                    assertThat(refused.getMessage()).doesNotContain("java.", "io.github", "io.vavr", "fasterxml");
                    assertThat(refused.line() > 0 || refused.kind() == Kind.TOO_LARGE)
                            .as(refused.getMessage())
                            .isTrue();
                    refusals++;
                }
            }
        }
        assertThat(refusals).isGreaterThan(1000);
    }

    @Test
    void jacksonWritesTheValuesOfAnyGame() throws JsonProcessingException {
        PigPack pack = new PigPack();
        JsonMapper mapper = GameJson.of(pack, standard(pack)).mapper();
        Pig.State view = standard(pack).newGame();
        assertThat(mapper.writeValueAsString(Pig.Choice.ROLL)).isEqualTo("{\"kind\":\"choice\",\"value\":\"roll\"}");
        assertThat(mapper.readValue("{\"kind\":\"die\",\"face\":3}", Pig.Action.class))
                .isEqualTo(new Pig.Die(3));
        assertThat(mapper.readValue(mapper.writeValueAsString(view), Pig.State.class))
                .isEqualTo(view);
    }

    @Test
    void aMatchIsFoundPlayedOnAndSavedWithoutKnowingItsGame() {
        AnyMatch match = AnyMatch.begin(
                        GamePacks.onPath().find("pig").get(), Settings.standard(new PigPack().settings()), 5L)
                .get();
        assertThat(match.options()).containsExactly("roll", "hold");
        AnyMatch read = SavedMatch.read(match.play(1).save());
        assertThat(read.pack().info().id()).isEqualTo("pig");
        assertThat(read.isOver()).isFalse();
        assertThat(read.result()).isEqualTo(Option.none());
        PlayerId asked = read.turn().asked().get();
        assertThat(read.view(asked)).contains("\"game\":\"pig\"").contains("\"banked\":[");
        assertThat(read.eventsSince(0, asked).head()).contains("\"kind\":\"rolled\"");
        assertThat(read.eventsSince(read.length(), asked)).isEmpty();
        assertThat(read.transcript(asked)).contains("\"document\": \"transcript\"");
        assertThat(read.settings()).isEqualTo(Settings.standard(new PigPack().settings()));
        assertThat(read.play(asked, "Hold").get().length()).isGreaterThan(read.length());
        assertThat(read.play(asked, "stand").getLeft().code()).isEqualTo(Notation.NO_SUCH_OPTION);
        PlayerId other = read.players().find(player -> !player.equals(asked)).get();
        assertThat(read.play(other, "hold").getLeft().code()).isEqualTo(Rejection.NOT_YOUR_TURN);
        assertThat(read.as(new PigPack()).get()).isEqualTo(SavedMatch.read(read.save(), new PigPack()));
        assertThat(read.as(new KuhnPokerPack())).isEmpty();
    }

    @Test
    void aGameThatIsNotThereIsNamedWithThoseThatAre() {
        DocumentException refused = catchThrowableOfType(
                DocumentException.class,
                () -> SavedMatch.read("{\"document\":\"match\",\"schema\":1,\"game\":\"pik\",\"rules\":1}"));
        assertThat(refused.kind()).isEqualTo(Kind.WRONG_DOCUMENT);
        assertThat(refused.field()).isEqualTo("game");
        assertThat(refused).hasMessageContaining("There is no game 'pik' (Did you mean 'pig'?)");
    }

    @Test
    void aStateOfAGameThatAdmitsNoneIsNeitherWrittenNorRead() {
        var json = GameJson.of(new PigPack(), standard(new PigPack()));
        assertThatThrownBy(() -> json.readState("{}"))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessage("Pig does not admit bare states; save the match instead");
    }

    @Test
    void aViewOfAnotherGameIsRefused() {
        PigPack pack = new PigPack();
        var other = pack.create(
                        Settings.standard(pack.settings()).with("players", "3").get())
                .get();
        String view = GameJson.of(pack, other).writeView(other.newGame());
        DocumentException refused = catchThrowableOfType(
                DocumentException.class, () -> GameJson.of(pack, standard(pack)).readView(view));
        assertThat(refused.kind()).isEqualTo(Kind.WRONG_DOCUMENT);
        assertThat(refused)
                .hasMessage("line 1, settings: this belongs to a game with other settings: players=3, not the standard"
                        + " ones");
    }

    @Test
    void aRecordIsADocumentOfASettingWithoutAnyCode(@TempDir Path folder) throws IOException {
        RacePack pack = new RacePack();
        SettingsJson json = SettingsJson.of(pack);
        Path file = folder.resolve("board.json");
        String text = json.writeDocument(RacePack.MEADOW);
        assertThat(text).isEqualTo("""
                {
                  "document": "board",
                  "schema": 1,
                  "game": "race",
                  "name": "Meadow",
                  "squares": [{"ground": "grass", "leap": null}, {"ground": "deep-mud", "leap": 2}, {"ground": "grass", "leap": null}]
                }
                """);
        new Validator(GameJson.of(pack, standard(pack))).valid("board", text);
        Files.writeString(file, text.replace("Meadow", "Moor"));
        Settings settings = json.with(Settings.standard(pack.settings()), "board", file);
        assertThat(settings.get(RacePack.BOARD)).isEqualTo(new Race.Board("Moor", RacePack.MEADOW.squares()));
        assertThat(json.readDocument(file, Race.Board.class)).isEqualTo(settings.get(RacePack.BOARD));
        assertThat(json.read(json.write(settings))).isEqualTo(settings);

        Match<?, ?, ?, ?> match = Match.of(pack.create(settings).get(), 3L);
        AnyMatch begun = AnyMatch.begin(pack, settings, 3L).get();
        assertThat(SavedMatch.read(begun.save(), pack)).isEqualTo(match);
        assertThat(begun.save()).contains("\"board\": {").contains("\"Moor\"");
    }

    @Test
    void whatIsWrongWithADocumentIsToldWithFileLineAndField(@TempDir Path folder) throws IOException {
        SettingsJson json = SettingsJson.of(new RacePack());
        Path file = folder.resolve("board.json");
        for (var wrong : Map.of(
                        "\"squares\": [\n{\"ground\": \"sand\", \"leap\": null}]",
                        "line 3, squares[0].ground: there is no ground 'sand'; there are grass, deep-mud",
                        "\"squares\": [\n{\"ground\": \"grass\"}]",
                        "line 3, squares[0].leap: the field is missing",
                        "\"squares\":\n[]",
                        "line 1: a board has squares",
                        "\"squares\": [],\n\"weather\": 1",
                        "line 3, weather: there is no such field; there are name, squares")
                .entrySet()) {
            Files.writeString(
                    file,
                    "{\"document\": \"board\", \"schema\": 1, \"game\": \"race\",\n\"name\": \"A\", " + wrong.getKey()
                            + "}");
            assertThatThrownBy(() -> json.readDocument(file, Race.Board.class))
                    .isInstanceOf(DocumentException.class)
                    .hasMessage("board.json, " + wrong.getValue());
        }
        Files.writeString(file, "{\"document\": \"board\", \"schema\": 1, \"game\": \"pig\"}");
        assertThatThrownBy(() -> json.with(Settings.standard(new RacePack().settings()), "board", file))
                .hasMessageContaining("this belongs to another game: 'pig', not 'race'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> json.with(Settings.standard(new RacePack().settings()), "players", file))
                .withMessage("Race has no documents for a setting 'players', only for: board");
        assertThatIllegalArgumentException().isThrownBy(() -> json.writeDocument("Meadow"));
    }

    @Test
    void severalDocumentsOfOneSettingAreAddedUp(@TempDir Path folder) throws IOException {
        SettingsJson json = SettingsJson.of(Siege.PACK);
        Settings settings = Settings.standard(Siege.PACK.settings());
        for (String module : List.of("base", "ramparts")) {
            Path file = folder.resolve(module);
            Files.writeString(file, json.writeDocument(io.github.casemate.siege.Catalog.shipped(module)));
            settings = json.with(settings, "cards", file);
        }
        assertThat(settings.get(io.github.casemate.siege.IslandSiegePack.CATALOGS)
                        .map(catalog -> catalog.module()))
                .containsExactly("base", "ramparts");
    }

    private static <S, A, E, V> Game<S, A, E, V> standard(GamePack<S, A, E, V> pack) {
        return pack.create(Settings.standard(pack.settings())).get();
    }

    /** Somebody else's validator. */
    private static final class Validator {

        private final SortedMap<String, JsonSchema> compiled;

        Validator(GameJson<?, ?, ?, ?> json) {
            JsonSchemaFactory factory = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);
            compiled = json.schemas().mapValues(factory::getSchema);
        }

        void valid(String schema, String text) {
            try {
                assertThat(compiled.get(schema).get().validate(MAPPER.readTree(text)))
                        .as(text)
                        .isEmpty();
            } catch (JsonProcessingException e) {
                throw new AssertionError(text, e);
            }
        }
    }
}
