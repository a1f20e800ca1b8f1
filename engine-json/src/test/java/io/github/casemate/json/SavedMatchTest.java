package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.document.DocumentException.Kind;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A saved match is played again when it is read, so whatever was changed in it is found. */
class SavedMatchTest {

    private static final Match<GameState<Table>, Action, Event<Table>, GameView<Table>> MATCH =
            played(Ruleset.secondEdition(2), 7L, 60);
    private static final String SAVED = SavedMatch.write(MATCH);

    @Test
    @Proof("LAW-9")
    void itIsReadBackAsItWas() {
        for (Ruleset ruleset : WrittenGames.rulesets()) {
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match =
                    played(ruleset.withTurnLimit(40), 3L, 80);
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> read =
                    SavedMatch.read(SavedMatch.write(match));
            assertThat(read).isEqualTo(match);
            assertThat(read.length()).isEqualTo(match.length());
        }
    }

    @Test
    void itIsPlayedOnWithTheSameChance() {
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> read = SavedMatch.read(SAVED);
        assertThat(playedOn(read, 40)).isEqualTo(playedOn(MATCH, 40));
    }

    @Test
    void undoWorksAfterReading() {
        assertThat(SavedMatch.read(SAVED).undo()).isEqualTo(MATCH.undo());
    }

    @Test
    void anIllegalActionIsToldWithItsIndexAndTheReason() {
        int index = indexOf("base:attack\"");
        DocumentException refused =
                refused(replaced(index, "{\"kind\": \"base:attack\", \"fort\": \"starting-fort-9\"}"));
        assertThat(refused.kind()).isEqualTo(Kind.WRONG_VALUE);
        assertThat(refused.field()).isEqualTo("actions[" + index + "].fort");
        assertThat(refused).hasMessageContaining("there is no card 'starting-fort-9'");

        refused = refused(replaced(index, "{\"kind\": \"base:attack\", \"fort\": \"" + ownStart(index) + "\"}"));
        assertThat(refused.kind()).isEqualTo(Kind.REPLAY_BROKEN);
        assertThat(refused.field()).isEqualTo("actions[" + index + "]");
        assertThat(refused.line()).isEqualTo(lineOf(index));
        assertThat(refused.rejection().map(Rejection::code)).isNotEmpty();
        assertThat(refused.rule().get()).startsWith("ATK-");
    }

    @Test
    void anActionThatIsMissingIsFound() {
        for (int index = 0; index < MATCH.log().size(); index++) {
            DocumentException refused = refused(without(index));
            assertThat(refused.kind()).isIn(Kind.REPLAY_BROKEN, Kind.HASH_DIFFERS);
            if (refused.kind() == Kind.REPLAY_BROKEN) {
                assertThat(refused.field()).matches("actions\\[\\d+]");
            } else {
                assertThat(refused.field()).isEqualTo("sha256");
            }
        }
    }

    @Test
    void anActionTooManyIsFound() {
        String actions = lines().get(lineOf(0) - 1);
        DocumentException refused = refused(SAVED.replace("\"actions\": [\n", "\"actions\": [\n" + actions + "\n"));
        assertThat(refused.kind()).isEqualTo(Kind.REPLAY_BROKEN);
        assertThat(refused.rejection()).isNotEmpty();
    }

    @Test
    void anotherFallOfTheDiceIsFoundWithItsIndexThoughTheRulesAllowIt() {
        int last = lastIndexOf("base:dice-fall");
        String line = lines().get(lineOf(last) - 1);
        int dice = line.replaceAll("\\D+", " ")
                .trim()
                .chars()
                .filter(c -> c != ' ')
                .map(c -> c - '0')
                .sum();
        DocumentException refused = refused(
                replaced(last, "{\"kind\": \"base:dice-fall\", \"dice\": {\"" + unlike(line) + "\": " + dice + "}}"));
        assertThat(refused.kind()).isEqualTo(Kind.REPLAY_BROKEN);
        assertThat(refused.field()).matches("actions\\[\\d+]");
    }

