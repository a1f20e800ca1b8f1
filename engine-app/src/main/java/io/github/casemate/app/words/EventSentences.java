package io.github.casemate.app.words;

import io.github.casemate.agenda.Event;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import io.vavr.control.Option;

/**
 * How events are told, by their class. The map is only used for look-ups, never iterated over.
 *
 * @param byClass the way to tell each kind
 */
record EventSentences(Map<Class<?>, Telling> byClass) {

    /** How one kind of event is told. */
    record Telling(Sentence.Weight weight, Wording<? super Event<Table>> words) {}

    /** The words for an event. */
    @FunctionalInterface
    interface Wording<E> {
        String of(E event, Phrasing phrasing);
    }

    <E extends Event<Table>> EventSentences told(Class<E> type, Wording<E> words) {
        return with(type, Sentence.Weight.TOLD, words);
    }

    <E extends Event<Table>> EventSentences quiet(Class<E> type, Wording<E> words) {
        return with(type, Sentence.Weight.QUIET, words);
    }

    <E extends Event<Table>> EventSentences heading(Class<E> type, Wording<E> words) {
        return with(type, Sentence.Weight.HEADING, words);
    }

    EventSentences plus(EventSentences others) {
        return new EventSentences(byClass.merge(others.byClass));
    }

    Set<Class<?>> known() {
        return byClass.keySet();
    }

    Option<Sentence> of(Event<Table> event, Phrasing phrasing) {
        return byClass.get(event.getClass())
                .map(telling -> new Sentence(telling.words().of(event, phrasing), telling.weight()));
    }

    private <E extends Event<Table>> EventSentences with(Class<E> type, Sentence.Weight weight, Wording<E> words) {
        return new EventSentences(byClass.put(
                type, new Telling(weight, (event, phrasing) -> words.of(type.cast(event), phrasing))));
    }
}
