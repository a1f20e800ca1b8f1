package io.github.casemate.agenda;

import io.github.casemate.kernel.Excerpt;
import java.util.Locale;

/**
 * An answer to a question of the game, given by a player or by chance. Rule modules add actions of their own; each is a
 * record.
 */
public interface Action {

    /**
     * {@return what an action is called in a message for people, such as "build the fort" for {@code BuildFort[...]}, or
     * "send home" for {@code SendHome[...]}} The details are left out: they may contain numbers that mean something only
     * to the program.
     *
     * @param action any action, from anybody
     */
    static String inWords(Action action) {
        String text = Excerpt.part(action);
        int details = text.indexOf('[');
        String words = (details < 0 ? text : text.substring(0, details))
                .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
                .toLowerCase(Locale.ROOT);
        // After some verbs no thing follows.
        return words.matches(
                        ".* (again|at|away|empty|first|for|from|here|home|nothing|on|pass|to|towards|up|with)\\b.*")
                ? words
                : words.replaceFirst(" ", " the ");
    }
}
