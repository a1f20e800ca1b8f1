package io.github.casemate.pack;

/**
 * A document that is shipped with a game, for people who want to change it and play with their own.
 *
 * @param name what it is called, in kebab-case; different for all documents of a game
 * @param setting the name of the setting that takes it
 * @param document the document
 */
public record ShippedDocument(String name, String setting, Object document) {}
