package io.github.casemate.fire.box;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What can be wrong with buildings and cards. */
final class CatalogCheck {

    /** Names are parts of sentences and of lines of 40 columns. */
    private static final int LONGEST_NAME = 24;

    /** Where something comes from fits in a few lines. */
    private static final int LONGEST_SOURCE = 200;

    private static final int LONGEST_ID = 40;

    private static final int FEWEST_CARDS = 30;

    /** More kinds than any box has; so many take no time to work out. */
    private static final int MOST_KINDS = 60;

    private CatalogCheck() {}

    /** {@return the first thing that is wrong, naming the field; none if nothing is} */
    static Option<String> problem(FireCatalog catalog) {
        return notKebab(catalog.id())
                .map(problem -> "cards." + problem)
                .orElse(() -> tooMany(catalog.buildings().size(), "cards.buildings"))
                .orElse(() -> tooMany(catalog.cards().size(), "cards.cards"))
                .orElse(() -> first(catalog.buildings().map(BlueprintCheck::problem), "cards.buildings"))
                .orElse(() -> twice(catalog.buildings().map(Blueprint::id), "cards.buildings", "id"))
                .orElse(() -> twice(catalog.buildings().map(Blueprint::name), "cards.buildings", "name"))
                .orElse(() -> originals(catalog))
                .orElse(() -> first(catalog.cards().map(card -> card(catalog, card)), "cards.cards"))
                .orElse(() -> twice(catalog.cards().map(FireCard::id), "cards.cards", "id"))
                .orElse(() -> twice(catalog.cards().map(FireCard::name), "cards.cards", "name"))
                .orElse(() -> deck(catalog));
    }

    private static Option<String> tooMany(int kinds, String field) {
        return Option.when(
                kinds > MOST_KINDS,
                () -> field + ": " + kinds + " kinds are too many; at most " + MOST_KINDS + " are possible");
    }

    private static Option<String> first(Array<Option<String>> problems, String field) {
        int at = problems.indexWhere(Option::isDefined);
        return at < 0
                ? Option.none()
                : Option.some(field + "[" + at + "]." + problems.get(at).get());
    }

    /** People look things up by their names, and options are told apart by them. */
    private static Option<String> twice(Array<String> values, String list, String field) {
        for (int at = 0; at < values.size(); at++) {
            if (values.take(at).exists(values.get(at)::equalsIgnoreCase)) {
                return Option.some(list + "[" + at + "]." + field + ": '" + values.get(at) + "' is the " + field
                        + " of another one, too");
            }
        }
        return Option.none();
    }

    /** Those that everybody begins with, and which the rules name. */
    private static Option<String> originals(FireCatalog catalog) {
        return Array.of(Blueprint.COTTAGE, Blueprint.MARKETPLACE, Blueprint.MILL)
                .find(id ->
                        !catalog.buildings().exists(building -> building.id().equals(id)))
                .map(id -> "cards.buildings: there is no '" + id + "', but everybody begins with one")
                .orElse(() -> catalog.buildings()
                        .find(building ->
                                building.id().equals(Blueprint.COTTAGE) && building.rule() != SiteRule.OPEN_LAND)
                        .map(building -> "cards.buildings: the Cottage stands on open land, not " + building.rule()));
    }

    /** {@return what is wrong with an id} */
    static Option<String> notKebab(String id) {
        return id.length() > LONGEST_ID
                ? Option.some("id: is longer than " + LONGEST_ID + " characters")
                : Option.when(!id.matches("[a-z0-9]+(-[a-z0-9]+)*"), () -> "id: '" + id + "' is not in kebab-case");
    }

    /** {@return what is wrong with how a building or a card is called, and where it comes from} */
    static Option<String> naming(String what, String id, String name, String source) {
        return notKebab(id)
                .orElse(() -> Option.when(
                        !isLine(name, LONGEST_NAME) || name.isBlank(),
                        () -> "name: the " + what + " '" + id + "' needs a line of 1 to " + LONGEST_NAME
                                + " characters"))
                .orElse(() -> badSource(source));
    }

    /** {@return what is wrong with how it is said where something comes from} */
    static Option<String> badSource(String source) {
        return Option.when(
                !isLine(source, LONGEST_SOURCE), "source: is not a line of at most " + LONGEST_SOURCE + " characters");
    }

    /** Whether a text is one line that a terminal shows as it is. */
    private static boolean isLine(String text, int longest) {
        return text.length() <= longest && text.chars().noneMatch(Character::isISOControl);
    }

    private static Option<String> card(FireCatalog catalog, FireCard card) {
        Option<String> naming = naming("card", card.id(), card.name(), card.source());
        if (naming.isDefined()) {
            return naming;
        }
        if (card.copies() < 1 || card.copies() > 20) {
            return Option.some("copies: " + card.copies() + " is not possible; possible: 1 to 20");
        }
        Option<Blueprint> needs = card.building()
                .flatMap(
                        id -> catalog.buildings().find(building -> building.id().equals(id)));
        if (card.building().isDefined() && needs.isEmpty()) {
            return Option.some(
                    "building: there is no building '" + card.building().get() + "'");
        }
        if (card.building().contains(Blueprint.COTTAGE)) {
            return Option.some("building: the Cottage needs no card");
        }
        return card.isEvent() ? event(card) : challenge(card, needs);
    }

    private static Option<String> event(FireCard card) {
        if (card.points() != 0) {
            return Option.some("points: an event is worth 0, not " + card.points());
        }
        return Option.when(card.bonus().isDefined(), "bonus: an event has none");
    }

    private static Option<String> challenge(FireCard card, Option<Blueprint> needs) {
        if (needs.isEmpty()) {
            return Option.some("building: a card without an effect is a challenge, and needs one");
        }
        if (card.points() < 1 || card.points() > 10) {
            return Option.some("points: " + card.points() + " is not possible; possible: 1 to 10");
        }
        return Option.when(
                needs.get().rule() == SiteRule.TALLER_RECLAIMS && card.copies() != 1,
                "copies: a card that can be reclaimed exists once, not " + card.copies() + " times");
    }

    private static Option<String> deck(FireCatalog catalog) {
        int copies = catalog.cards().map(FireCard::copies).sum().intValue();
        if (copies < FEWEST_CARDS) {
            return Option.some(
                    "cards.cards: " + copies + " cards are too few; at least " + FEWEST_CARDS + " are needed");
        }
        // SET-3 would never find a first player if all cards were worth the same.
        return Option.when(
                catalog.cards().map(FireCard::points).distinct().size() < 2,
                "cards.cards: all cards are worth the same, so nobody could be the first player");
    }
}
