package io.github.casemate.pack;

/**
 * What a game is, before anybody plays it.
 *
 * @param id the name by which it is found, in kebab-case; it never changes
 * @param version the version of its rules: a new one whenever the same actions may lead elsewhere
 * @param name what people call it
 * @param about what it is about, in one sentence
 * @param fewest how many people play at least
 * @param most how many people play at most
 * @param hidden whether some player may know what another does not
 * @param chance whether chance is ever asked
 */
public record GameInfo(
        String id, int version, String name, String about, int fewest, int most, boolean hidden, boolean chance) {

    /**
     * Refuses what cannot be.
     *
     * @param id the name by which it is found
     * @param version the version of its rules
     * @param name what people call it
     * @param about what it is about
     * @param fewest how many people play at least
     * @param most how many people play at most
     * @param hidden whether some player may know what another does not
     * @param chance whether chance is ever asked
     * @throws IllegalArgumentException if the id is not kebab-case, a text is blank, or a number makes no sense
     */
    public GameInfo {
        KebabCase.require("the id of a game", id);
        if (name.isBlank() || about.isBlank()) {
            throw new IllegalArgumentException(
                    "the game '" + id + "' has no " + (name.isBlank() ? "name" : "sentence"));
        }
        if (version < 1 || fewest < 1 || most < fewest) {
            throw new IllegalArgumentException(
                    version < 1
                            ? "versions are counted from 1, not " + version
                            : "a game is not for " + fewest + " to " + most + " players");
        }
    }
}
