package io.github.casemate.json.siege;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Definitions;
import io.github.casemate.json.codec.Fields;
import io.github.casemate.json.codec.NameCodec;
import io.github.casemate.json.codec.Place;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Deck;
import io.vavr.collection.Array;
import io.vavr.collection.Map;

/** Cards of the game, by their ids. With a field {@code deck} beside it, a card belongs to that deck. */
final class CardNameCodec implements Codec<Card> {

    private final NameCodec<Card> names;
    private final Map<String, NameCodec<Card>> byDeck;

    private CardNameCodec(NameCodec<Card> names, Map<String, NameCodec<Card>> byDeck) {
        this.names = names;
        this.byDeck = byDeck;
    }

    static CardNameCodec of(Array<Deck> decks) {
        return new CardNameCodec(
                NameCodec.of("card", decks.flatMap(Deck::cards), Card::id, CardsCodec.PATTERN),
                decks.toLinkedMap(Deck::id, deck -> ofDeck(deck.id(), deck.cards())));
    }

    static NameCodec<Card> ofDeck(String deck, Array<Card> cards) {
        return NameCodec.of("card of the deck '" + Excerpt.part(deck) + "'", cards, Card::id, CardsCodec.PATTERN);
    }

    /** The names of one deck; none if there is no such deck. */
    @Override
    public Codec<Card> beside(Fields fields) {
        return fields.find("deck") instanceof String deck
                ? byDeck.get(deck).getOrElse(() -> ofDeck(deck, Array.empty()))
                : this;
    }

    @Override
    public JsonNode write(Card value) {
        return names.write(value);
    }

    @Override
    public Card read(JsonNode node, Place place) {
        return names.read(node, place);
    }

    @Override
    public ObjectNode schema(Definitions definitions) {
        return names.schema(definitions);
    }
}
