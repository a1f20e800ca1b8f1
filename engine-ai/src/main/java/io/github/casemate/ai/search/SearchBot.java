package io.github.casemate.ai.search;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Decision;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A bot that can say what it found out, for hints and for people who want to see how it thinks.
 *
 * @param <V> what it sees
 * @param <A> what it does
 */
public interface SearchBot<V, A> extends Bot<V, A> {

    /**
     * Searches, as for a choice.
     *
     * @param decision what is asked, and what the bot may use to answer
     * @return what was found out about each legal action
     */
    Analysis<A> analyse(Decision<V, A> decision);

    /**
     * The same choices in the order of this bot's preference; it takes the first.
     *
     * @param analysis what it found out
     * @return all choices, the best first; as they are {@linkplain Analysis#ranked ranked}, unless overridden
     */
    default Seq<Analysis.Choice<A>> ranking(Analysis<A> analysis) {
        return analysis.ranked();
    }

    /**
     * {@return how the bot judges states of the game that it was made for, by their evaluation; none if it has no
     * evaluation}
     */
    default Option<Evaluation<?>> evaluation() {
        return Option.none();
    }

    @Override
    default A choose(Decision<V, A> decision) {
        return ranking(analyse(decision)).head().action();
    }
}
