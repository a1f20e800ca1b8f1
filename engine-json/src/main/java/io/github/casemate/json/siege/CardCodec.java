package io.github.casemate.json.siege;

import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Fields;
import io.github.casemate.json.codec.ListCodec;
import io.github.casemate.json.codec.MappedCodec;
import io.github.casemate.json.codec.NameCodec;
import io.github.casemate.json.codec.ObjectCodec;
import io.github.casemate.json.codec.OptionCodec;
import io.github.casemate.json.codec.RecordCodecs;
import io.github.casemate.json.codec.Values;
import io.github.casemate.siege.Vocabulary;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.Origin;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.PlayerState;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Whole cards: what a catalogue says about them. Fields that a type of card does not have are left out. Abilities come
 * from a vocabulary.
 */
final class CardCodec {

    /** Cards are small things: an ability that adds more than this to anything is a mistake. */
    private static final int MOST_PARAMETER = 9;

    private static final int MOST_COINS = 20;

    private static final Codec<Layout> LAYOUT = new MappedCodec<>(
            ListCodec.of(Values.TEXT),
            layout -> Array.ofAll(layout.rows()),
            rows -> Layout.of(rows.toJavaArray(String[]::new)));

    private static final Codec<Origin> ORIGIN = NameCodec.of(Origin.class);

    private CardCodec() {}

    static Codec<Card> of(Vocabulary vocabulary) {
        RecordCodecs abilities = new RecordCodecs(
                vocabulary.types().filterValues(Ability.class::isAssignableFrom),
                RecordCodecs.basic().put(int.class, Values.between(-MOST_PARAMETER, MOST_PARAMETER)));
        Codec<Integer> colonists = Values.between(0, PlayerState.COLONISTS);
        return ObjectCodec.of(CardCodec::made)
                .with("id", CardsCodec.ID, Card::id)
                .with("name", Values.line(Card.MOST_NAME), Card::name)
                .with("type", NameCodec.of(CardType.class), Card::type)
                .with("starting", Values.BOOLEAN, Card::starting, false)
                .with("layout", new OptionCodec<>(LAYOUT), Card::layout, Option.none())
                .with("slots", colonists, Card::slots, 0)
                .with("cost", colonists, Card::cost, 0)
                .with("coins", Values.between(0, MOST_COINS), Card::coins, 0)
                .with("repair", new OptionCodec<>(NameCodec.of(StoneColor.class)), Card::repair, Option.none())
                .with("abilities", ListCodec.of(abilities.oneOf(Ability.class)), Card::abilities, Array.empty())
                .with("text", Values.line(Card.MOST_TEXT), Card::text, "")
                .with("origin", ORIGIN, Card::origin, Origin.PRINTED)
                .with(
                        "repairOrigin",
                        new OptionCodec<>(ORIGIN),
                        card -> Option.some(card.repairOrigin()).filter(origin -> origin != card.origin()),
                        Option.none());
    }

    private static Card made(Fields all) {
        CardType type = all.get("type");
        Option<Layout> layout = all.get("layout");
        Option<StoneColor> repair = all.get("repair");
        int slots = all.get("slots");
        int cost = all.get("cost");
        int coins = all.get("coins");
        boolean starting = all.get("starting");
        boolean isFort = type == CardType.FORT;
        require(isFort == layout.isDefined(), "a fort, and nothing else, has a layout");
        require(isFort || slots == 0, "only a fort has slots");
        require(isFort || !starting, "only a fort is on the table from the beginning");
        require(!isFort || cost == 0, "a fort has no cost");
        require(
                coins == 0 || type == CardType.BUILDING || type == CardType.SHIP,
                "only buildings and ships score coins");
        require((type == CardType.BUILDING) == repair.isDefined(), "a building, and nothing else, repairs a stone");
        String id = all.get("id");
        String name = all.get("name");
        Card plain = switch (type) {
            case FORT -> Card.fort(id, name, layout.get(), slots);
            case BUILDING -> Card.building(id, name, cost, coins, repair.get());
            case SHIP -> Card.ship(id, name, cost, coins);
            case ORDER -> Card.order(id, name, cost);
        };
        Origin origin = all.get("origin");
        return plain.withStarting(starting)
                .withAbilities(all.<Array<Ability>>get("abilities"))
                .withText(all.get("text"))
                .withOrigin(origin)
                .withRepairOrigin(all.<Option<Origin>>get("repairOrigin").getOrElse(origin));
    }

    private static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new IllegalArgumentException(sentence);
        }
    }
}
