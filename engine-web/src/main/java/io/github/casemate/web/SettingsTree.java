package io.github.casemate.web;

import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.github.casemate.pack.ShippedDocument;
import io.github.casemate.siege.Catalog;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import java.util.List;

/**
 * The settings of a game by name: texts, and whole values where a text cannot say everything, such as changed cards. Those
 * that are standard are not written.
 */
final class SettingsTree {

    private static final int SCHEMA = 1;
    private static final List<String> HEAD = List.of("document", "schema", "game");

    private final GamePack<?, ?, ?, ?> pack;
    private final Array<Setting<?>> known;

    SettingsTree(GamePack<?, ?, ?, ?> pack) {
        this.pack = pack;
        this.known = pack.settings().toArray();
    }

    /** Whether a value is a list of documents. */
    static boolean isList(Setting<?> setting) {
        return setting.standard() instanceof Array<?> && !setting.document().exists(Array.class::equals);
    }

    /** The settings that can be chosen on a page: all but those whose documents nobody here can read. */
    Seq<Setting<?>> choosable() {
        return known.filter(setting -> setting.document().isEmpty() || isReadable(setting));
    }

    private static boolean isReadable(Setting<?> setting) {
        try {
            document(setting);
            return true;
        } catch (IllegalArgumentException unknown) {
            return false;
        }
    }

    JsonTree write(Settings settings) {
        JsonTree tree = JsonTree.object();
        for (Setting<?> setting : settings.changed()) {
            tree.put(
                    setting.name(),
                    setting.document().isDefined()
                            ? whole(setting).write(settings.get(setting))
                            : JsonTree.of(settings.text(setting)));
        }
        return tree;
    }

    /** Settings as they were written. */
    Settings read(JsonTree tree) {
        Settings settings = Settings.standard(known);
        for (var field : tree.fields("settings").entrySet()) {
            settings = with(settings, field.getKey(), field.getValue());
        }
        return settings;
    }

    private Settings with(Settings settings, String name, JsonTree value) {
        return value.ifText()
                .map(text ->
                        settings.with(name, text).getOrElseThrow(refused -> new UnusableException(refused.sentence())))
                .getOrElse(() -> {
                    Setting<?> setting = withDocuments(name);
                    return put(settings, setting, whole(setting).read(value, name));
                });
    }

    /** Settings as people choose them on a page: texts, and files with documents. */
    Settings chosen(JsonTree tree) {
        Settings settings = Settings.standard(known);
        for (var field : tree.fields("settings").entrySet()) {
            String name = field.getKey();
            JsonTree value = field.getValue();
            settings = value.field("documents").isEmpty()
                    ? with(settings, name, value)
                    : put(settings, withDocuments(name), fromFiles(withDocuments(name), value));
        }
        return settings;
    }

    private Object fromFiles(Setting<?> setting, JsonTree value) {
        Array<Object> documents = Array.ofAll(value.required("documents").items("documents"))
                .map(file -> fromFile(setting, JsonTree.read(file.asText("documents"))))
                .toArray();
        if (isList(setting)) {
            return documents;
        }
        return documents
                .headOption()
                .getOrElseThrow(() -> new UnusableException(setting.name() + ": there is no file."));
    }

    private Object fromFile(Setting<?> setting, JsonTree file) {
        boolean fits = file.ifFields().isDefined()
                && file.text("document", "").equals(setting.name())
                && file.text("game", "").equals(pack.info().id());
        if (!fits) {
            throw new UnusableException("This file does not have the " + setting.name() + " of "
                    + pack.info().name() + ".");
        }
        if (file.number("schema", 0) != SCHEMA) {
            throw new UnusableException("This file is from a newer version.");
        }
        return document(setting).read(file, "", HEAD);
    }

    /** A document for people who want to change it. */
    String text(String name) {
        ShippedDocument shipped = pack.documents()
                .find(one -> one.name().equals(name))
                .getOrElseThrow(() -> new UnusableException(pack.info().name() + " has no such document."));
        Setting<?> setting = withDocuments(shipped.setting());
        JsonTree file = JsonTree.object()
                .put("document", setting.name())
                .put("schema", SCHEMA)
                .put("game", pack.info().id());
        document(setting).write(shipped.document()).fields(name).forEach((field, value) -> file.put(field, value));
        return file.readable();
    }

    private Setting<?> withDocuments(String name) {
        return known.find(setting ->
                        setting.name().equals(name) && setting.document().isDefined())
                .getOrElseThrow(() -> new UnusableException("The setting '" + name + "' has no documents."));
    }

    @SuppressWarnings("unchecked") // The value was read by the codec of this setting.
    private static <T> Settings put(Settings settings, Setting<T> setting, Object value) {
        return settings.with(setting, (T) value);
    }

    @SuppressWarnings("unchecked") // It is used for values of its own setting only.
    private static TreeCodec<Object> whole(Setting<?> setting) {
        TreeCodec<?> single = document(setting);
        return (TreeCodec<Object>) (isList(setting) ? TreeCodec.list(single) : single);
    }

    @SuppressWarnings("unchecked") // It is used for values of its own setting only.
    private static ObjectTree<Object> document(Setting<?> setting) {
        Class<?> type = setting.document().get();
        ObjectTree<?> codec = type == Catalog.class
                ? CatalogTree.ofAllModules()
                : new RecordTrees(TreeMap.empty(), TreeCodec.between(Integer.MIN_VALUE, Integer.MAX_VALUE))
                        .record(type);
        return (ObjectTree<Object>) codec;
    }
}
