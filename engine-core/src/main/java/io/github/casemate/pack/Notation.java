package io.github.casemate.pack;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Rejection;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A short text for each action, such as {@code attack spy-outpost}. The options of one question have different texts, so
 * a game can be written down as one text for each decision, and read back without a parser: the option with that text is
 * the one that was meant.
 *
 * @param <A> the actions
 */
@FunctionalInterface
public interface Notation<A> {

    /** The code when no option has the given text. */
    String NO_SUCH_OPTION = "no-such-option";

    /** The code when the outcomes of chance are too many to look for the one with the given text. */
    String TOO_MANY_OUTCOMES = "too-many-outcomes";

    /** How many outcomes are looked through for the one that a text means. */
    int MOST_OUTCOMES = 20_000;

    /**
     * {@return the text of an action: one line, not blank}
     *
     * @param action the action
     */
    String of(A action);

    /**
     * {@return a notation that is made from the text of the actions themselves} A record such as {@code
     * BuildShip[card=dominica, fort=spy-outpost]} becomes {@code build-ship dominica spy-outpost}, and an enum constant
     * {@code ROLL} becomes {@code roll}.
     *
     * @param <A> the actions
     */
    static <A> Notation<A> ofText() {
        return action -> ShortText.of(String.valueOf(action));
    }

    /**
     * {@return the option that a text means, or what could have been meant} Case does not matter, nor do blanks at the
     * ends.
     *
     * @param text the text
     * @param options the options of the open question
     */
    default Either<Rejection, A> read(String text, Seq<A> options) {
        String wanted = text.trim();
        Option<A> found = options.find(option -> of(option).equals(wanted))
                .orElse(() -> options.find(option -> of(option).equalsIgnoreCase(wanted)));
        return found.toEither(() -> {
            Array<String> texts = options.map(this::of).toArray();
            int room = Excerpt.MOST - Excerpt.part(wanted).length();
            return Rejection.of(
                    NO_SUCH_OPTION,
                    "'" + Excerpt.part(wanted) + "' is not an option here; nearest: "
                            + Excerpt.of(
                                    NearNames.sorted(wanted, texts)
                                            .take(3)
                                            .map(Excerpt::part)
                                            .mkString("; "),
                                    room)
                            + ".");
        });
    }

    /**
     * {@return the outcome of chance that a text means, or why there is none} This is for dice and deals that were not
     * drawn but entered. It looks through the outcomes one by one, up to {@link #MOST_OUTCOMES} of them. A game whose
     * chance has more, such as one that deals a hand from a large deck, overrides this and takes the text apart.
     *
     * @param text the text
     * @param chance what chance may do now
     */
    default Either<Rejection, A> readOutcome(String text, Distribution<A> chance) {
        String wanted = text.trim();
        if (chance.size() > MOST_OUTCOMES) {
            return Either.left(Rejection.of(
                    TOO_MANY_OUTCOMES,
                    "'" + Excerpt.part(wanted) + "' cannot be looked up among " + chance.size() + " outcomes."));
        }
        return chance.outcomes()
                .find(outcome -> of(outcome).equalsIgnoreCase(wanted))
                .toEither(() -> Rejection.of(
                        Rejection.IMPOSSIBLE_OUTCOME, "'" + Excerpt.part(wanted) + "' cannot come up now."));
    }
}