    @Test
    void anotherSeedIsFound() {
        DocumentException refused = refused(SAVED.replace("\"seed\": 7", "\"seed\": 8"));
        assertThat(refused.kind()).isEqualTo(Kind.REPLAY_BROKEN);
        assertThat(refused.field()).isEqualTo("actions[0]");
    }

    @Test
    void diceThatWereEnteredByHandAreNoneOfTheSeed() {
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> entered =
                Match.replay(MATCH.game(), 99L, MATCH.log());
        String saved = SavedMatch.write(entered);
        assertThat(saved).contains("\"chance\": \"log\"");
        assertThat(SAVED).doesNotContain("\"chance\"");
        assertThat(SavedMatch.read(saved)).isEqualTo(entered);
    }

    @Test
    void anotherHashIsFound() {
        DocumentException refused = refused(SAVED.replaceAll("(\"sha256\": \")....", "$10000"));
        assertThat(refused.kind()).isEqualTo(Kind.HASH_DIFFERS);
        assertThat(refused.field()).isEqualTo("sha256");
    }

    @Test
    void aNewerVersionIsRefusedWithBothNumbers() {
        DocumentException refused = refused(SAVED.replace("\"schema\": 1", "\"schema\": 2"));
        assertThat(refused.kind()).isEqualTo(Kind.NEWER_VERSION);
        assertThat(refused.field()).isEqualTo("schema");
        assertThat(refused).hasMessageContaining("version 2").hasMessageContaining("1 is the newest");
    }

    @Test
    void anotherDocumentIsRefused() {
        String state = SiegeJson.of((IslandSiege) MATCH.game()).write(MATCH.state());
        assertThat(refused(state).kind()).isEqualTo(Kind.WRONG_DOCUMENT);
    }

    @Test
    void aRulesetThatCannotBePlayedIsRefused() {
        DocumentException refused = refused(SAVED.replace("\"players\": 2", "\"players\": 5"));
        assertThat(refused.kind()).isEqualTo(Kind.WRONG_VALUE);
        assertThat(refused.field()).isEqualTo("ruleset");
        assertThat(refused).hasMessageContaining("SET-8");

        refused = refused(SAVED.replace("\"players\": 2", "\"players\": 2, \"modules\": [\"unheard\"]"));
        assertThat(refused).hasMessageContaining("there is no rule module 'unheard'");
    }

    @Test
    void aFileIsNamedInTheMessage(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("friday.json");
        SavedMatch.write(MATCH, file);
        assertThat(SavedMatch.read(file, Limits.DEFAULT)).isEqualTo(MATCH);
        assertThat(folder).isDirectoryContaining(file::equals);
        try (var files = Files.list(folder)) {
            assertThat(files).hasSize(1);
        }

        Files.writeString(file, SAVED.substring(0, SAVED.length() / 2));
        DocumentException refused =
                catchThrowableOfType(DocumentException.class, () -> SavedMatch.read(file, Limits.DEFAULT));
        assertThat(refused.kind()).isEqualTo(Kind.MALFORMED);
        assertThat(refused).hasMessageStartingWith("friday.json, line ");
    }

    @Test
    void onlyAFileIsReplaced(@TempDir Path folder) throws IOException {
        Path taken = Files.createDirectory(folder.resolve("friday.json"));

        FileSystemException refused =
                catchThrowableOfType(FileSystemException.class, () -> SavedMatch.write(MATCH, taken));

        assertThat(refused).hasMessageContaining("friday.json").hasMessageContaining("not a file");
        assertThat(taken).isEmptyDirectory();
        assertThat(folder).isDirectoryNotContaining(path -> !path.equals(taken));
    }

    @Test
    void onlyItsOwnerMayReadASavedMatch(@TempDir Path folder) throws IOException {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Path file = folder.resolve("match.json");
        Set<PosixFilePermission> all = PosixFilePermissions.fromString("rw-rw-rw-");

        SavedMatch.write(MATCH, file);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");

        // Neither what is replaced nor what a killed program has left behind opens it to others.
        Files.setPosixFilePermissions(file, all);
        Files.setPosixFilePermissions(Files.createFile(folder.resolve("match.json.new")), all);
        SavedMatch.write(MATCH, file);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        assertThat(folder.resolve("match.json.new")).doesNotExist();
    }

