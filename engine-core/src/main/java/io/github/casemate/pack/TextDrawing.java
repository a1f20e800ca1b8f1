package io.github.casemate.pack;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.vavr.control.Option;

/**
 * Draws a game with letters, for one listener.
 *
 * <p><b>What an implementer guarantees.</b> All methods are pure, nothing shows more than the view, and no line is
 * longer than the width, for widths from {@link #NARROWEST} on. A drawing that loses its styles still says everything.
 *
 * @param <V> the view
 */
@FunctionalInterface
public interface TextDrawing<V> {

    /** The width, in columns, that every drawing can live with. */
    int NARROWEST = 40;

    /**
     * {@return a drawing for any game: what the view says of itself, as running text}
     *
     * @param <V> the view
     */
    static <V> TextDrawing<V> ofText() {
        return (view, width, detail) -> RunningText.wrapped(String.valueOf(view), width, 2, Style.PLAIN);
    }

    /**
     * {@return the table as the listener sees it; what is theirs comes last, nearest to the question}
     *
     * @param view what the listener sees
     * @param width how many columns there are
     * @param detail how much is drawn
     */
    Block board(V view, int width, Detail detail);

    /**
     * {@return how the name of a player is written; in the colour of the seat by default}
     *
     * @param player the player
     */
    default Style player(PlayerId player) {
        return Style.seat(player);
    }

    /**
     * {@return what is going on, such as an attack with its dice, in a line or two: it is shown with a question when the
     * board is not; nothing by default}
     *
     * @param view what the listener sees
     * @param width how many columns there are
     */
    default Block now(V view, int width) {
        return Block.EMPTY;
    }

    /**
     * {@return what the signs on the board mean; nothing by default}
     *
     * @param width how many columns there are
     */
    default Block legend(int width) {
        return Block.EMPTY;
    }

    /**
     * {@return what the open question is about, seen closely: it is shown between the heading and the options; nothing
     * by default}
     *
     * @param view what the listener sees, who is asked
     * @param width how many columns there are
     */
    default Block question(V view, int width) {
        return Block.EMPTY;
    }

    /**
     * {@return a thing of the game, such as a card, with all that is printed on it; none if there is no such thing, and
     * by default}
     *
     * @param name its name, in any case; or a part of it, if nothing has that name
     * @param width how many columns there are
     */
    default Option<Block> thing(String name, int width) {
        return Option.none();
    }
}
