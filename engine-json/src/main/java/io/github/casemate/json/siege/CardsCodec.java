package io.github.casemate.json.siege;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Definitions;
import io.github.casemate.json.codec.Fields;
import io.github.casemate.json.codec.ListCodec;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.codec.Values;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.table.Deck;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.Map;

/**
 * Sets of cards, by the ids of the cards. The field {@code deck} beside them says which deck they belong to; without
 * one it is the main deck.
 */
final class CardsCodec implements Codec<CardSet> {

    /** What every id of a card looks like. */
    static final String PATTERN = "^[a-z0-9]+(-[a-z0-9]+)*$";

    /** An id, of a card or of what holds cards. */
    static final Codec<String> ID = Values.matching(
            PATTERN, Card.MOST_NAME, "an id in kebab-case with at most " + Card.MOST_NAME + " characters");

    private final Map<String, ListCodec<Card, Array<Card>>> lists;
    private final Map<String, Array<Card>> cards;
    private final String deck;

    private CardsCodec(Map<String, ListCodec<Card, Array<Card>>> lists, Map<String, Array<Card>> cards, String deck) {
        this.lists = lists;
        this.cards = cards;
        this.deck = deck;
    }

    static CardsCodec of(Array<Deck> decks) {
        Map<String, Array<Card>> cards = decks.toLinkedMap(Deck::id, Deck::cards);
        return new CardsCodec(
                cards.map((id, all) -> Tuple.of(id, ListCodec.of(CardNameCodec.ofDeck(id, all)))), cards, Deck.MAIN);
    }

    @Override
    public CardsCodec beside(Fields fields) {
        return fields.find("deck") instanceof String named ? new CardsCodec(lists, cards, named) : this;
    }

    @Override
    public JsonNode write(CardSet value) {
        return list().write(cards.get(deck).get().filter(value::contains));
    }

    @Override
    public CardSet read(JsonNode node, Place place) {
        if (!lists.containsKey(deck)) {
            throw place.wrong("there is no deck '" + Excerpt.part(deck) + "'");
        }
        Array<Card> listed = list().read(node, place);
        CardSet set = CardSet.ofAll(listed);
        if (set.size() != listed.size()) {
            throw place.wrong("a card is listed twice");
        }
        return set;
    }

    @Override
    public ObjectNode schema(Definitions definitions) {
        return list().schema(definitions).put("uniqueItems", true);
    }

    private ListCodec<Card, Array<Card>> list() {
        return lists.get(deck).get();
    }
}