    /** A zip file knows no owners. */
    @Test
    void whereNobodyOwnsFilesAMatchCanBeSavedToo(@TempDir Path folder) throws IOException {
        try (FileSystem zip = FileSystems.newFileSystem(folder.resolve("saved.zip"), Map.of("create", "true"))) {
            assertThat(zip.supportedFileAttributeViews()).doesNotContain("posix");
            Path file = zip.getPath("match.json");
            SavedMatch.write(MATCH, file);
            assertThat(SavedMatch.read(file, Limits.DEFAULT)).isEqualTo(MATCH);
        }
    }

    @Test
    void aFolderInTheWayIsLeftAlone(@TempDir Path folder) throws IOException {
        Path taken = Files.createDirectories(folder.resolve("match.json.new").resolve("taken"));

        assertThatThrownBy(() -> SavedMatch.write(MATCH, folder.resolve("match.json")))
                .isInstanceOf(IOException.class);

        assertThat(folder.resolve("match.json")).doesNotExist();
        assertThat(taken).exists();
    }

    @Test
    void aGameWithChangedCardsCarriesThem() {
        Ruleset fewer = Ruleset.secondEdition(2)
                .withCards(Ruleset.secondEdition(2)
                        .cards()
                        .reject(card -> card.id().equals("armory")));
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = played(fewer, 1L, 30);
        String saved = SavedMatch.write(match);
        assertThat(saved).doesNotContain("\"armory\"").contains("\"cannon-smith\"");
        assertThat(SavedMatch.read(saved)).isEqualTo(match);
        assertThat(SAVED).doesNotContain("\"layout\"");
    }

    private static Match<GameState<Table>, Action, Event<Table>, GameView<Table>> played(
            Ruleset ruleset, long seed, int decisions) {
        return playedOn(Match.of(IslandSiege.of(ruleset), seed), decisions);
    }

    private static Match<GameState<Table>, Action, Event<Table>, GameView<Table>> playedOn(
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> from, int decisions) {
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = from;
        SplitMix64 random = new SplitMix64(5);
        for (int i = 0; i < decisions && !match.isOver(); i++) {
            Seq<Action> legal = match.legalActions();
            match = match.play(legal.get((int) SplitMix64.below(random, legal.size())));
        }
        return match;
    }

    private static DocumentException refused(String text) {
        DocumentException refused = catchThrowableOfType(DocumentException.class, () -> SavedMatch.read(text));
        assertThat(refused).as("nothing was found").isNotNull();
        return refused;
    }

    private static Array<String> lines() {
        return Array.of(SAVED.split("\n", -1));
    }

    /** The line of an action in the file, from 1. */
    private static int lineOf(int index) {
        return lines().indexWhere(line -> line.contains("\"actions\"")) + 2 + index;
    }

    private static int indexOf(String kind) {
        return lines().indexWhere(line -> line.contains(kind)) + 1 - lineOf(0);
    }

    private static int lastIndexOf(String kind) {
        return lines().lastIndexWhere(line -> line.contains(kind)) + 1 - lineOf(0);
    }

    private static String replaced(int index, String action) {
        String old = lines().get(lineOf(index) - 1);
        return lines().update(lineOf(index) - 1, "    " + action + (old.endsWith(",") ? "," : ""))
                .mkString("\n");
    }

    private static String without(int index) {
        try {
            JsonNode tree = new ObjectMapper().readTree(SAVED);
            ((ArrayNode) tree.get("actions")).remove(index);
            return tree.toString();
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    /** The Starting Fort of whoever attacks with this action. */
    private static String ownStart(int index) {
        return lines().get(lineOf(index) - 1).contains("starting-fort-1") ? "starting-fort-2" : "starting-fort-1";
    }

    private static String unlike(String line) {
        return Array.of("black", "white", "gray", "target", "leadership")
                .find(face -> !line.contains(face))
                .get();
    }
}
