package io.github.casemate.app.console;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** Text for an output that may lack some of our characters: each of those is replaced by the nearest one it has. */
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
            plain.append(nearest(text.charAt(i)));
        }
        return plain.toString();
    }

    AttributedString fitting(AttributedString text) {
        if (writesAll) {
            return text;
        }
        AttributedStringBuilder plain = new AttributedStringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            plain.style(text.styleAt(i)).append(nearest(text.charAt(i)));
        }
        return plain.toAttributedString();
    }

    private static char nearest(char sign) {
        int place = SIGNS.indexOf(sign);
        return place < 0 ? sign : NEAREST.charAt(place);
    }
}
