package io.github.casemate.ai.arena;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * A line of a log: fields between tabs, and at its end a checksum of all of them, which reveals a line that was not
 * written to its end.
 */
final class Line {

    private Line() {}

    /** The line, with its end. */
    static String of(Seq<String> fields) {
        String text = fields.map(Line::escaped).mkString("\t");
        return text + "\t" + check(text) + "\n";
    }

    /** The fields of a line without its end; none if the checksum is wrong. */
    static Option<Array<String>> read(String line) {
        int at = line.lastIndexOf('\t');
        return at >= 0 && check(line.substring(0, at)).equals(line.substring(at + 1))
                ? Option.some(Array.of(line.substring(0, at).split("\t", -1)).map(Line::unescaped))
                : Option.none();
    }

    /** Text without tabs, line ends, commas or equals signs. */
    static String escaped(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    static String unescaped(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    private static String check(String text) {
        CRC32 crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.UTF_8));
        return String.format("%08x", crc.getValue());
    }
}
