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
import io.github.casemate.pack.Notation;
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
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A saved match is played again when it is read, so whatever was changed in it is found. */
class SavedMatchTest {

    private static final Match<GameState<Table>, Action, Event<Table>, GameView<Table>> MATCH =
            played(Ruleset.secondEdition(2), 7L, 24);
    private static final String SAVED = SavedMatch.write(Siege.PACK, MATCH);

    @Test
    @Proof("LAW-9")
    void itIsReadBackAsItWas() {
        for (Ruleset ruleset : WrittenGames.rulesets()) {
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match =
                    played(ruleset.withTurnLimit(40), 3L, 80);
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> read =
                    SavedMatch.read(SavedMatch.write(Siege.PACK, match), Siege.PACK);
            assertThat(read).isEqualTo(match);
            assertThat(read.length()).isEqualTo(match.length());
        }
    }

    @Test
    void itIsPlayedOnWithTheSameChance() {
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> read = SavedMatch.read(SAVED, Siege.PACK);
        assertThat(playedOn(read, 40)).isEqualTo(playedOn(MATCH, 40));
    }

    @Test
    void undoWorksAfterReading() {
        assertThat(SavedMatch.read(SAVED, Siege.PACK).undo()).isEqualTo(MATCH.undo());
    }

    @Test
    void anActionThatIsNoOptionIsToldWithItsNumberAndTheNearestOptions() {
        int index = indexOf("draw-cards");
        DocumentException refused = refused(replaced(index, "drew-cards"));
        assertThat(refused.kind()).isEqualTo(Kind.REPLAY_BROKEN);
        assertThat(refused.field()).isEqualTo("actions[" + index + "]");
        assertThat(refused.line()).isEqualTo(lineOf(index));
        assertThat(refused.rejection().map(Rejection::code)).contains(Notation.NO_SUCH_OPTION);
        assertThat(refused)
                .hasMessageStartingWith("line " + lineOf(index) + ", actions[" + index + "]: action " + (index + 1)
                        + ": 'drew-cards' is not an option here; nearest: draw-cards; ");
    }

    @Test
    void anActionThatIsMissingIsFoundWhereverItWas() {
        for (int index = 0; index < decisions(); index++) {
            DocumentException refused = refused(without(index));
            if (refused.kind() == Kind.REPLAY_BROKEN) {
                assertThat(refused.field()).matches("actions\\[\\d+]");
            } else {
                assertThat(refused.kind()).isEqualTo(Kind.HASH_DIFFERS);
                assertThat(refused.field()).isEqualTo("sha256");
            }
        }
    }

    @Test
    void theLastActionsAreMissedThoughTheRestIsLegal() {
        assertThat(refused(without(decisions() - 1)).kind()).isEqualTo(Kind.HASH_DIFFERS);
    }

    @Test
    void anActionTooManyIsFoundThoughItIsLegal() {
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> longer =
                MATCH.play(MATCH.legalActions().head());
        String digest = digest(SAVED);
        String forged = SavedMatch.write(Siege.PACK, longer).replaceAll("[0-9a-f]{64}", digest);
        assertThat(refused(forged).kind()).isEqualTo(Kind.HASH_DIFFERS);
    }

    /** Whichever decision is changed, and whatever the rules say to the rest: it shows. */
    @Test
    void anotherLegalDecisionIsFoundWhereverItIs() {
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(MATCH.game(), MATCH.seed());
        Notation<Action> notation = Siege.PACK.notation(MATCH.game());
        int legalToTheEnd = 0;
        for (int index = 0; index < decisions(); index++) {
            String taken = action(index);
            for (Action other : match.legalActions().take(4)) {
                if (!notation.of(other).equals(taken)) {
                    DocumentException refused = refused(replaced(index, notation.of(other)));
                    assertThat(refused.kind()).isIn(Kind.REPLAY_BROKEN, Kind.HASH_DIFFERS);
                    legalToTheEnd += refused.kind() == Kind.HASH_DIFFERS ? 1 : 0;
                }
            }
            match = match.play(notation.read(taken, match.legalActions()).get());
        }
        assertThat(legalToTheEnd).isPositive();
    }

    @Test
    void whatFollowsTheEndIsFound() {
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> ended =
                played(Ruleset.secondEdition(2).withTurnLimit(3), 7L, 1000);
        assertThat(ended.isOver()).isTrue();
        String saved = SavedMatch.write(Siege.PACK, ended);
        DocumentException refused = refused(saved.replace("\n  ],", ",\n    \"pass\"\n  ],"));
        assertThat(refused.rejection().map(Rejection::code)).contains(Rejection.GAME_OVER);
        assertThat(refused).hasMessageContaining("The game is over before this.");
    }

    @Test
    void anotherSeedIsFound() {
        DocumentException refused = refused(SAVED.replace("\"seed\": 7", "\"seed\": 8"));
        assertThat(refused.kind()).isIn(Kind.REPLAY_BROKEN, Kind.HASH_DIFFERS);
    }

