package io.github.casemate.ai.arena;

import io.github.casemate.ai.Note;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import java.util.function.Function;

/** Counts notes by seat while a game goes on. */
final class NoteCounter<E> {

    private final Function<? super E, ? extends Iterable<Note>> notes;
    private final Array<java.util.TreeMap<String, Integer>> counts;

    NoteCounter(Function<? super E, ? extends Iterable<Note>> notes, int seats) {
        this.notes = notes;
        this.counts = Array.fill(seats, () -> new java.util.TreeMap<>());
    }

    void hear(Seq<E> events) {
        for (E event : events) {
            for (Note note : notes.apply(event)) {
                counts.get(note.player().index()).merge(note.label(), 1, Integer::sum);
            }
        }
    }

    Array<SortedMap<String, Integer>> counted() {
        return counts.map(TreeMap::ofAll);
    }
}
