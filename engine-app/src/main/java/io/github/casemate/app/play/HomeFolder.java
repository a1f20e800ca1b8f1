package io.github.casemate.app.play;

import java.nio.file.Path;

/** The person's own folder, as the environment names it; what the program keeps is in {@code .casemate} there. */
public final class HomeFolder {

    private HomeFolder() {}

    /** The home: {@code HOME} of the environment, and otherwise what Java says. */
    static String home() {
        String home = System.getenv("HOME");
        return home == null || home.isBlank() ? System.getProperty("user.home") : home;
    }

    /**
     * Where saved games are.
     *
     * @throws UserError if the system cannot represent the name
     */
    public static Path games() {
        return FileName.of(home()).resolve(".casemate");
    }

    /**
     * Where jars with games, bots and expansions may lie.
     *
     * @throws UserError if the system cannot represent the name
     */
    public static Path plugins() {
        return games().resolve("plugins");
    }
}
