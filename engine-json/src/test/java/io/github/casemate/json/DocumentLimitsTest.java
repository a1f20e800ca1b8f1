package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.document.DocumentException.Kind;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Texts that are too large or no JSON are refused while they are being read, in plain words. */
class DocumentLimitsTest {

    private static final Limits TEN = Limits.DEFAULT.withBytes(10);

    @TempDir
    private Path folder;

    @Test
    void aTextOfTheLongestLengthIsReadAndALongerOneIsNot() {
        assertThat(read("\"12345678\"", TEN).textValue()).isEqualTo("12345678");
        refused(() -> read("\"123456789\"", TEN), Kind.TOO_LARGE, "it is longer than 10 bytes, which is the limit");
    }

    @Test
    void theLengthIsCountedInBytes() {
        assertThat(read("\"\u00e4\u00e4\u00e4\u00e4\"", TEN).textValue()).hasSize(4);
        refused(() -> read("\"\u00e4\u00e4\u00e4\u00e4\u00e4\"", TEN), Kind.TOO_LARGE, "10 bytes");
    }

    @Test
    void aStreamThatNeverEndsIsLeftOneByteBehindTheLimit() {
        Endless stream = new Endless();
        refused(() -> IncomingText.of(stream, "endless.json", TEN), Kind.TOO_LARGE, "10 bytes");
        assertThat(stream.given).isEqualTo(11);
    }

    @Test
    void aFileThatIsTooLongIsToldWithItsName() throws IOException {
        Path file = Files.writeString(folder.resolve("long.json"), " ".repeat(11));
        assertThat(refused(() -> SavedMatch.read(file, TEN, Siege.PACK), Kind.TOO_LARGE, "10 bytes"))
                .hasMessageStartingWith("long.json: ");
    }

    @Test
    void theLargestLimitsAreLimitsToo() throws IOException {
        Limits largest = new Limits(Integer.MAX_VALUE, Integer.MAX_VALUE);
        InputStream stream = new ByteArrayInputStream(bytes("[7]"));
        assertThat(IncomingText.of(stream, "small.json", largest)
                        .<Integer>read(node -> node.get(0).intValue()))
                .isEqualTo(7);
    }

    @Test
    void whatStandsTooDeepIsRefused() {
        assertThat(read("[".repeat(64) + "]".repeat(64), Limits.DEFAULT).isArray())
                .isTrue();
        refused(
                () -> read("[".repeat(65) + "]".repeat(65), Limits.DEFAULT),
                Kind.TOO_LARGE,
                "objects and lists are nested deeper than 64, which is the limit");
        refused(() -> read("{\"a\":".repeat(400_000 / 5), Limits.DEFAULT), Kind.TOO_LARGE, "than 64");
    }

    @Test
    void numbersAndNamesHaveALength() {
        assertThat(read("1".repeat(30), Limits.DEFAULT).isNumber()).isTrue();
        refused(() -> read("1".repeat(31), Limits.DEFAULT), Kind.TOO_LARGE, "a number is longer than 30 digits");
        refused(
                () -> read("{\"" + "n".repeat(101) + "\":1}", Limits.DEFAULT),
                Kind.TOO_LARGE,
                "a name is longer than 100 characters");
    }

    @Test
    void aTextInADocumentIsAsLongAsTheDocumentMayBe() {
        String text = "\"" + "t".repeat(Limits.DEFAULT.bytes() - 2) + "\"";
        assertThat(read(text, Limits.DEFAULT).textValue()).hasSize(Limits.DEFAULT.bytes() - 2);
    }

    @Test
    void whatIsNotUtf8IsToldWithItsLine() throws IOException {
        byte[] bytes = bytes("{\n  \"a\": \"?\"\n}");
        bytes[bytes.length - 4] = (byte) 0xff;
        Path file = Files.write(folder.resolve("latin.json"), bytes);
        DocumentException refused = refused(() -> Siege.catalog(file), Kind.MALFORMED, "it is not a text in UTF-8");
        assertThat(refused).hasMessageStartingWith("latin.json, line 2: ");
        assertThat(refused.column()).isEqualTo(9);
        bytes[bytes.length - 4] = '?';
        bytes[bytes.length - 1] = (byte) 0xc3;
        Files.write(file, bytes);
        refused(() -> Siege.catalog(file), Kind.MALFORMED, "it is not a text in UTF-8");
    }