    /** The game goes the same way with any limit that is not reached. */
    @Test
    void anotherSettingIsFoundThoughItChangesNothing() {
        String other = SAVED.replace("\"settings\": {}", "\"settings\": {\"turn-limit\": \"9999\"}");
        assertThat(refused(other).kind()).isEqualTo(Kind.HASH_DIFFERS);
    }

    @Test
    void onlyDecisionsAreWritten() {
        assertThat(SAVED)
                .contains("\"chance\": \"seed\"")
                .doesNotContain("dice-fall")
                .doesNotContain("deal-cards");
        assertThat(decisions()).isEqualTo(24);
    }

    @Test
    void diceThatWereEnteredByHandAreNoneOfTheSeed() {
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> entered =
                Match.replay(MATCH.game(), 99L, MATCH.log());
        String saved = SavedMatch.write(Siege.PACK, entered);
        assertThat(saved)
                .contains("\"chance\": \"entered\"")
                .contains("\"dice-fall ")
                .contains("\"deal-cards main ");
        assertThat(SavedMatch.read(saved, Siege.PACK)).isEqualTo(entered);

        String fall = Array.of(saved.split("\n", -1))
                .find(line -> line.contains("dice-fall"))
                .get()
                .strip();
        assertThat(refused(saved.replaceFirst(Pattern.quote(fall), "\"dice-fall target=9\","))
                        .rejection()
                        .map(Rejection::code))
                .contains(Rejection.IMPOSSIBLE_OUTCOME);
        String deal = Array.of(saved.split("\n", -1))
                .find(line -> line.contains("deal-cards"))
                .get()
                .strip();
        for (String forged : List.of(
                "deal-cards main armory",
                "deal-cards main armory,armory,armory,armory,armory",
                "deal-cards none armory",
                "deal-cards",
                "deal-cards main unheard-of")) {
            DocumentException refused = refused(saved.replaceFirst(Pattern.quote(deal), "\"" + forged + "\","));
            assertThat(refused.kind()).as(forged).isEqualTo(Kind.REPLAY_BROKEN);
        }
        assertThat(refused(saved.replaceAll("(?s)\"actions\": \\[.*\n  ]", "\"actions\": []"))
                        .rejection()
                        .map(Rejection::code))
                .contains(Rejection.INCOMPLETE_LOG);
    }

    /** Every outcome that came up anywhere is found by its notation, also in a game with all expansions. */
    @Test
    void whateverChanceDidCanBeEntered() {
        for (Ruleset ruleset : WrittenGames.rulesets()) {
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> entered =
                    played(ruleset.withTurnLimit(20), 5L, 60);
            entered = Match.replay(entered.game(), 77L, entered.log());
            assertThat(SavedMatch.read(SavedMatch.write(Siege.PACK, entered), Siege.PACK))
                    .isEqualTo(entered);
        }
    }

    @Test
    void anotherHashIsFound() {
        DocumentException refused = refused(SAVED.replaceAll("(\"sha256\": \")....", "$10000"));
        assertThat(refused.kind()).isEqualTo(Kind.HASH_DIFFERS);
        assertThat(refused.field()).isEqualTo("sha256");
    }

    @Test
    void aMatchFromBeforeIsRefusedWithASentence() {
        DocumentException refused = refused(
                "{\"document\": \"match\", \"schema\": 1, \"ruleset\": {\"edition\": \"second\", \"players\": 2}}");
        assertThat(refused.kind()).isEqualTo(Kind.WRONG_DOCUMENT);
        assertThat(refused)
                .hasMessage("line 1, ruleset: this was written before documents named their game, and can no longer be"
                        + " read");
    }

    @Test
    void otherRulesAreRefusedWithBothNumbers() {
        DocumentException refused = refused(SAVED.replace("\"rules\": 1", "\"rules\": 2"));
        assertThat(refused.kind()).isEqualTo(Kind.NEWER_VERSION);
        assertThat(refused)
                .hasMessage("line 5, rules: this belongs to version 2 of the rules of Island Siege, and version 1 is"
                        + " played here");
        assertThat(refused(SAVED.replace("\"rules\": 1", "\"rules\": 0")).kind())
                .isEqualTo(Kind.WRONG_VALUE);
    }

    @Test
    void anotherGameIsRefused() {
        DocumentException refused = refused(SAVED.replace("\"island-siege\"", "\"pig\""));
        assertThat(refused.kind()).isEqualTo(Kind.WRONG_DOCUMENT);
        assertThat(refused).hasMessageContaining("this belongs to another game: 'pig', not 'island-siege'");
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
        String state = Siege.json((IslandSiege) MATCH.game()).writeState(MATCH.state());
        assertThat(refused(state).kind()).isEqualTo(Kind.WRONG_DOCUMENT);
    }

