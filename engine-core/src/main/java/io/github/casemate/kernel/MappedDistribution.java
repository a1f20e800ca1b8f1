package io.github.casemate.kernel;

import io.vavr.collection.Iterator;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** A distribution whose outcomes have been given other names. */
record MappedDistribution<A, B>(
        Distribution<A> source, Function<? super A, ? extends B> to, Function<? super B, Option<A>> from)
        implements Distribution<B> {

    @Override
    public B sample(RandomGenerator random) {
        return to.apply(source.sample(random));
    }

    @Override
    public long size() {
        return source.size();
    }

    @Override
    public long weight(B outcome) {
        // A caller may ask about something that is not an outcome but is mapped to one: only a round trip proves that
        // it is the same outcome.
        return from.apply(outcome)
                .filter(original -> outcome.equals(to.apply(original)))
                .map(source::weight)
                .getOrElse(0L);
    }

    @Override
    public long total() {
        return source.total();
    }

    @Override
    public Iterator<B> outcomes() {
        return source.outcomes().map(to);
    }

    @Override
    public String toString() {
        return "renamed: " + source;
    }
}
