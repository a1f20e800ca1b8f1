package io.github.casemate.siege.spi;

/**
 * Why something does not fit the table it claims to belong to.
 *
 * @param field what does not fit: a component of the step, such as {@code card}, or of the module's slice, such as
 *     {@code slices.shore.stones}; empty if it is the whole
 * @param sentence what is wrong, for people
 */
public record Misfit(String field, String sentence) {}
