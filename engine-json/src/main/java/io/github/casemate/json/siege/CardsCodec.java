package io.github.casemate.json.siege;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Definitions;
import io.github.casemate.json.codec.Fields;
import io.github.casemate.json.codec.ListCodec;
import io.github.casemate.json.codec.NameCodec;
import io.github.casemate.json.codec.Place;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.table.Deck;
import io.vavr.collection.Array;

/**
 * Sets of cards, by the ids of the cards. Which deck they are of says the field {@code deck} beside them; without one
 * it is the main deck.
 */
final class CardsCodec implements Codec<CardSet> {

    /** What every id of a card looks like. */
    static final String ID = "^[a-z0-9]+(-[a-z0-9]+)*$";

    private final Array<Deck> decks;
    private final String deck;

    private CardsCodec(Array<Deck> decks, String deck) {
        this.decks = decks;
        this.deck = deck;
    }

    static CardsCodec of(Array<Deck> decks) {
        return new CardsCodec(decks, Deck.MAIN);
    }

    @Override
    public CardsCodec beside(Fields fields) {
        return fields.find("deck") instanceof String named ? new CardsCodec(decks, named) : this;
    }

    @Override
    public JsonNode write(CardSet value) {
        return list().write(Array.ofAll(cards().filter(value::contains)));
    }

    @Override
    public CardSet read(JsonNode node, Place place) {
        if (!decks.exists(one -> one.id().equals(deck))) {
            throw place.wrong("there is no deck '" + deck + "'");
        }
        Array<Card> cards = list().read(node, place);
        CardSet set = CardSet.ofAll(cards);
        if (set.size() != cards.size()) {
            throw place.wrong("a card is listed twice");
        }
        return set;
    }

    @Override
    public ObjectNode schema(Definitions definitions) {
        return list().schema(definitions).put("uniqueItems", true);
    }

    private ListCodec<Card, Array<Card>> list() {
        return ListCodec.of(NameCodec.of("card of the deck '" + deck + "'", cards(), Card::id, ID));
    }

    private Array<Card> cards() {
        return decks.find(one -> one.id().equals(deck)).map(Deck::cards).getOrElse(Array.empty());
    }
}
