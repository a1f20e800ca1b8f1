package io.github.casemate.pack;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ServiceLoader;

/**
 * Draws a game for a page in a browser: HTML for the layout and SVG for the pieces. It is a service, keyed by the id of
 * the pack, and listed both in {@code module-info} and in {@code META-INF/services}; a game without one is shown by its
 * {@link TextDrawing}.
 *
 * <p><b>What an implementer guarantees.</b> All methods are pure, and nothing shows more than the view. Whatever comes
 * from names is escaped, as {@link io.github.casemate.text.Markup} does. Elements tell the page what they are by attributes:
 *
 * <ul>
 *   <li>{@code data-options="3"} or {@code "3 5 8"}: whoever chooses this element chooses that option, or one of those, by
 *       their places in the list of options. The page makes such an element reachable by keyboard.
 *   <li>{@code data-piece="stone-2-5"}: a piece, by a name that stays the same while it is moved, so that the page can
 *       show it moving. No two elements of one drawing have the same.
 *   <li>{@code data-kin="tank-1"}: for pieces that are alike and have names only by their places. If one of them goes and
 *       another of the same kin comes, the page takes them for one that has moved.
 *   <li>{@code data-motion="roll"}: a piece that rolls when it comes or changes, as dice do; any other piece drops.
 *   <li>{@code data-thing="Spy Outpost"}: something that can be looked up by this name, and that sentences mention.
 * </ul>
 *
 * <p>Every picture has a label: {@code role="img"} and {@code aria-label}, or {@code aria-hidden} where the text beside
 * it says the same. Colours come from the page's custom properties, so that a dark page can have others, and no colour
 * says anything alone.
 *
 * @param <A> the actions
 * @param <V> the view
 */
public interface PageDrawing<A, V> {

    /**
     * {@return the drawing of a pack's games, if there is one on the path} A provider that cannot be made is left out.
     *
     * @param pack the pack
     * @param <A> the actions
     * @param <V> the view
     */
    @SuppressWarnings({"unchecked", "rawtypes"}) // A provider names the pack whose actions and views it knows.
    static <A, V> Option<PageDrawing<A, V>> of(GamePack<?, A, ?, V> pack) {
        String id = pack.info().id();
        return Providers.of(ServiceLoader.load(PageDrawing.class))
                .found()
                .find(drawing -> drawing.pack().equals(id))
                .map(drawing -> (PageDrawing<A, V>) drawing);
    }

    /** {@return the id of the pack whose games it draws} */
    String pack();

    /**
     * {@return what somebody sees, as HTML}
     *
     * @param view what the listener sees
     * @param options the options of the open question if the listener is asked, otherwise none
     * @param names who is who, and who listens
     */
    String board(V view, Seq<A> options, Names names);

    /**
     * {@return in how many ways the board can be turned} If there are several, the page offers buttons that turn it; one
     * by default, which is the board as it is.
     */
    default int turns() {
        return 1;
    }

    /**
     * {@return what somebody sees, with the board turned, as HTML; by default the board cannot be turned}
     *
     * @param view what the listener sees
     * @param options the options of the open question if the listener is asked, otherwise none
     * @param names who is who, and who listens
     * @param turn how often the board has been turned clockwise, from zero to one less than {@link #turns()}
     */
    default String board(V view, Seq<A> options, Names names, int turn) {
        return board(view, options, names);
    }

    /**
     * {@return a picture of something that the page looks up, as HTML; none by default}
     *
     * @param name its name
     */
    default Option<String> thing(String name) {
        return Option.none();
    }
}