    @Test
    void halfOfACharacterIsRefusedBecauseNoFileCanHoldIt() {
        String text = Siege.write(Catalog.shipped("base")).replace("\"Armory\"", "\"Arm\\ud83dory\"");
        assertThat(refused(() -> Siege.catalog(text), Kind.WRONG_VALUE, "half of a character"))
                .extracting(DocumentException::field)
                .asString()
                .endsWith(".name");
    }

    @Test
    void nothingAndMoreThanOneThingAreNoJson() {
        refused(() -> read("", Limits.DEFAULT), Kind.MALFORMED, "line 1: the text is empty");
        refused(() -> read(" \n ", Limits.DEFAULT), Kind.MALFORMED, "the text is empty");
        refused(
                () -> read("{}\n{}", Limits.DEFAULT),
                Kind.MALFORMED,
                "line 2: it is not JSON: something follows where it should end");
        refused(() -> read("{} x", Limits.DEFAULT), Kind.MALFORMED, "line 1: it is not JSON: ");
    }

    @Test
    void whatIsNoJsonIsToldInPlainWords() {
        refused(() -> read("{\"a\":1", Limits.DEFAULT), Kind.MALFORMED, "it is not JSON: it ends too early");
        refused(() -> read("{\"a\":1,\"a\":2}", Limits.DEFAULT), Kind.MALFORMED, "uplicate");
        refused(() -> read("[1 2]", Limits.DEFAULT), Kind.MALFORMED, "unexpected character ('2' (code 50))");
        refused(() -> read("[007]", Limits.DEFAULT), Kind.MALFORMED, "Leading zeroes not allowed");
        refused(() -> read("[NaN]", Limits.DEFAULT), Kind.MALFORMED, "non-standard token 'NaN'");
        refused(() -> read("\ufeff{}", Limits.DEFAULT), Kind.MALFORMED, "unexpected character");
    }

    @Test
    void aScalarIsNoDocument() {
        GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json =
                Siege.json(IslandSiege.of(Ruleset.secondEdition(2)));
        for (String scalar : new String[] {"7", "\"state\"", "null", "true", "[]"}) {
            refused(() -> json.readState(scalar), Kind.WRONG_VALUE, "expected an object");
            refused(() -> json.readAction(scalar), Kind.WRONG_VALUE, "expected an object");
            refused(() -> Siege.catalog(scalar), Kind.WRONG_VALUE, "expected an object");
            refused(() -> SavedMatch.read(scalar, Siege.PACK), Kind.WRONG_VALUE, "expected an object");
            refused(() -> Transcript.read(scalar, Siege.PACK), Kind.WRONG_VALUE, "expected an object");
            refused(() -> Siege.gameOf(scalar), Kind.WRONG_VALUE, "expected an object");
        }
    }

    @Test
    void aSentenceDoesNotRepeatALongText() {
        GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json =
                Siege.json(IslandSiege.of(Ruleset.secondEdition(2)));
        String longText = "x".repeat(10_000);
        DocumentException kind = refused(
                () -> json.readAction("{\"kind\":\"" + longText + "\"}"), Kind.WRONG_VALUE, "there is no action 'x");
        DocumentException card = refused(
                () -> json.readAction("{\"kind\":\"base:build-fort\",\"card\":\"" + longText + "\"}"),
                Kind.WRONG_VALUE,
                "there is no card 'x");
        assertThat(kind.getMessage()).hasSizeLessThan(200);
        assertThat(card.getMessage()).hasSizeLessThan(200);
    }

    @Test
    void aFileThatCannotBeReadIsNoProblemOfTheDocument() {
        assertThatIOException().isThrownBy(() -> Siege.catalog(folder));
        assertThatIOException().isThrownBy(() -> SavedMatch.read(folder.resolve("none.json"), TEN, Siege.PACK));
    }

    private static JsonNode read(String text, Limits limits) {
        return IncomingText.of(text, limits).read(node -> node);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static DocumentException refused(ThrowingCallable call, Kind problem, String words) {
        DocumentException refused = catchThrowableOfType(DocumentException.class, call);
        assertThat(refused).isNotNull().hasMessageContaining(words);
        assertThat(refused.kind()).isEqualTo(problem);
        return refused;
    }

    /** Blanks without end. */
    @SuppressWarnings("InputStreamSlowMultibyteRead") // Each byte is counted.
    private static final class Endless extends InputStream {

        private int given;

        @Override
        public int read() {
            given++;
            return ' ';
        }

        @Override
        public int read(byte[] bytes, int from, int count) {
            Arrays.fill(bytes, from, from + count, (byte) ' ');
            given += count;
            return count;
        }
    }
}
