package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.document.DocumentException.Kind;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What must hold for any document, whoever sent it: it is refused in plain words and with a place, or it is a value that
 * can be written, read and used like any other.
 */
final class FuzzJudge {

    /**
     * What came of a document.
     *
     * @param kind of the refusal
     * @param field where it is, if it was refused
     * @param value what it says, if it was not
     */
    record Verdict(String kind, String field, Option<Object> value) {

        boolean refused() {
            return value.isEmpty();
        }
    }

    private static final List<String> UNSPEAKABLE = List.of(
            "java.",
            "io.github",
            "io.vavr",
            "com.fasterxml",
            "(String)",
            "[Source:",
            "StreamReadConstraints",
            "Feature");

    private final Map<String, SchemaFields> schemas = new HashMap<>();
    private final SplitMix64 random;

    FuzzJudge(SplitMix64 random) {
        this.random = random;
    }

    Verdict verdict(
            FuzzKind kind,
            IslandSiege game,
            GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json,
            Supplier<Object> reading) {
        Object value;
        try {
            value = reading.get();
        } catch (DocumentException refused) {
            isPlain(refused);
            assertThat(refused.kind() != Kind.LAW_BROKEN || fields(kind, game).have(refused.field()))
                    .as(refused.getMessage())
                    .isTrue();
            return new Verdict(refused.kind().toString(), refused.field(), Option.none());
        }
        assertThat(kind.read(json, kind.write(json, value))).isEqualTo(value);
        kind.use(game, value, random);
        return new Verdict("", "", Option.some(value));
    }

    /** In words for people, and with a place. */
    static void isPlain(DocumentException refused) {
        // Whoever asks for a module that is not there is told of those that cannot be used, by their classes.
        assertThat(String.valueOf(refused.getMessage()).replaceFirst("; left out: .*", ""))
                .doesNotContain(UNSPEAKABLE);
        assertThat(refused.line() > 0 || !refused.field().isEmpty() || refused.kind() == Kind.TOO_LARGE)
                .as(refused.getMessage())
                .isTrue();
    }

    private SchemaFields fields(FuzzKind kind, IslandSiege game) {
        return schemas.computeIfAbsent(
                kind + " of " + game,
                any -> SchemaFields.of(game, kind.toString().toLowerCase(Locale.ROOT)));
    }
}
