package io.github.casemate.testkit.siege.laws;

import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.Question;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.cards.BaseCards;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Everything of the base game that a long enough run must have seen: read off the compiled classes, so that nothing
 * new is forgotten.
 */
final class Expected {

    private static final String ROOT = "io/github/casemate/siege/";

    private Expected() {}

    static Seq<String> all() {
        return events().map(name -> "events/" + name)
                .appendAll(questions().map(name -> "questions/" + name))
                .appendAll(rejections().map(code -> "rejections/" + code))
                .appendAll(BaseCards.all().reject(Card::starting).map(card -> "built/" + card.id()))
                .appendAll(Array.of("colonist-victory", "economic-victory", "turn-limit")
                        .map(why -> "victories/" + why));
    }

    /** Every event but those that only expansions use. */
    static Seq<String> events() {
        return classes("event/")
                .filter(Event.class::isAssignableFrom)
                .reject(Class::isInterface)
                .map(Class::getSimpleName)
                .reject("CardTaken"::equals);
    }

    static Seq<String> questions() {
        return classes("rules/")
                .appendAll(classes("cards/"))
                .filter(type -> Question.class.isAssignableFrom(type) || ChanceStep.class.isAssignableFrom(type))
                .reject(Class::isInterface)
                .map(Class::getSimpleName);
    }

    /**
     * Every code that play by legal actions of other moments can meet. Forged actions are tested one by one
     * elsewhere.
     */
    static Seq<String> rejections() {
        return Array.of(
                "not-your-turn",
                "game-over",
                "not-an-option",
                "impossible-outcome",
                "not-in-hand",
                "not-drawn",
                "no-cards-left",
                "draw-forbidden",
                "build-forbidden",
                "not-enough-colonists",
                "not-your-fort",
                "no-such-fort",
                "own-fort",
                "fort-blocked",
                "no-open-waters",
                "no-such-stone",
                "wrong-space",
                "space-not-empty",
                "no-such-dice",
                "reroll-forbidden",
                "reroll-all",
                "not-enough-leadership",
                "ability-silenced",
                "no-such-ship",
                "color-not-shown",
                "wrong-color",
                "group-too-large",
                "protected-stone",
                "wrong-number",
                "one-die",
                "no-such-target",
                "no-such-opponent");
    }

    private static Array<Class<?>> classes(String folder) {
        try {
            var place = Event.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI();
            Path root = Path.of(place);
            if (Files.isDirectory(root)) {
                return below(root.resolve(ROOT + folder), root);
            }
            try (FileSystem jar = FileSystems.newFileSystem(root)) {
                return below(jar.getPath("/" + ROOT + folder), jar.getPath("/"));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (java.net.URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Array<Class<?>> below(Path folder, Path root) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Class<?>> found = files.map(file -> root.relativize(file).toString())
                    .filter(name -> name.endsWith(".class") && !name.contains("$") && !name.contains("package-info"))
                    .sorted()
                    .<Class<?>>map(name -> load(name.replace(".class", "").replace('/', '.')))
                    .toList();
            return Array.ofAll(found);
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
