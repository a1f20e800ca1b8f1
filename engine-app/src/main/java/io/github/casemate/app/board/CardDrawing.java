package io.github.casemate.app.board;

import io.github.casemate.app.text.Block;
import io.github.casemate.app.text.Ink;
import io.github.casemate.app.text.RunningText;
import io.github.casemate.app.words.SmallWords;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.Origin;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Locale;
import org.jline.utils.AttributedString;

/** A card on its own: what it costs and brings, its wall, and what it does. */
public final class CardDrawing {

    private static final int INDENT = 2;

    private CardDrawing() {}

    /** The whole card. */
    public static Block of(Card card, int width) {
        Block wall = card.layout()
                .map(layout ->
                        FortDrawing.empty(layout).above(AttributedString.EMPTY).indented(INDENT))
                .getOrElse(Block.EMPTY);
        return Block.of(Ink.row(Ink.text(card.name(), Ink.BOLD), Ink.text("   " + facts(card), Ink.FAINT)))
                .above(wall)
                .above(RunningText.wrapped(text(card), width - INDENT, 0, Ink.PLAIN)
                        .indented(INDENT));
    }

    /** The card in one line. */
    public static AttributedString line(Card card, int nameWidth) {
        return Ink.row(Block.padded(Ink.text(card.name(), Ink.BOLD), nameWidth), Ink.text(facts(card), Ink.FAINT));
    }

    private static String text(Card card) {
        return card.text().isEmpty() ? "It does nothing by itself." : card.text();
    }

    private static String facts(Card card) {
        String kind = card.type().name().toLowerCase(Locale.ROOT);
        String facts = switch (card.type()) {
            case FORT ->
                SmallWords.count(card.fortLayout().size(), "stone") + ", " + SmallWords.count(card.slots(), "colonist")
                        + ", " + flags(card.fortLayout());
            case BUILDING ->
                SmallWords.count(card.cost(), "colonist") + ", " + SmallWords.count(card.coins(), "coin")
                        + card.repair()
                                .map(color -> ", repairs " + SmallWords.color(color))
                                .getOrElse("");
            case SHIP -> SmallWords.count(card.cost(), "colonist") + ", " + SmallWords.count(card.coins(), "coin");
            case ORDER -> card.cost() + " Leadership";
        };
        return kind + ": " + facts + (card.origin() == Origin.RECONSTRUCTED ? " (reconstructed)" : "");
    }

    private static String flags(Layout layout) {
        Seq<String> flags = Array.range(0, layout.size()).flatMap(layout::flag).map(SmallWords::color);
        return flags.isEmpty() ? "no flag" : "flag " + SmallWords.list(flags);
    }
}
