package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Documents of every version of the schema, as they were written then, can be read. The files of a version are never
 * changed; those of a new version are written once, with {@code -Dcasemate.write=true}.
 */
class StoredDocumentsTest {

    private static final Path FOLDER = Path.of("src/test/resources/documents");

    static List<Path> files() throws IOException {
        writeWhatIsMissing();
        try (Stream<Path> files = Files.walk(FOLDER)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    @Test
    void everyVersionHasDocumentsOfEveryKind() throws IOException {
        for (int version = 1; version <= Heads.SCHEMA; version++) {
            Path folder = FOLDER.resolve("version-" + version);
            for (String document : List.of("match", "transcript", "view", "state", "cards")) {
                assertThat(files())
                        .anyMatch(file -> file.startsWith(folder)
                                && file.getFileName().toString().startsWith(document));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void itCanStillBeRead(Path file) throws IOException {
        String text = Files.readString(file);
        String again = readAndWritten(file.getFileName().toString(), text);
        if (file.startsWith(FOLDER.resolve("version-" + Heads.SCHEMA))) {
            assertThat(again.strip()).isEqualTo(text.strip());
        }
    }

    private static String readAndWritten(String name, String text) {
        if (name.startsWith("cards")) {
            return Siege.write(Siege.catalog(text));
        }
        if (name.startsWith("match")) {
            return SavedMatch.write(Siege.PACK, SavedMatch.read(text, Siege.PACK));
        }
        IslandSiege game = Siege.gameOf(text);
        GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json = Siege.json(game);
        if (name.startsWith("transcript")) {
            return Transcript.read(text, Siege.PACK).write(json);
        }
        return name.startsWith("state") ? json.writeState(json.readState(text)) : json.writeView(json.readView(text));
    }

    private static void writeWhatIsMissing() throws IOException {
        Path folder = FOLDER.resolve("version-" + Heads.SCHEMA);
        if (!Boolean.getBoolean("casemate.write") || Files.exists(folder)) {
            return;
        }
        Files.createDirectories(folder);
        Map<String, Ruleset> rulesets = LinkedHashMap.of(
                "first", Ruleset.firstEdition(),
                "four", Ruleset.secondEdition(4).withTurnLimit(100),
                "all", WrittenGames.with(Ruleset.secondEdition(2), WrittenGames.EXPANSIONS),
                "solo", WrittenGames.with(Ruleset.solo("ghost-captain"), WrittenGames.EXPANSIONS));
        for (var named : rulesets) {
            IslandSiege game = IslandSiege.of(named._2());
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, 2026L);
            SplitMix64 random = new SplitMix64(11);
            for (int i = 0; i < 70 && !match.isOver(); i++) {
                match = match.play(match.legalActions()
                        .get((int) SplitMix64.below(random, match.legalActions().size())));
            }
            GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json = Siege.json(game);
            PlayerId player = game.players().head();
            Files.writeString(folder.resolve("match-" + named._1() + ".json"), SavedMatch.write(Siege.PACK, match));
            Files.writeString(folder.resolve("state-" + named._1() + ".json"), json.writeState(match.state()));
            Files.writeString(folder.resolve("view-" + named._1() + ".json"), json.writeView(match.view(player)));
            Files.writeString(
                    folder.resolve("transcript-" + named._1() + ".json"),
                    Transcript.of(match, player).write(Siege.json(game)));
        }
        for (String module : WrittenGames.EXPANSIONS.prepend(Catalog.BASE)) {
            Files.writeString(folder.resolve("cards-" + module + ".json"), Siege.write(Catalog.shipped(module)));
        }
    }
}
