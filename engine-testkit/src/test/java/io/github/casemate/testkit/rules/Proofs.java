package io.github.casemate.testkit.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Disabled;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * Which tests decide which rules and which are about them, as {@link Proof} and {@link Rule} say on the compiled tests.
 * A disabled test proves nothing.
 */
final class Proofs {

    private final SortedMap<String, Set<String>> decisive = new TreeMap<>();
    private final SortedMap<String, Set<String>> others = new TreeMap<>();
    private final List<String> strays = new ArrayList<>();

    private Proofs() {}

    /** Reads all compiled tests in some folders, which are those of packages below a folder {@code test-classes}. */
    static Proofs in(List<Path> folders) {
        Proofs proofs = new Proofs();
        folders.forEach(proofs::readAll);
        return proofs;
    }

    private void readAll(Path folder) {
        Path classes = folder;
        while (!classes.endsWith("test-classes")) {
            classes = Optional.ofNullable(classes.getParent())
                    .orElseThrow(() -> new IllegalArgumentException(folder + " is not below a folder test-classes"));
        }
        Path root = classes;
        try (Stream<Path> files = Files.walk(folder)) {
            files.map(file -> root.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> file.endsWith(".class") && !file.endsWith("-info.class"))
                    .map(file ->
                            file.substring(0, file.length() - ".class".length()).replace('/', '.'))
                    .sorted()
                    .forEach(name -> read(load(name)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Every id that some test names. */
    Set<String> ids() {
        Set<String> ids = new TreeSet<>(decisive.keySet());
        ids.addAll(others.keySet());
        return ids;
    }

    /** The tests that fail when a rule is broken. */
    List<String> of(String id) {
        return List.copyOf(decisive.getOrDefault(id, Set.of()));
    }

    /** How many other tests are about a rule. */
    int others(String id) {
        Set<String> about = new TreeSet<>(others.getOrDefault(id, Set.of()));
        about.removeAll(decisive.getOrDefault(id, Set.of()));
        return about.size();
    }

    /** What carries the annotation and is never run. */
    List<String> strays() {
        return strays;
    }

    private void read(Class<?> type) {
        boolean holdsTests = !ReflectionSupport.findMethods(type, Proofs::isTest, HierarchyTraversalMode.TOP_DOWN)
                .isEmpty();
        add(type, name(type), isRun(type) && holdsTests);
        for (Method method : type.getDeclaredMethods()) {
            add(method, name(type) + "." + method.getName(), isRun(type) && isTest(method));
        }
    }

    private void add(AnnotatedElement element, String name, boolean runs) {
        Proof proof = element.getAnnotation(Proof.class);
        Rule rule = element.getAnnotation(Rule.class);
        if (proof == null && rule == null) {
            return;
        }
        if (!runs) {
            strays.add(name);
        } else if (!isDisabled(element)) {
            add(name, decisive, proof == null ? new String[0] : proof.value());
            add(name, others, rule == null ? new String[0] : rule.value());
        }
    }

    private static void add(String name, SortedMap<String, Set<String>> tests, String... ids) {
        for (String id : ids) {
            tests.computeIfAbsent(id, key -> new TreeSet<>()).add(name);
        }
    }

    /** Surefire finds tests by the name of the file; what is abstract is run by those who extend it. */
    private static boolean isRun(Class<?> type) {
        Class<?> outermost = type;
        while (outermost.getEnclosingClass() != null) {
            outermost = outermost.getEnclosingClass();
        }
        return Modifier.isAbstract(type.getModifiers())
                || outermost.getSimpleName().matches(".*(Test|Properties|Conformance)");
    }

    private static boolean isTest(Method method) {
        return AnnotationSupport.isAnnotated(method, Testable.class);
    }

    private static boolean isDisabled(AnnotatedElement element) {
        return AnnotationSupport.isAnnotated(element, Disabled.class)
                || AnnotationSupport.isAnnotated(element, net.jqwik.api.Disabled.class)
                || (element instanceof Method method && isDisabled(method.getDeclaringClass()));
    }

    private static String name(Class<?> type) {
        return type.getName().substring(type.getPackageName().length() + 1).replace('$', '.');
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, Proofs.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
