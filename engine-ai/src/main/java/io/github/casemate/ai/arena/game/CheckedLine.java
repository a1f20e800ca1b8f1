package io.github.casemate.ai.arena.game;

import io.github.casemate.kernel.Excerpt;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * A line of the text of specs, fixtures and records: fields between tabs, and at its end a checksum of all of them,
 * which reveals a line that was not written to its end. Fields are escaped as in web forms, so lines are ASCII.
 */
public final class CheckedLine {

    private CheckedLine() {}

    /**
     * {@return the line, with its end}
     *
     * @param fields what stands in it
     */
    public static String of(Seq<String> fields) {
        String text = fields.map(CheckedLine::escaped).mkString("\t");
        return text + "\t" + check(text) + "\n";
    }

    /**
     * {@return the fields of a line; none if the checksum is wrong}
     *
     * @param line the line without its end
     */
    public static Option<Array<String>> read(String line) {
        int at = line.lastIndexOf('\t');
        return at >= 0 && check(line.substring(0, at)).equals(line.substring(at + 1))
                ? Option.some(Array.of(line.substring(0, at).split("\t", -1)).map(CheckedLine::unescaped))
                : Option.none();
    }

    /** Text without tabs, line ends, commas or equals signs. */
    static String escaped(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    static String unescaped(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    /** The fields of the one line of a text. */
    static Array<String> only(String what, String text) {
        int end = text.indexOf('\n');
        boolean alone = end < 0 || end == text.length() - 1;
        return (alone ? read(end < 0 ? text : text.substring(0, end)) : Option.<Array<String>>none())
                .getOrElseThrow(() -> new IllegalArgumentException(
                        "this is not " + what + ", or not all of it: " + Excerpt.part(text)));
    }

    private static String check(String text) {
        CRC32 crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.UTF_8));
        return String.format("%08x", crc.getValue());
    }
}
