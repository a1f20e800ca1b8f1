package io.github.casemate.json;

import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.siege.Documents;
import io.github.casemate.json.siege.SiegeCodecs;
import io.github.casemate.siege.Catalog;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Cards in files, for people who own the printed ones or invent new ones. What a card does is composed of the abilities
 * of the base game and of the modules that can be found.
 *
 * <pre>{@code
 * Files.writeString(file, CatalogJson.write(Catalog.shipped("base")));
 * // change the file
 * Ruleset variant = Ruleset.secondEdition(2).with(CatalogJson.read(file));
 * }</pre>
 */
public final class CatalogJson {

    private CatalogJson() {}

    /**
     * Writes a catalogue.
     *
     * @param catalog the cards
     * @return the text, for people to read and change
     */
    public static String write(Catalog catalog) {
        return Writing.readable(SiegeCodecs.catalog().write(catalog));
    }

    /**
     * Reads a catalogue.
     *
     * @param text the text
     * @return the cards
     * @throws DocumentException if it is not a catalogue; with the line and the field
     */
    public static Catalog read(String text) {
        return read(IncomingText.of(text, Limits.DEFAULT));
    }

    /**
     * Reads a catalogue from a file.
     *
     * @param file the file
     * @return the cards
     * @throws DocumentException if it is not a catalogue; with the file, the line and the field
     * @throws IOException if the file cannot be read
     */
    public static Catalog read(Path file) throws IOException {
        try (InputStream stream = Files.newInputStream(file)) {
            return read(IncomingText.of(stream, file.getFileName().toString(), Limits.DEFAULT));
        }
    }

    private static Catalog read(IncomingText text) {
        Codec<Catalog> codec = SiegeCodecs.catalog();
        return text.read(node -> {
            Documents.CATALOG.check(node);
            return codec.read(node, Place.ROOT);
        });
    }
}
