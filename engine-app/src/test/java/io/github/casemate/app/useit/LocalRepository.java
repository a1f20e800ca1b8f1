package io.github.casemate.app.useit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A local repository of Maven that has of Casemate what a release would have, and nothing else. Whatever is not ours is
 * linked from the user's repository, so that nothing has to be downloaded twice; nothing of ours is read from there or
 * written to it.
 */
final class LocalRepository {

    private static final List<String> PUBLISHED =
            List.of("engine-core", "engine-expansions", "engine-json", "engine-ai", "engine-games", "engine-testkit");

    private LocalRepository() {}

    /**
     * Fills a folder.
     *
     * @param folder where to; does not exist yet
     * @param users the user's repository
     * @param root the root of our sources, with the jars in the folders of the modules
     * @param version our version
     */
    static void create(Path folder, Path users, Path root, String version) throws IOException {
        link(folder, users, List.of("io", "github", "casemate"));
        Path ours = folder.resolve("io/github/casemate");
        copy(root.resolve("pom.xml"), ours, "casemate-parent", version, "pom");
        copy(root.resolve("engine-bom/pom.xml"), ours, "engine-bom", version, "pom");
        for (String module : PUBLISHED) {
            copy(root.resolve(module).resolve("pom.xml"), ours, module, version, "pom");
            Path jar = root.resolve(module).resolve("target/" + module + "-" + version + ".jar");
            copy(jar, ours, module, version, "jar");
        }
    }

    /** Takes the links away, so that whoever deletes the folder cannot go astray. */
    static void unlink(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isSymbolicLink).toList()) {
                Files.delete(file);
            }
        }
    }

    /** Where the jar of a module lies. */
    static Path jar(Path folder, String module, String version) {
        return file(folder.resolve("io/github/casemate"), module, version, "jar");
    }

    /** Links everything but one path: that becomes folders of our own, of which the last is empty. */
    private static void link(Path folder, Path users, List<String> except) throws IOException {
        Files.createDirectories(folder);
        if (except.isEmpty()) {
            return;
        }
        if (Files.isDirectory(users)) {
            try (Stream<Path> entries = Files.list(users)) {
                for (Path entry : entries.toList()) {
                    if (!entry.getFileName().toString().equals(except.get(0))) {
                        Files.createSymbolicLink(folder.resolve(entry.getFileName()), entry);
                    }
                }
            }
        }
        link(folder.resolve(except.get(0)), users.resolve(except.get(0)), except.subList(1, except.size()));
    }

    private static void copy(Path from, Path ours, String module, String version, String type) throws IOException {
        Path to = file(ours, module, version, type);
        Files.createDirectories(to.getParent());
        Files.copy(from, to);
    }

    private static Path file(Path ours, String module, String version, String type) {
        return ours.resolve(module).resolve(version).resolve(module + "-" + version + "." + type);
    }
}
