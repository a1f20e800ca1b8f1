package io.github.casemate.json.docs;

import io.github.casemate.testkit.siege.Rule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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

/** Which tests prove which rules, as {@link Rule} says on the compiled tests. A disabled test proves nothing. */
final class Proofs {

    /** What names a method is more precise than what names a whole class, and comes first. */
    private static final Comparator<String> PRECISE_FIRST =
            Comparator.<String, Boolean>comparing(test -> !isMethod(test)).thenComparing(Comparator.naturalOrder());

    private final SortedMap<String, Set<String>> tests = new TreeMap<>();
    private final List<String> strays = new ArrayList<>();

    private Proofs() {}

    /** Reads all compiled tests below some folders. */
    static Proofs in(Path... folders) {
        Proofs proofs = new Proofs();
        for (Path folder : folders) {
            proofs.readAll(folder);
        }
        return proofs;
    }

    private void readAll(Path classes) {
        try (Stream<Path> files = Files.walk(classes.resolve("io/github/casemate"))) {
            files.map(file -> classes.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> file.endsWith(".class") && !file.endsWith("-info.class"))
                    .filter(file -> file.contains("/testkit/siege/")
                            || file.contains("/expansions/")
                            || file.contains("/json/"))
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
        return tests.keySet();
    }

    /** The tests that prove a rule. */
    List<String> of(String id) {
        return List.copyOf(tests.getOrDefault(id, Set.of()));
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
        Rule rule = element.getAnnotation(Rule.class);
        if (rule == null) {
            return;
        }
        if (!runs) {
            strays.add(name);
        } else if (!isDisabled(element)) {
            for (String id : rule.value()) {
                tests.computeIfAbsent(id, key -> new TreeSet<>(PRECISE_FIRST)).add(name);
            }
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

    private static boolean isMethod(String test) {
        return Character.isLowerCase(test.charAt(test.lastIndexOf('.') + 1));
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
