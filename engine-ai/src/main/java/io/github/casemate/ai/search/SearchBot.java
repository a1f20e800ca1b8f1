package io.github.casemate.ai.search;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Decision;

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

    @Override
    default A choose(Decision<V, A> decision) {
        return analyse(decision).best().action();
    }
}
