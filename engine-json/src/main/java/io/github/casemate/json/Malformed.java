package io.github.casemate.json;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.document.DocumentException.Kind;
import io.github.casemate.kernel.Excerpt;
import java.util.Locale;

/**
 * What is wrong with a text that is not JSON, in plain words: what Jackson says about itself and its settings is left
 * out.
 */
final class Malformed {

    private Malformed() {}

    static DocumentException of(JsonProcessingException refused, Limits limits) {
        boolean isTooLarge = refused instanceof StreamConstraintsException;
        DocumentException plain = DocumentException.of(
                isTooLarge ? Kind.TOO_LARGE : Kind.MALFORMED,
                "",
                isTooLarge ? tooLarge(refused.getOriginalMessage(), limits) : "it is not JSON: " + noJson(refused));
        JsonLocation location = refused.getLocation();
        return location == null ? plain : plain.at(location.getLineNr(), location.getColumnNr());
    }

    private static String tooLarge(String message, Limits limits) {
        if (message.startsWith("Document nesting depth")) {
            return "objects and lists are nested deeper than " + limits.depth() + ", which is the limit";
        }
        if (message.startsWith("Name length")) {
            return "a name is longer than " + IncomingText.MOST_NAME + " characters, which is the limit";
        }
        return "a number is longer than " + IncomingText.MOST_DIGITS + " digits, which is the limit";
    }

    private static String noJson(JsonProcessingException refused) {
        if (refused instanceof JsonEOFException) {
            return "it ends too early";
        }
        if (!(refused instanceof StreamReadException)) {
            return "something follows where it should end";
        }
        // After these marks Jackson says where it began to read, and which of its settings would allow this.
        String sentence = refused.getOriginalMessage()
                .replaceAll("(?s)(: enable|: maybe| \\(start marker| \\(for |:? ?\\(?`).*", "");
        return Excerpt.of(sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1));
    }
}
