package io.github.casemate.json.siege;

import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.JsonValues;
import io.github.casemate.json.codec.RecordCodecs;
import io.github.casemate.kernel.Game;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Vocabulary;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/** What JSON has to know of Island Siege. */
public final class SiegeValues implements JsonValues {

    /** For the service loader. */
    public SiegeValues() {}

    @Override
    public String game() {
        return "island-siege";
    }

    /** {@inheritDoc} Here a kind begins with the id of the rule module that lists it. */
    @Override
    public Map<Class<?>, String> kinds(Game<?, ?, ?, ?> game) {
        return Vocabulary.of(((IslandSiege) game).ruleset()).types().toLinkedMap(entry -> entry.swap());
    }

    @Override
    public Map<Class<?>, Codec<?>> values(Game<?, ?, ?, ?> game, RecordCodecs records) {
        return new SiegeCodecs((IslandSiege) game, records).values();
    }

    @Override
    public Option<Codec<?>> states(Game<?, ?, ?, ?> game, RecordCodecs records) {
        return Option.some(new SiegeCodecs((IslandSiege) game, records).state());
    }

    /** {@inheritDoc} The abilities of all modules that can be found may be on cards. */
    @Override
    public Option<Codec<?>> document(Class<?> type) {
        return Option.when(type == Catalog.class, () -> CatalogCodec.of(Vocabulary.ofAllModules()));
    }
}
