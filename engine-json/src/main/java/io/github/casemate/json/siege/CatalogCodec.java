package io.github.casemate.json.siege;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Definitions;
import io.github.casemate.json.codec.ListCodec;
import io.github.casemate.json.codec.ObjectCodec;
import io.github.casemate.json.codec.Place;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.Vocabulary;
import io.github.casemate.siege.box.Card;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Set;

/** The cards of the base game or of a module. A card that is listed twice is reported with its place. */
final class CatalogCodec implements Codec<Catalog> {

    /** What has been read but not been checked yet. */
    private record Draft(String module, Array<Card> cards, Array<Tuple2<String, Array<Card>>> decks) {}

    private final ObjectCodec<Draft> drafts;

    private CatalogCodec(ObjectCodec<Draft> drafts) {
        this.drafts = drafts;
    }

    /** Catalogues whose abilities come from a vocabulary. */
    static CatalogCodec of(Vocabulary vocabulary) {
        Codec<Array<Card>> cards = ListCodec.of(CardCodec.of(vocabulary));
        ObjectCodec<Tuple2<String, Array<Card>>> deck = ObjectCodec.<Tuple2<String, Array<Card>>>of(
                        all -> Tuple.of(all.get("deck"), all.get("cards")))
                .with("deck", CardsCodec.ID, Tuple2::_1)
                .with("cards", cards, Tuple2::_2);
        return new CatalogCodec(
                ObjectCodec.<Draft>of(all -> new Draft(all.get("module"), all.get("cards"), all.get("decks")))
                        .with("module", CardsCodec.ID, Draft::module)
                        .with("cards", cards, Draft::cards)
                        .with("decks", ListCodec.of(deck), Draft::decks, Array.empty()));
    }

    @Override
    public JsonNode write(Catalog value) {
        return drafts.write(new Draft(value.module(), value.cards(), Array.ofAll(value.decks())));
    }

    @Override
    public Catalog read(JsonNode node, Place place) {
        Draft draft = drafts.read(node, place);
        Set<String> seen = check(draft.cards(), HashSet.empty(), place.field("cards"));
        LinkedHashMap<String, Array<Card>> decks = LinkedHashMap.empty();
        for (int i = 0; i < draft.decks().size(); i++) {
            Tuple2<String, Array<Card>> deck = draft.decks().get(i);
            Place here = place.field("decks").item(i);
            if (decks.containsKey(deck._1())) {
                throw here.field("deck").wrong("the deck " + deck._1() + " is listed twice");
            }
            seen = check(deck._2(), seen, here.field("cards"));
            decks = decks.put(deck);
        }
        return new Catalog(draft.module(), draft.cards(), decks);
    }

    @Override
    public ObjectNode schema(Definitions definitions) {
        return drafts.schema(definitions);
    }

    private static Set<String> check(Array<Card> cards, Set<String> before, Place place) {
        Set<String> seen = before;
        for (int i = 0; i < cards.size(); i++) {
            Card card = cards.get(i);
            Place here = place.item(i);
            if (seen.contains(card.id())) {
                throw here.field("id")
                        .wrong("the card " + card.id() + " is listed twice")
                        .of("LAW-3");
            }
            Catalog.objection(card).forEach(reason -> {
                throw here.field("layout").wrong(reason);
            });
            seen = seen.add(card.id());
        }
        return seen;
    }
}
