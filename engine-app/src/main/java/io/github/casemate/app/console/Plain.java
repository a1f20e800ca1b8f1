package io.github.casemate.app.console;

import io.github.casemate.text.StyledText;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;

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

    StyledText fitting(StyledText text) {
        return writesAll
                ? text
                : new StyledText(
                        text.pieces().map(piece -> new StyledText.Piece(fitting(piece.text()), piece.style())));
    }

    private static char nearest(char sign) {
        int place = SIGNS.indexOf(sign);
        return place < 0 ? sign : NEAREST.charAt(place);
    }
}
