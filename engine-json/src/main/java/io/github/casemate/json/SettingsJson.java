package io.github.casemate.json;

import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.pack.GameInfo;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Settings in files: cards, tiles or a map that are too large for a line, and all settings of a game together.
 *
 * <pre>{@code
 * SettingsJson json = SettingsJson.of(pack);
 * Files.writeString(file, json.writeDocument(catalog));
 * // change the file
 * Settings changed = json.with(settings, "cards", file);
 * }</pre>
 *
 * <p>What is wrong with a document is reported with the file, the line and the field.
 */
public final class SettingsJson {

    private final GameInfo info;
    private final Array<Setting<?>> known;
    private final SettingsCodec codec;

    private SettingsJson(GameInfo info, Array<Setting<?>> known, SettingsCodec codec) {
        this.info = info;
        this.known = known;
        this.codec = codec;
    }

    /**
     * {@return JSON for the settings of a pack}
     *
     * @param pack the pack
     * @throws IllegalArgumentException if a setting has documents that cannot be written
     */
    public static SettingsJson of(GamePack<?, ?, ?, ?> pack) {
        return new SettingsJson(pack.info(), pack.settings().toArray(), SettingsCodec.of(pack));
    }

    /**
     * {@return all settings that are not standard, on one line}
     *
     * @param settings settings of this pack
     */
    public String write(Settings settings) {
        return Writing.compact(codec.write(settings));
    }

    /**
     * Reads settings.
     *
     * @param text the text
     * @return the settings; those that are not mentioned are standard
     * @throws DocumentException if there is no such setting, or it cannot have such a value
     */
    public Settings read(String text) {
        return IncomingText.of(text, Limits.DEFAULT).read(node -> codec.read(node, Place.ROOT));
    }

    /**
     * {@return a document of a setting, for people to read and change}
     *
     * @param document a value of the type that a setting has documents of
     * @throws IllegalArgumentException if no setting has documents of its type, or more than one has
     */
    public String writeDocument(Object document) {
        return Writing.readable(document(settingOf(document.getClass())).write(document));
    }

    /**
     * Reads a document of a setting.
     *
     * @param text the text
     * @param type the type of the documents of a setting
     * @param <D> the type of the documents of a setting
     * @return the document
     * @throws DocumentException if it is not such a document; with the line and the field
     * @throws IllegalArgumentException if no setting has documents of this type, or more than one has
     */
    public <D> D readDocument(String text, Class<D> type) {
        return type.cast(read(settingOf(type), IncomingText.of(text, Limits.DEFAULT)));
    }

    /**
     * Reads a document of a setting from a file.
     *
     * @param file the file
     * @param type the type of the documents of a setting
     * @param <D> the type of the documents of a setting
     * @return the document
     * @throws DocumentException if it is not such a document; with the file, the line and the field
     * @throws IOException if the file cannot be read
     * @throws IllegalArgumentException if no setting has documents of this type, or more than one has
     */
    public <D> D readDocument(Path file, Class<D> type) throws IOException {
        return type.cast(read(settingOf(type), file));
    }

    /**
     * {@return the same settings with a document from a file; if a value is several documents, with one more}
     *
     * @param settings settings of this pack
     * @param name the name of the setting
     * @param file the file
     * @throws DocumentException if it is not such a document; with the file, the line and the field
     * @throws IOException if the file cannot be read
     * @throws IllegalArgumentException if there is no such setting, or it has no documents
     */
    public Settings with(Settings settings, String name, Path file) throws IOException {
        Setting<?> setting = known.find(
                        one -> one.name().equals(name) && one.document().isDefined())
                .getOrElseThrow(() -> new IllegalArgumentException(info.name() + " has no documents for a setting '"
                        + name
                        + "', only for: "
                        + known.filter(one -> one.document().isDefined()).mkString(", ")));
        return put(settings, setting, read(setting, file));
    }

    @SuppressWarnings("unchecked") // The documents of a setting are of its type.
    private static <T> Settings put(Settings settings, Setting<T> setting, Object document) {
        Object value =
                SettingsCodec.isList(setting) ? ((Array<Object>) settings.get(setting)).append(document) : document;
        return settings.with(setting, (T) value);
    }

    private Setting<?> settingOf(Class<?> type) {
        Array<Setting<?>> all = known.filter(one -> one.document().contains(type));
        if (all.size() != 1) {
            throw new IllegalArgumentException(
                    info.name() + " has " + all.size() + " settings with documents of " + type.getName());
        }
        return all.head();
    }

    private Object read(Setting<?> setting, Path file) throws IOException {
        try (InputStream stream = Files.newInputStream(file)) {
            return read(setting, IncomingText.of(stream, file.getFileName().toString(), Limits.DEFAULT));
        }
    }

    private Object read(Setting<?> setting, IncomingText text) {
        Codec<Object> document = document(setting);
        return text.read(node -> document.read(node, Place.ROOT));
    }

    private Codec<Object> document(Setting<?> setting) {
        return Document.of(setting.name(), info, codec.document(setting));
    }
}
