package io.github.casemate.app;

import io.github.casemate.app.play.FileName;
import io.github.casemate.app.play.HomeFolder;
import io.github.casemate.app.play.UserError;
import io.github.casemate.kernel.Excerpt;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * Jars with games, bots and expansions from outside: those that {@code --jar} names, and those in the person's own folder.
 * They become part of the path by the class loader of the thread, which the threads of the arena inherit. So this is done
 * before anything is looked for.
 *
 * @param jars the jars, in order
 * @param complaints what is wrong with a jar in the folder, which is left out; a sentence for each
 */
record Plugins(Array<Path> jars, Array<String> complaints) {

    static final String OPTION = "--jar";

    private static final String ENDING = ".jar";

    /**
     * Those of a command line, and those in the folder.
     *
     * @throws UserError if a jar that was named cannot be used
     */
    static Plugins of(Array<String> typed) {
        Array<Path> named = named(typed);
        named.forEach(jar -> problem(jar).forEach(sentence -> {
            throw new UserError(sentence);
        }));
        Array<Path> there = inFolder();
        Array<String> complaints = there.flatMap(Plugins::problem);
        return new Plugins(named.appendAll(there.filter(jar -> problem(jar).isEmpty())), complaints);
    }

    private static Array<Path> named(Array<String> typed) {
        Array<Path> named = Array.empty();
        for (int i = 0; i < typed.size(); i++) {
            String word = typed.get(i);
            if (word.equals(OPTION) && i + 1 < typed.size()) {
                named = named.append(FileName.of(typed.get(i + 1)));
                i++;
            } else if (word.startsWith(OPTION + "=")) {
                named = named.append(FileName.of(word.substring(OPTION.length() + 1)));
            }
        }
        return named;
    }

    private static Array<Path> inFolder() {
        Path folder;
        try {
            folder = HomeFolder.plugins();
        } catch (UserError nameless) {
            return Array.empty();
        }
        try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
            return Array.ofAll(files.filter(file -> file.toString().endsWith(ENDING))
                    .sorted(Comparator.naturalOrder())
                    .toList());
        } catch (IOException | UncheckedIOException unreadable) {
            return Array.empty();
        }
    }

    /** What is wrong with a jar, if anything is. What is in it is seen when it is looked for. */
    private static Option<String> problem(Path jar) {
        if (!Files.exists(jar)) {
            return Option.some("There is no file " + Excerpt.of(jar) + ".");
        } else if (Files.isDirectory(jar)) {
            return Option.some("The jar " + Excerpt.of(jar) + " is a folder, not a file.");
        }
        try (JarFile opened = new JarFile(jar.toFile())) {
            boolean brings = opened.stream()
                    .anyMatch(entry -> entry.getName().startsWith("META-INF/services/io.github.casemate."));
            return Option.when(
                    !brings, () -> "The jar " + Excerpt.of(jar) + " brings no game, no bot and no expansion.");
        } catch (IOException | SecurityException unreadable) {
            return Option.some("The file " + Excerpt.of(jar) + " is not a jar.");
        }
    }

    /** The place of the next word from here on that does not belong to {@code --jar}. */
    static int skipped(Seq<String> typed, int from) {
        int place = from;
        while (place < typed.size() && typed.get(place).startsWith(OPTION)) {
            place += typed.get(place).equals(OPTION) ? 2 : 1;
        }
        return place;
    }

    /** A path with the jars on it, on top of the one that there is; that one itself if there are no jars. */
    ClassLoader onTopOf(ClassLoader path) {
        return jars.isEmpty() ? path : new URLClassLoader(jars.map(Plugins::url).toJavaArray(URL[]::new), path);
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException unthinkable) {
            throw new UncheckedIOException(unthinkable);
        }
    }
}
