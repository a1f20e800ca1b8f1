package io.github.casemate.json.siege;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Definitions;
import io.github.casemate.json.codec.Fields;
import io.github.casemate.json.codec.ObjectCodec;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.codec.Values;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.table.Pile;

/** Cards of which some are known and others only counted. */
final class PileCodec implements Codec<Pile> {

    private final CardsCodec cards;
    private final ObjectCodec<Pile> fields;

    PileCodec(CardsCodec cards) {
        this.cards = cards;
        this.fields = ObjectCodec.<Pile>of(all -> new Pile(all.get("known"), all.get("hidden")))
                .with("known", cards, Pile::known)
                .with("hidden", Values.between(0, CardSet.MOST_CARDS), Pile::hidden);
    }

    @Override
    public PileCodec beside(Fields others) {
        CardsCodec fitting = cards.beside(others);
        return fitting == cards ? this : new PileCodec(fitting);
    }

    @Override
    public JsonNode write(Pile value) {
        return fields.write(value);
    }

    @Override
    public Pile read(JsonNode node, Place place) {
        return fields.read(node, place);
    }

    @Override
    public ObjectNode schema(Definitions definitions) {
        return definitions.refer("pile", () -> fields.schema(definitions));
    }
}
