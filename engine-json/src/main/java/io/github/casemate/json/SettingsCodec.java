package io.github.casemate.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Definitions;
import io.github.casemate.json.codec.ListCodec;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.codec.RecordCodecs;
import io.github.casemate.json.codec.SeatCodecs;
import io.github.casemate.json.codec.Values;
import io.github.casemate.json.document.DocumentException.Kind;
import io.github.casemate.kernel.Game;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * Settings by name: texts, and whole values where a text cannot say everything. Those that are standard are not
 * written.
 */
final class SettingsCodec implements Codec<Settings> {

    private final Array<Setting<?>> known;
    /** The codecs of single documents. Most settings are standard, and some of these codecs take long to make. */
    private final Function<Class<?>, Codec<?>> documents;

    private SettingsCodec(Array<Setting<?>> known, Function<Class<?>, Codec<?>> documents) {
        this.known = known;
        this.documents = documents;
    }

    /** The settings of a pack, whatever game they may be of. */
    static SettingsCodec of(GamePack<?, ?, ?, ?> pack) {
        return of(pack, Facets.of(pack), pack.settings());
    }

    /** The same, if the settings are known already: a pack may have to look for some of them. */
    static <S, A, E, V> SettingsCodec of(GamePack<S, A, E, V> pack, Facets facets, Seq<Setting<?>> known) {
        return new SettingsCodec(
                known.toArray(),
                type -> facets.document(type).getOrElse(() -> {
                    Game<S, A, E, V> standard =
                            pack.create(Settings.standard(known)).get();
                    return facets.records(pack, standard, new SeatCodecs(standard.players()).seat())
                            .of(type);
                }));
    }

    /** Settings with what may occur in one game. */
    static SettingsCodec of(Seq<Setting<?>> known, RecordCodecs records) {
        return new SettingsCodec(known.toArray(), records::of);
    }

    /** The settings that have documents. */
    Array<Setting<?>> withDocuments() {
        return known.filter(setting -> setting.document().isDefined());
    }

    /** The codec of single documents of a setting. */
    @SuppressWarnings("unchecked") // It is used for values of its own setting only.
    Codec<Object> document(Setting<?> setting) {
        return (Codec<Object>) documents.apply(setting.document().get());
    }

    /** The setting of this name. */
    Setting<?> setting(String name, Place place) {
        return known.find(one -> one.name().equals(name))
                .getOrElseThrow(() -> place.refused(
                        Kind.UNKNOWN_FIELD,
                        known.isEmpty()
                                ? "nothing can be chosen in this game"
                                : "there is no such setting; there are "
                                        + known.map(Setting::name).mkString(", ")));
    }

    /** Whether a value is a list of documents. */
    static boolean isList(Setting<?> setting) {
        return setting.standard() instanceof Array<?> && !setting.document().exists(Array.class::equals);
    }

    @Override
    public JsonNode write(Settings value) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        for (Setting<?> setting : value.changed()) {
            node.set(
                    setting.name(),
                    setting.document().isDefined()
                            ? whole(setting).write(value.get(setting))
                            : Values.TEXT.write(value.text(setting)));
        }
        return node;
    }

    @Override
    public Settings read(JsonNode node, Place place) {
        if (!node.isObject()) {
            throw place.expected("an object with settings", node);
        }
        Settings settings = Settings.standard(known);
        for (var field : node.properties()) {
            Place here = place.field(field.getKey());
            settings = with(settings, setting(field.getKey(), here), field.getValue(), here);
        }
        return settings;
    }

    @SuppressWarnings("unchecked") // The codec of a setting reads its values.
    private <T> Settings with(Settings settings, Setting<T> setting, JsonNode node, Place place) {
        if (setting.document().isDefined() && !node.isTextual()) {
            return settings.with(setting, (T) whole(setting).read(node, place));
        }
        T value = setting.read(Values.TEXT.read(node, place)).getOrElseThrow(place::wrong);
        return settings.with(setting, value);
    }

    /** The codec of a value that may be several documents. */
    @SuppressWarnings("unchecked") // It is used for values of its own setting only.
    private Codec<Object> whole(Setting<?> setting) {
        Codec<?> single = document(setting);
        return (Codec<Object>) (isList(setting) ? ListCodec.of(single) : single);
    }

    @Override
    public ObjectNode schema(Definitions definitions) {
        ObjectNode schema = Definitions.type("object");
        ObjectNode properties = schema.putObject("properties");
        for (Setting<?> setting : known) {
            ObjectNode value = Definitions.type("string");
            if (setting.document().isDefined()) {
                value = JsonNodeFactory.instance.objectNode();
                value.putArray("anyOf")
                        .add(Definitions.type("string"))
                        .add(whole(setting).schema(definitions));
            }
            properties.set(setting.name(), value.put("description", setting.about()));
        }
        return schema.put("additionalProperties", false);
    }
}
