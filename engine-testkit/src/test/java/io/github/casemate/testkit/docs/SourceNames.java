package io.github.casemate.testkit.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The names in our sources: which types there are, what they declare, and what the JDK and Vavr have besides. */
final class SourceNames {

    private static final Pattern COMMENT = Pattern.compile("(?s:/\\*.*?\\*/)|(?m:^\\s*//.*$)");
    private static final Pattern TYPE =
            Pattern.compile("\\b(?:class|interface|record|enum|@interface)\\s+([A-Z]\\w*)([^{;]*)");
    private static final Pattern MODULE = Pattern.compile("\\bmodule ([a-z.]+) \\{");
    private static final Pattern CAPITALISED = Pattern.compile("\\b[A-Z]\\w*");
    private static final Pattern WORD = Pattern.compile("\\w+");

    /** A type, or a word of Java, before the name, and behind it what follows a method, a component or a field. */
    private static final Pattern DECLARED = Pattern.compile("([\\w>\\]?]+)\\s+([a-z]\\w*)\\s*[(,)=;]");

    private static final Set<String> NOT_TYPES = Set.of(
            "return", "new", "else", "throw", "assert", "case", "yield", "package", "import", "requires", "exports");

    private static final List<String> LIBRARIES = List.of(
            "java.lang.",
            "java.util.",
            "java.util.function.",
            "java.time.",
            "io.vavr.",
            "io.vavr.collection.",
            "io.vavr.control.");

    /** The sources that declare a type of this name, without their comments. */
    private final Map<String, List<String>> sources = new HashMap<>();

    private final Map<String, Set<String>> above = new HashMap<>();
    private final Set<String> members = new HashSet<>();
    private final Set<String> words = new HashSet<>();
    private final Set<String> packages = new HashSet<>();
    private final Set<String> modules = new HashSet<>();

    private SourceNames() {}

    /** Of one text. */
    static SourceNames of(String text) {
        SourceNames names = new SourceNames();
        names.add(text);
        return names;
    }

    /** Of all modules below a folder, tests included: guides show what is written there. */
    static SourceNames below(Path root) throws IOException {
        SourceNames names = new SourceNames();
        try (Stream<Path> modules = Files.list(root)) {
            for (Path module : modules.sorted().toList()) {
                for (String sources : List.of("src/main/java", "src/test/java")) {
                    if (Files.isDirectory(module.resolve(sources))) {
                        names.addAll(module.resolve(sources));
                    }
                }
            }
        }
        return names;
    }

    private void addAll(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(file -> file.toString().endsWith(".java")).toList()) {
                add(Files.readString(file));
                packages.add(folder.relativize(file.getParent()).toString().replaceAll("[/\\\\]", "."));
            }
        }
    }

    private void add(String text) {
        String code = COMMENT.matcher(text).replaceAll(" ");
        MODULE.matcher(code).results().forEach(found -> modules.add(found.group(1)));
        Matcher types = TYPE.matcher(code);
        while (types.find()) {
            sources.computeIfAbsent(types.group(1), name -> new ArrayList<>()).add(code);
            CAPITALISED
                    .matcher(types.group(2))
                    .results()
                    .forEach(found -> above.computeIfAbsent(types.group(1), name -> new HashSet<>())
                            .add(found.group()));
        }
        members.addAll(declaredIn(code));
        WORD.matcher(code).results().forEach(found -> words.add(found.group()));
    }

    /** Whether something in the sources has this name. */
    boolean knowsWord(String word) {
        return words.contains(word);
    }

    boolean knowsPackage(String name) {
        return packages.stream().anyMatch(known -> known.equals(name) || known.startsWith(name + "."));
    }

    boolean knowsModule(String name) {
        return modules.contains(name);
    }

    boolean knowsType(String name) {
        return sources.containsKey(name) || LIBRARIES.stream().anyMatch(library -> exists(library + name));
    }

    /** Whether some type declares this method, component or field. */
    boolean knowsMember(String name) {
        return members.contains(name);
    }

    /** Whether a type, or one that is named where it begins, declares this. Types of libraries are believed. */
    boolean knowsMember(String type, String name) {
        return knowsMember(type, name, new HashSet<>());
    }

    private boolean knowsMember(String type, String name, Set<String> seen) {
        if (!seen.add(type)) {
            return false;
        }
        List<String> own = sources.getOrDefault(type, List.of());
        // What the compiler gives to each enum.
        if (!own.isEmpty() && name.equals("values")) {
            return own.stream().anyMatch(code -> code.contains("enum " + type));
        }
        boolean isConstant = Character.isUpperCase(name.charAt(0));
        for (String code : own) {
            if (isConstant
                    ? Pattern.compile("\\b" + name + "\\b").matcher(code).find()
                    : declaredIn(code).contains(name)) {
                return true;
            }
        }
        return own.isEmpty()
                ? knowsType(type)
                : above.getOrDefault(type, Set.of()).stream()
                        .filter(sources::containsKey)
                        .anyMatch(supertype -> knowsMember(supertype, name, seen));
    }

    private static Set<String> declaredIn(String code) {
        Set<String> declared = new HashSet<>();
        Matcher found = DECLARED.matcher(code);
        int from = 0;
        while (found.find(from)) {
            if (!NOT_TYPES.contains(found.group(1))) {
                declared.add(found.group(2));
            }
            from = found.end(1);
        }
        return declared;
    }

    private static boolean exists(String name) {
        try {
            Class.forName(name, false, SourceNames.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException | NoClassDefFoundError unknown) {
            return false;
        }
    }
}
