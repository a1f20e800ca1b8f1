package io.github.casemate.app.story;

import io.github.casemate.siege.event.Event;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import io.vavr.control.Option;

/**
 * How events are told, by their class. Only ever looked up, never walked through.
 *
 * @param byClass the way to tell each kind
 */
record Tellings(Map<Class<?>, Telling> byClass) {

    /** How one kind of event is told. */
    record Telling(Sentence.Weight weight, Wording<? super Event> words) {}

    /** The words for an event. */
    @FunctionalInterface
    interface Wording<E> {
        String of(E event, Teller teller);
    }

    <E extends Event> Tellings told(Class<E> type, Wording<E> words) {
        return with(type, Sentence.Weight.TOLD, words);
    }

    <E extends Event> Tellings quiet(Class<E> type, Wording<E> words) {
        return with(type, Sentence.Weight.QUIET, words);
    }

    <E extends Event> Tellings heading(Class<E> type, Wording<E> words) {
        return with(type, Sentence.Weight.HEADING, words);
    }

    Tellings plus(Tellings others) {
        return new Tellings(byClass.merge(others.byClass));
    }

    Set<Class<?>> known() {
        return byClass.keySet();
    }

    Option<Sentence> of(Event event, Teller teller) {
        return byClass.get(event.getClass())
                .map(telling -> new Sentence(telling.words().of(event, teller), telling.weight()));
    }

    private <E extends Event> Tellings with(Class<E> type, Sentence.Weight weight, Wording<E> words) {
        return new Tellings(byClass.put(
                type, new Telling(weight, (event, teller) -> words.of(type.cast(event), teller))));
    }
}
