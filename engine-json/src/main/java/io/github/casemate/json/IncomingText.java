package io.github.casemate.json;

import com.fasterxml.jackson.core.ErrorReportConfiguration;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.document.DocumentException.Kind;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/** A text that came in: within the limits, and with a line for each field. */
final class IncomingText {

    /** No number of ours is longer, and no name. */
    static final int MOST_DIGITS = 30;

    static final int MOST_NAME = 100;

    /** Jackson quotes what is not JSON, and should not quote it at length. */
    private static final int MOST_TOKEN = 50;

    private static final JsonMapper USUAL = mapper(Limits.DEFAULT);

    private final String text;
    private final Option<String> source;
    private final Limits limits;
    private final JsonMapper mapper;

    private IncomingText(String text, Option<String> source, Limits limits) {
        this.text = text;
        this.source = source;
        this.limits = limits;
        this.mapper = limits.equals(Limits.DEFAULT) ? USUAL : mapper(limits);
        if (text.length() > limits.bytes() || text.getBytes(StandardCharsets.UTF_8).length > limits.bytes()) {
            throw tooLarge(limits).in(source);
        }
    }

    static IncomingText of(String text, Limits limits) {
        return new IncomingText(text, Option.none(), limits);
    }

    static IncomingText of(String text, String source, Limits limits) {
        return new IncomingText(text, Option.some(source), limits);
    }

    /** Reads a stream to its end, but no further than the limit. */
    static IncomingText of(InputStream stream, String source, Limits limits) throws IOException {
        byte[] bytes = stream.readNBytes((int) Math.min(Integer.MAX_VALUE, limits.bytes() + 1L));
        if (bytes.length > limits.bytes()) {
            throw tooLarge(limits).in(Option.some(source));
        }
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        if (StandardCharsets.UTF_8.newDecoder().decode(in, out, true).isError()) {
            String before = out.flip().toString();
            throw DocumentException.of(Kind.MALFORMED, "", "it is not a text in UTF-8")
                    .at(
                            1 + (int) before.chars().filter(c -> c == '\n').count(),
                            before.length() - before.lastIndexOf('\n'))
                    .in(Option.some(source));
        }
        return of(out.flip().toString(), source, limits);
    }

    /** Reads the text; what is refused on the way is reported with its line. */
    <T> T read(Function<JsonNode, T> reader) {
        try {
            return reader.apply(parsed());
        } catch (DocumentException refused) {
            throw (refused.line() > 0 ? refused : located(refused)).in(source);
        }
    }

    private JsonNode parsed() {
        try {
            JsonNode node = mapper.readTree(text);
            if (node.isMissingNode()) {
                throw DocumentException.of(Kind.MALFORMED, "", "the text is empty")
                        .at(1, 1);
            }
            return node;
        } catch (JsonProcessingException refused) {
            throw Malformed.of(refused, limits);
        }
    }

    /** Looks up the field in the text: trees do not know lines, and good documents should not pay for bad ones. */
    private DocumentException located(DocumentException refused) {
        try (JsonParser parser = mapper.getFactory().createParser(text)) {
            JsonLocation best = null;
            int known = -1;
            while (parser.nextToken() != null) {
                if (parser.currentToken() == JsonToken.FIELD_NAME) {
                    continue;
                }
                String path = path(parser);
                boolean isAbove = refused.field().startsWith(path)
                        && (path.isEmpty()
                                || refused.field().length() == path.length()
                                || ".[".indexOf(refused.field().charAt(path.length())) >= 0);
                if (isAbove && path.length() > known) {
                    best = parser.currentTokenLocation();
                    known = path.length();
                }
            }
            return best == null ? refused : refused.at(best.getLineNr(), best.getColumnNr());
        } catch (IOException impossible) {
            return refused;
        }
    }

    /** The path of the value that the parser is at, in the form of our places. */
    private static String path(JsonParser parser) {
        StringBuilder path = new StringBuilder();
        append(parser.getParsingContext().pathAsPointer(), path);
        return path.toString();
    }

    private static void append(com.fasterxml.jackson.core.JsonPointer pointer, StringBuilder path) {
        for (var rest = pointer; rest != null && !rest.matches(); rest = rest.tail()) {
            if (rest.mayMatchElement()) {
                path.append('[').append(rest.getMatchingIndex()).append(']');
            } else {
                path.append(path.length() == 0 ? "" : ".").append(rest.getMatchingProperty());
            }
        }
    }

    private static DocumentException tooLarge(Limits limits) {
        return DocumentException.of(
                Kind.TOO_LARGE, "", "it is longer than " + limits.bytes() + " bytes, which is the limit");
    }

    private static JsonMapper mapper(Limits limits) {
        JsonFactory factory = JsonFactory.builder()
                .errorReportConfiguration(ErrorReportConfiguration.builder()
                        .maxErrorTokenLength(MOST_TOKEN)
                        .build())
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(limits.depth())
                        .maxDocumentLength(limits.bytes())
                        .maxStringLength(limits.bytes())
                        .maxNumberLength(MOST_DIGITS)
                        .maxNameLength(MOST_NAME)
                        .build())
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .build();
        return JsonMapper.builder(factory)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .build();
    }
}