    @Test
    void settingsThatCannotBePlayedAreRefused() {
        DocumentException refused = refused(settings("{\"players\": \"5\"}"));
        assertThat(refused.kind()).isEqualTo(Kind.WRONG_VALUE);
        assertThat(refused.field()).isEqualTo("settings.players");
        assertThat(refused).hasMessageContaining("'5' is not possible; possible: a number from 1 to 4");

        refused = refused(settings("{\"players\": \"4\", \"edition\": \"first\"}"));
        assertThat(refused.kind()).isEqualTo(Kind.WRONG_VALUE);
        assertThat(refused.field()).isEqualTo("settings");
        assertThat(refused).hasMessageContaining("This cannot be played");

        assertThat(refused(settings("{\"modules\": \"unheard\"}"))).hasMessageContaining("'unheard' is not possible");
        assertThat(refused(settings("{\"weather\": \"fine\"}")).kind()).isEqualTo(Kind.UNKNOWN_FIELD);
        assertThat(refused(settings("7")).field()).isEqualTo("settings");
        assertThat(refused(settings("{\"cards\": [{\"module\": \"base\"}]}")).field())
                .isEqualTo("settings.cards[0].cards");
    }

    private static String settings(String settings) {
        return SAVED.replace("\"settings\": {}", "\"settings\": " + settings);
    }

    @Test
    void aFileIsNamedInTheMessage(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("friday.json");
        SavedMatch.write(Siege.PACK, MATCH, file);
        assertThat(SavedMatch.read(file, Limits.DEFAULT, Siege.PACK)).isEqualTo(MATCH);
        assertThat(folder).isDirectoryContaining(file::equals);
        try (var files = Files.list(folder)) {
            assertThat(files).hasSize(1);
        }

        Files.writeString(file, SAVED.substring(0, SAVED.length() / 2));
        DocumentException refused =
                catchThrowableOfType(DocumentException.class, () -> SavedMatch.read(file, Limits.DEFAULT, Siege.PACK));
        assertThat(refused.kind()).isEqualTo(Kind.MALFORMED);
        assertThat(refused).hasMessageStartingWith("friday.json, line ");
    }

    @Test
    void onlyAFileIsReplaced(@TempDir Path folder) throws IOException {
        Path taken = Files.createDirectory(folder.resolve("friday.json"));

        FileSystemException refused =
                catchThrowableOfType(FileSystemException.class, () -> SavedMatch.write(Siege.PACK, MATCH, taken));

        assertThat(refused).hasMessageContaining("friday.json").hasMessageContaining("not a file");
        assertThat(taken).isEmptyDirectory();
        assertThat(folder).isDirectoryNotContaining(path -> !path.equals(taken));
    }

    @Test
    void onlyItsOwnerMayReadASavedMatch(@TempDir Path folder) throws IOException {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Path file = folder.resolve("match.json");
        Set<PosixFilePermission> all = PosixFilePermissions.fromString("rw-rw-rw-");

        SavedMatch.write(Siege.PACK, MATCH, file);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");

        // Neither what is replaced nor what a killed program has left behind opens it to others.
        Files.setPosixFilePermissions(file, all);
        Files.setPosixFilePermissions(Files.createFile(folder.resolve("match.json.new")), all);
        SavedMatch.write(Siege.PACK, MATCH, file);
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
            SavedMatch.write(Siege.PACK, MATCH, file);
            assertThat(SavedMatch.read(file, Limits.DEFAULT, Siege.PACK)).isEqualTo(MATCH);
        }
    }

    @Test
    void aFolderInTheWayIsLeftAlone(@TempDir Path folder) throws IOException {
        Path taken = Files.createDirectories(folder.resolve("match.json.new").resolve("taken"));

        assertThatThrownBy(() -> SavedMatch.write(Siege.PACK, MATCH, folder.resolve("match.json")))
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
        String saved = SavedMatch.write(Siege.PACK, match);
        assertThat(saved).doesNotContain("\"armory\"").contains("\"cannon-smith\"");
        assertThat(SavedMatch.read(saved, Siege.PACK)).isEqualTo(match);
        assertThat(SAVED).doesNotContain("\"layout\"");
        assertThat(refused(saved.replaceFirst("\"cost\": 1", "\"cost\": 2")).kind())
                .isIn(Kind.REPLAY_BROKEN, Kind.HASH_DIFFERS);
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
        DocumentException refused =
                catchThrowableOfType(DocumentException.class, () -> SavedMatch.read(text, Siege.PACK));
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

    private static int indexOf(String text) {
        return lines().indexWhere(line -> line.contains("\"" + text)) + 1 - lineOf(0);
    }

    private static int decisions() {
        return lines().indexWhere(line -> line.equals("  ],")) + 1 - lineOf(0);
    }

    private static String action(int index) {
        return lines().get(lineOf(index) - 1).replaceAll("[\",]*$|^ *\"", "");
    }

    private static String replaced(int index, String action) {
        String old = lines().get(lineOf(index) - 1);
        return lines().update(lineOf(index) - 1, "    \"" + action + "\"" + (old.endsWith(",") ? "," : ""))
                .mkString("\n");
    }

    private static String digest(String saved) {
        return saved.replaceAll("(?s).*\"sha256\": \"([0-9a-f]{64})\".*", "$1");
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
}
