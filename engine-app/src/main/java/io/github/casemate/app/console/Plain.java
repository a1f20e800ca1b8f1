package io.github.casemate.app.console;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;

/** Text for an output that may not know all our signs: what it cannot write is replaced by the nearest it can. */
final class Plain {

    private static final String SIGNS = "·…";
    private static final String NEAREST = "..";

    private final boolean writesAll;

    Plain(Charset charset) {
        CharsetEncoder encoder = charset.newEncoder();
        this.writesAll = encoder.canEncode(SIGNS);
    }

    String fitting(String text) {
        if (writesAll) {
            return text;
        }
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            int place = SIGNS.indexOf(text.charAt(i));
            plain.append(place < 0 ? text.charAt(i) : NEAREST.charAt(place));
        }
        return plain.toString();
    }
}
