package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.codec.RecordCodecs;
import io.github.casemate.json.document.DocumentException;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/** Types that cannot be written are refused when the codecs are made, by sentences for those who write modules. */
class RecordCodecsTest {

    /** Has a name that files use otherwise. */
    record Named(String kind) {}

    /** Is no record. */
    static final class Plain {}

    sealed interface Shape permits Dot, Round {}

    sealed interface Round extends Shape {}

    record Dot() implements Shape {}

    record Ring(int radius) implements Round {}

    /** Holds something that is not a value. */
    record Holding(int number, ArrayList<String> names) {}

    /** Holds something that could be anything. */
    record Vague(Option<?> anything) {}

    /** Holds others of its type. */
    record Nested(Option<Nested> inner) {}

    /** Holds one that does. */
    record Nesting(Nested outer) {}

    /** Two of the same. */
    record Twins(Pair one, Pair other) {}

    /** Two numbers. */
    record Pair(int one, int other) {}

    /** Does not like anything. */
    record Picky(int number) {

        Picky {
            if (number < 10) {
                throw new IllegalStateException("too small");
            }
        }
    }

    @Test
    void aComponentCalledKindIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> codecs(Named.class))
                .withMessage(Named.class.getName() + " has a component 'kind', which is what files call its type");
    }

    @Test
    void aClassThatIsNoRecordIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> codecs(Plain.class))
                .withMessage(Plain.class.getName() + " is neither a record nor an enum");
    }

    @Test
    void aComponentThatCannotBeWrittenIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> codecs(Holding.class))
                .withMessageContaining("the component 'names' of " + Holding.class.getName())
                .withMessageContaining("has a type that cannot be written: java.util.ArrayList");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> codecs(Vague.class))
                .withMessageContaining("the component 'anything' of " + Vague.class.getName());
    }

    @Test
    void aRecordMayHoldItsOwnTypeIfItIsListed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> codecs(Nesting.class))
                .withMessage(Nested.class.getName()
                        + " holds values of its own type; the game or a rule module has to list it in types()");
        Nested value = new Nested(Option.some(new Nested(Option.none())));
        assertThat(readBack(codecs(Nested.class), value)).isEqualTo(value);
    }

    @Test
    void aRecordMayHoldSeveralOfAnotherType() {
        Twins value = new Twins(new Pair(1, 2), new Pair(3, 4));
        assertThat(readBack(codecs(Twins.class), value)).isEqualTo(value);
    }

    @Test
    void aSealedTypeStandsForAllThatItPermits() {
        assertThat(RecordCodecs.byKind(List.of(Shape.class, Round.class), LinkedHashMap.of(Dot.class, "point")))
                .isEqualTo(TreeMap.of("point", Dot.class, "ring", Ring.class));
    }

    @Test
    void aTypeThatIsNotListedCannotBeWritten() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> codecs(Twins.class).write(new Pair(1, 2)))
                .withMessage(Pair.class.getName()
                        + " is not a type of this game; the game or a rule module has to list it in types()");
    }

    @Test
    void whatAConstructorRefusesIsRefusedInItsWords() {
        assertThat(readBack(codecs(Picky.class), new Picky(10))).isEqualTo(new Picky(10));
        JsonNode forged =
                JsonNodeFactory.instance.objectNode().put("kind", "test:it").put("number", 9);
        assertThatExceptionOfType(DocumentException.class)
                .isThrownBy(() -> codecs(Picky.class).read(forged, Place.ROOT))
                .withMessage("too small");
    }

    private static Codec<Object> codecs(Class<?> type) {
        return new RecordCodecs(TreeMap.of("test:it", type), RecordCodecs.basic()).oneOf(Object.class);
    }

    private static Object readBack(Codec<Object> codec, Object value) {
        return codec.read(codec.write(value), Place.ROOT);
    }
}
