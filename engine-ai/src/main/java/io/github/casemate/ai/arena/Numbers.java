package io.github.casemate.ai.arena;

import io.github.casemate.kernel.Excerpt;
import io.vavr.collection.Array;

/** Numbers of games as people write them: {@code game 7}, or {@code games 1-3, 7}. */
final class Numbers {

    private Numbers() {}

    /** In order, none twice. */
    static String of(Array<Integer> numbers) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < numbers.size() && text.length() <= Excerpt.MOST; i++) {
            int first = numbers.get(i);
            while (i + 1 < numbers.size() && numbers.get(i + 1) == numbers.get(i) + 1) {
                i++;
            }
            text.append(text.isEmpty() ? "" : ", ").append(first);
            if (numbers.get(i) > first) {
                text.append('-').append(numbers.get(i));
            }
        }
        return (numbers.size() == 1 ? "game " : "games ") + Excerpt.of(text);
    }
}
