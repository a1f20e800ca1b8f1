package io.github.casemate.fire.words;

import io.github.casemate.fire.box.Bonus;
import io.github.casemate.fire.box.EventEffect;
import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.box.SiteRule;
import io.github.casemate.text.English;

/** What is printed on cards, in words. */
final class CardText {

    private CardText() {}

    /** What a card is and does, in a sentence or two. */
    static String about(FireCard card, boolean advanced) {
        String copies = English.count(card.copies(), "copy") + " in the deck";
        if (card.isEvent()) {
            return "An event, " + copies + ". " + does(card);
        }
        return "A challenge worth " + FireText.points(card.points()) + ", " + copies + "."
                + (advanced && card.bonus().isDefined() ? " " + does(card) : "");
    }

    /** What a card does: an event, or a bonus of the Advanced game. */
    static String does(FireCard card) {
        String built = card.isPlayable() ? "" : " It happens when its building is completed.";
        return card.effect()
                .map(effect -> English.capital(effect(effect, "your")) + "." + built)
                .orElse(() -> card.bonus().map(bonus -> "Bonus: " + bonus(bonus) + "."))
                .getOrElse("");
    }

    /** What a card is good for, in half a line: what an event does, or what a building is worth and where it may stand. */
    static String brief(Realm realm, FireCard card) {
        if (card.isEvent()) {
            return "event, " + effect(card.effect().get(), "your");
        }
        String bonus = realm.variants().advanced()
                ? card.bonus().map(one -> bonus(one) + "; ").getOrElse("")
                : "";
        return FireText.points(card.points()) + "; " + bonus
                + card.building()
                        .map(building -> site(realm.plan(building).blueprint().rule()))
                        .getOrElse("");
    }

    /** What an event does, for a player who is "your" or "their". */
    static String effect(EventEffect effect, String whose) {
        return switch (effect) {
            case ERUPTION -> "destroys the volcano's bricks, and top levels next to it";
            case MAJOR_FLOODING -> "destroys all bricks beside water in a territory";
            case FLOOD -> "destroys loose bricks beside water in a territory";
            case TAKE_THREE -> "three elements of " + whose + " choice";
            case GIANT_WITHIN_TWO -> "sends the Giant up to two steps away";
            case GIANT_ANYWHERE -> "sends the Giant anywhere";
            case HARVEST -> "each of " + whose + " working Cottages produces once";
        };
    }

    static String bonus(Bonus bonus) {
        return switch (bonus) {
            case MORE_MILLING -> "one more milling in each turn";
            case MORE_TRADES -> "one more trade at the Marketplace in each turn";
            case CHEAPER_TRADES -> "trades at the Marketplace cost three";
            case MORE_DISCARDS -> "one more discard in each turn";
            case MORE_OFFERS -> "two more offers in each turn";
            case GIANT_NEVER_EATS -> "the Giant never eats your bricks";
            case GIANT_FREE_CHOICE -> "you choose where the hungry Giant steps";
            case GIANT_NOTICES_LATE -> "the Giant notices you only if you have four bricks more than each opponent";
            case DOUBLES_MOVE_FAR -> "your doubles move the Giant to any territory";
            case NO_ENTRY -> "neither the Giant nor an army of others enters its territory";
            case DOUBLE_HARVEST -> "your Cottage in its territory produces two";
            case DOUBLES_GIVE_ONE -> "you take an element of your choice on your doubles";
            case TOLL -> "you take an element when somebody else completes a challenge in its territories";
            case SANCTUARY -> "disasters do not touch your buildings in its territory";
            case ARMY -> "an army, which shuts down the buildings of others where it stands";
            case ARMY_RANGE -> "your army may take two steps";
        };
    }

    static String site(SiteRule rule) {
        return switch (rule) {
            case OPEN_LAND -> "open land of one territory";
            case RIVER_ARCH -> "open land; the three cells of the ground Bridge have river beside them on one side";
            case ACROSS_RIVER -> "across a river, with ends in two territories";
            case PORT -> "land of one territory, with the pier in an ocean";
            case VOLCANO -> "the volcano, at one height, not in the crater";
            case ON_OWN_BUILDING -> "the top of a completed building of your own, not on a Roof or a Beacon";
            case TALLER_RECLAIMS -> "open land of one territory; a taller one takes the card";
        };
    }

    /** What the rulebook prints of a building or card, and that the rest is ours. */
    static String source(String source) {
        return source.isBlank() ? "Where it comes from is not said." : English.capital(source) + ".";
    }
}
