package io.github.casemate.web;

import io.github.casemate.kernel.Excerpt;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.Vocabulary;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.Origin;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.PlayerState;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.control.Option;

/** The cards of Island Siege, as the other programs write them: fields that a type of card does not have are left out. */
final class CatalogTree {

    private static final int MOST_PARAMETER = 9;
    private static final int MOST_COINS = 20;

    private static final TreeCodec<String> ID = TreeCodec.line(
            Card.MOST_NAME,
            text -> text.matches("[a-z0-9]+(-[a-z0-9]+)*"),
            "an id in kebab-case with at most " + Card.MOST_NAME + " characters");

    private static final TreeCodec<Array<String>> ROWS = TreeCodec.list(TreeCodec.TEXT);

    private static final TreeCodec<Layout> LAYOUT =
            TreeCodec.of(layout -> ROWS.write(layout.rows().toArray()), (tree, place) -> {
                Array<String> rows = ROWS.read(tree, place);
                try {
                    return Layout.of(rows.toJavaArray(String[]::new));
                } catch (IllegalArgumentException refused) {
                    throw TreeCodec.wrong(place, String.valueOf(refused.getMessage()));
                }
            });

    private static final TreeCodec<Origin> ORIGIN = TreeCodec.names(Origin.class);

    private CatalogTree() {}

    static ObjectTree<Catalog> ofAllModules() {
        TreeCodec<Array<Card>> cards = TreeCodec.list(card());
        ObjectTree<Tuple2<String, Array<Card>>> deck = ObjectTree.<Tuple2<String, Array<Card>>>of(
                        all -> Tuple.of(all.get("deck"), all.get("cards")))
                .with("deck", ID, Tuple2::_1)
                .with("cards", cards, Tuple2::_2);
        return ObjectTree.<Catalog>of(all -> new Catalog(all.get("module"), all.get("cards"), decks(all.get("decks"))))
                .with("module", ID, Catalog::module)
                .with("cards", cards, Catalog::cards)
                .with("decks", TreeCodec.list(deck), catalog -> Array.ofAll(catalog.decks()), Array.empty());
    }

    private static LinkedHashMap<String, Array<Card>> decks(Array<Tuple2<String, Array<Card>>> listed) {
        LinkedHashMap<String, Array<Card>> decks = LinkedHashMap.ofEntries(listed);
        require(decks.size() == listed.size(), "a deck is listed twice");
        return decks;
    }

    private static TreeCodec<Card> card() {
        RecordTrees abilities =
                new RecordTrees(Vocabulary.ofAllModules().types(), TreeCodec.between(-MOST_PARAMETER, MOST_PARAMETER));
        TreeCodec<Integer> colonists = TreeCodec.between(0, PlayerState.COLONISTS);
        return ObjectTree.of(CatalogTree::made)
                .with("id", ID, Card::id)
                .with("name", line(Card.MOST_NAME), Card::name)
                .with("type", TreeCodec.names(CardType.class), Card::type)
                .with("starting", TreeCodec.TRUTH, Card::starting, false)
                .with("layout", TreeCodec.optional(LAYOUT), Card::layout, Option.none())
                .with("slots", colonists, Card::slots, 0)
                .with("cost", colonists, Card::cost, 0)
                .with("coins", TreeCodec.between(0, MOST_COINS), Card::coins, 0)
                .with("repair", TreeCodec.optional(TreeCodec.names(StoneColor.class)), Card::repair, Option.none())
                .with("abilities", TreeCodec.list(abilities.of(Ability.class)), Card::abilities, Array.empty())
                .with("text", line(Card.MOST_TEXT), Card::text, "")
                .with("origin", ORIGIN, Card::origin, Origin.PRINTED)
                .with(
                        "repairOrigin",
                        TreeCodec.optional(ORIGIN),
                        card -> Option.some(card.repairOrigin()).filter(origin -> origin != card.origin()),
                        Option.none());
    }

    private static TreeCodec<String> line(int most) {
        return TreeCodec.line(most, Excerpt::isPlain, "one line of at most " + most + " characters");
    }

    private static Card made(ObjectTree.Fields all) {
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
        boolean scores = type == CardType.BUILDING || type == CardType.SHIP;
        require(coins == 0 || scores, "only buildings and ships score coins");
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
        Card card = plain.withStarting(starting)
                .withAbilities(all.<Array<Ability>>get("abilities"))
                .withText(all.<String>get("text"))
                .withOrigin(origin)
                .withRepairOrigin(all.<Option<Origin>>get("repairOrigin").getOrElse(origin));
        Catalog.objection(card).forEach(reason -> require(false, reason));
        return card;
    }

    private static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new IllegalArgumentException(sentence);
        }
    }
}
