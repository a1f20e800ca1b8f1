package io.github.casemate.app.useit;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A page of the documentation and the project that a reader copies from it. A comment on the line before each block
 * names the file that the block is: {@code <!-- use-it: pom.xml -->}. The starter is a folder of such files.
 *
 * @param name the path of the page from the root of ours
 * @param blocks the text of each block, by the path of its file from the root of the reader's project
 */
record Page(String name, Map<String, String> blocks) {

    /** Not a file: what the program of the page prints. */
    private static final String PRINTED = "printed";

    private static final Pattern COMMENT = Pattern.compile("<!-- use-it: (\\S+) -->");
    private static final Pattern MAIN = Pattern.compile("src/main/java/(\\S+)\\.java");

    /** The README, all guides in the order of their names, and the starter. */
    static List<Page> all(Path root) throws IOException {
        try (Stream<Path> guides = Files.list(root.resolve("docs/guides"))) {
            Stream<Page> pages = Stream.concat(Stream.of(root.resolve("README.md")), guides.sorted())
                    .filter(file -> file.toString().endsWith(".md"))
                    .map(file -> Page.read(root, file));
            return Stream.concat(pages, Stream.of(Page.ofFolder("docs/starter", root.resolve("docs/starter"))))
                    .toList();
        }
    }

    /** A project that is copied as it lies there; what a build has left in it is not part of it. */
    static Page ofFolder(String name, Path folder) throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
                String path = folder.relativize(file).toString().replace(File.separatorChar, '/');
                if (!path.startsWith("target/")) {
                    files.put(path, Files.readString(file));
                }
            }
        }
        return new Page(name, files);
    }

    private static Page read(Path root, Path file) {
        try {
            return of(root.relativize(file).toString(), Files.readAllLines(file));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static Page of(String name, List<String> lines) {
        Map<String, String> blocks = new LinkedHashMap<>();
        for (int index = 0; index < lines.size(); index++) {
            if (!lines.get(index).contains("use-it:")) {
                continue;
            }
            String place = name + ":" + (index + 1) + ": ";
            Matcher comment = COMMENT.matcher(lines.get(index));
            List<String> below = lines.subList(index + 1, lines.size());
            int end = below.indexOf("```");
            if (!comment.matches() || end < 1 || !below.get(0).startsWith("```")) {
                throw new IllegalArgumentException(place + "the comment names no file, or no block follows it");
            }
            String text = String.join("\n", below.subList(1, end)) + "\n";
            if (blocks.put(comment.group(1), text) != null) {
                throw new IllegalArgumentException(place + "the page has " + comment.group(1) + " twice");
            }
        }
        return new Page(name, blocks);
    }

    /** What the folder of the project is called. */
    String folder() {
        return name.replaceAll(".*/|\\.md$", "");
    }

    Optional<String> printed() {
        return Optional.ofNullable(blocks.get(PRINTED));
    }

    /** The class that can be run, if the project has one. */
    Optional<String> mainClass() {
        return blocks.entrySet().stream()
                .filter(block -> block.getValue().contains("public static void main("))
                .map(block -> MAIN.matcher(block.getKey()))
                .filter(Matcher::matches)
                .map(path -> path.group(1).replace('/', '.'))
                .findFirst();
    }

    /** The classes that Surefire has to run. */
    List<String> testClasses() {
        return blocks.keySet().stream()
                .filter(path -> path.startsWith("src/test/java/"))
                .map(path -> path.substring("src/test/java/".length(), path.length() - ".java".length()))
                .map(path -> path.replace('/', '.'))
                .toList();
    }

    /** Writes the files into a folder, as a reader would. */
    void copyInto(Path project) throws IOException {
        for (Map.Entry<String, String> block : blocks.entrySet()) {
            if (!block.getKey().equals(PRINTED)) {
                Path file = project.resolve(block.getKey());
                Files.createDirectories(file.getParent());
                Files.writeString(file, block.getValue());
            }
        }
    }

    /** Short, because tests are called by it. */
    @Override
    public String toString() {
        return name;
    }
}
