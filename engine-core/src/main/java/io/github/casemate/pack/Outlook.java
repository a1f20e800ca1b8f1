package io.github.casemate.pack;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ServiceLoader;

/**
 * What is likely to happen: words that need odds, which the rules of a game do not compute. Whoever can compute them
 * provides a service, keyed by the id of the pack; without one, the {@link Words} of a game work without odds. A provider
 * is listed both in {@code module-info} and in {@code META-INF/services}.
 *
 * <p><b>What an implementer guarantees.</b> Nothing says more than the view, and every text is the same for equal views.
 *
 * @param <A> the actions
 * @param <V> the view
 */
public interface Outlook<A, V> {

    /**
     * {@return the outlook of a pack's games: the one that is on the path, or one that says nothing} A provider that
     * cannot be made is left out.
     *
     * @param pack the pack
     * @param <A> the actions
     * @param <V> the view
     */
    @SuppressWarnings({"unchecked", "rawtypes"}) // A provider names the pack whose actions and views it knows.
    static <A, V> Outlook<A, V> of(GamePack<?, A, ?, V> pack) {
        String id = pack.info().id();
        return Providers.of(ServiceLoader.load(Outlook.class))
                .found()
                .find(outlook -> outlook.pack().equals(id))
                .map(outlook -> (Outlook<A, V>) outlook)
                .getOrElse(() -> none(id));
    }

    /**
     * {@return an outlook that says nothing}
     *
     * @param pack the id of a pack
     * @param <A> the actions
     * @param <V> the view
     */
    static <A, V> Outlook<A, V> none(String pack) {
        return () -> pack;
    }

    /** {@return the id of the pack whose games it knows} */
    String pack();

    /**
     * {@return a few words beside an option, such as "falls 12%, 2.1 stones"; none by default, and if there is nothing
     * uncertain about the option}
     *
     * @param option one of the options of the open question
     * @param view what the player sees who is asked
     */
    default Option<String> note(A option, V view) {
        return Option.none();
    }

    /**
     * {@return how good an option is, so that the options of a question can be told in that order, the best first; none
     * by default, and if it cannot be compared with the others}
     *
     * @param option one of the options of the open question
     * @param view what the player sees who is asked
     */
    default Option<Double> worth(A option, V view) {
        return Option.none();
    }

    /** {@return what the notes mean; nothing by default} */
    default String legend() {
        return "";
    }

    /**
     * {@return what the listener has to fear, with odds: a sentence for each danger, the worst first; nothing by
     * default}
     *
     * @param view what the listener sees
     * @param names who is who, and who listens
     */
    default Seq<String> threats(V view, Names names) {
        return Array.empty();
    }
}
