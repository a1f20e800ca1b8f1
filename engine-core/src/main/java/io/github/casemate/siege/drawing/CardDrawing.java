package io.github.casemate.siege.drawing;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;

/** A card on its own: what it costs and brings, its wall, and what it does. */
public final class CardDrawing {

    private static final int INDENT = 2;

    private CardDrawing() {}

    /**
     * {@return the whole card}
     *
     * @param card the card
     * @param width how many columns there are
     */
    public static Block of(Card card, int width) {
        Block wall = card.layout()
                .map(layout -> FortDrawing.empty(layout).above(StyledText.EMPTY).indented(INDENT))
                .getOrElse(Block.EMPTY);
        return RunningText.wrapped(
                        StyledText.row(
                                StyledText.of(card.name(), Style.BOLD),
                                StyledText.of("   " + PieceWords.facts(card), Style.FAINT)),
                        width,
                        INDENT)
                .above(wall)
                .above(RunningText.wrapped(text(card), width - INDENT, 0, Style.PLAIN)
                        .indented(INDENT));
    }

    /** A name and as much of what the card does as fits into the line. */
    static StyledText brief(StyledText name, Card card, int room) {
        if (card.text().isBlank()) {
            return name;
        }
        StyledText line = RunningText.begun(StyledText.row(name, StyledText.of(": " + card.text())), room);
        return line.width() <= name.width() + 2 ? name : line;
    }

    private static String text(Card card) {
        return card.text().isEmpty() ? "It does nothing by itself." : card.text();
    }
}
