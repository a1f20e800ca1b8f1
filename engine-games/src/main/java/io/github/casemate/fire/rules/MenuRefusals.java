package io.github.casemate.fire.rules;

import static io.github.casemate.fire.rules.WhyNot.refused;

import io.github.casemate.agenda.Action;
import io.github.casemate.fire.action.FireAction.GoToMarket;
import io.github.casemate.fire.action.FireAction.LayElement;
import io.github.casemate.fire.action.FireAction.OfferTo;
import io.github.casemate.fire.action.FireAction.PlayEventCard;
import io.github.casemate.fire.action.FireAction.StartHighBridge;
import io.github.casemate.fire.action.FireAction.StartMilling;
import io.github.casemate.fire.action.FireAction.ThrowAway;
import io.github.casemate.fire.box.Blueprint;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;

/** Why something is not in the menu of the construction step. */
final class MenuRefusals {

    private MenuRefusals() {}

    static Rejection of(FireQuestion question, FireTable table, PlayerId player, Action action) {
        if (action instanceof LayElement lay) {
            return laying(table, player, lay.element());
        } else if (action instanceof StartHighBridge) {
            return table.pile(player).of(Element.BRIDGE.ordinal()) == 0
                    ? refused("You have no Bridge in your Resource pile.", "BLD-1")
                    : refused("There is no road of others that you could cross with what you have.", "BLD-4");
        } else if (action instanceof PlayEventCard event) {
            return event(table, player, event.card());
        } else if (action instanceof ThrowAway card) {
            return discarding(table, player, card.card());
        } else if (action instanceof GoToMarket market) {
            return trading(table, player, market.element());
        } else if (action instanceof StartMilling) {
            return milling(table, player);
        } else if (action instanceof OfferTo offer) {
            return offering(table, player, offer.partner());
        }
        return WhyNot.otherwise(question, action);
    }

    private static Rejection laying(FireTable table, PlayerId player, Element element) {
        if (table.pile(player).of(element.ordinal()) == 0) {
            return refused("You have no " + element.label() + " in your Resource pile.", "BLD-1");
        }
        return element == Element.ROOF
                ? refused("Nothing that you may build is ready for a Roof.", "BLD-7")
                : refused("There is no room for a " + element.label() + " beside your bricks.", "CON-2");
    }

    /** EVT-1, in the menu and in windows. */
    static Rejection event(FireTable table, PlayerId player, String id) {
        int number = WhyNot.card(table, id);
        if (number < 0 || table.hand(player).of(number) == 0) {
            return refused("You do not hold such a card.", "EVT-1");
        }
        FireCard card = table.realm().card(number);
        if (!card.isEvent()) {
            return refused("The " + card.name() + " is a challenge: build it.", "SIT-8");
        }
        return card.isPlayable()
                ? refused(card.name() + " would change nothing now.", "EVT-1")
                : refused(card.name() + " is played by building it, in your own turn.", "EVT-1");
    }

    private static Rejection discarding(FireTable table, PlayerId player, String id) {
        int number = WhyNot.card(table, id);
        return number < 0 || table.hand(player).of(number) == 0
                ? refused("You do not hold such a card.", "TRN-5")
                : refused("You have thrown away enough cards in this turn.", "TRN-5");
    }

    private static Rejection trading(FireTable table, PlayerId player, Element element) {
        if (Allowances.trades(table, player) == 0) {
            return shutDown(table, player, Blueprint.MARKETPLACE, "TRN-3");
        }
        if (table.turn().trades() >= Allowances.trades(table, player)) {
            return refused("You have used your Marketplace in this turn.", "TRN-3");
        }
        int price = Allowances.price(table, player);
        return table.pile(player).of(element.ordinal()) < price
                ? refused("A trade costs " + price + " of a kind, and you have fewer.", "TRN-3")
                : refused("Your Collection has nothing else to give.", "TRN-3");
    }

    private static Rejection milling(FireTable table, PlayerId player) {
        if (Allowances.mills(table, player) == 0) {
            return shutDown(table, player, Blueprint.MILL, "TRN-4");
        }
        return table.turn().mills() >= Allowances.mills(table, player)
                ? refused("You have used your Mill in this turn.", "TRN-4")
                : refused("You have no brick that may be milled.", "TRN-4");
    }

    /** Nobody is without these buildings for long: if they do not work, somebody stands on them. */
    private static Rejection shutDown(FireTable table, PlayerId player, String id, String rule) {
        for (Building building : table.buildings()) {
            if (building.owner().equals(player) && table.is(building, id)) {
                boolean giant = building.isIn(table.walkers().giant());
                String name = table.realm().plan(id).blueprint().name();
                return giant
                        ? refused("The Giant has shut down your " + name + ".", "GIA-3")
                        : refused("An army has shut down your " + name + ".", "ARM-3");
            }
        }
        return refused("You do not have such a building.", rule);
    }

    private static Rejection offering(FireTable table, PlayerId player, PlayerId partner) {
        int seat = partner.index();
        if (partner.equals(player) || seat < 0 || seat >= table.realm().players()) {
            return refused("Offer it to another player.", "TRD-1");
        }
        return table.turn().offers() >= Allowances.offers(table, player)
                ? refused("You have made all your offers in this turn.", "TRD-1")
                : refused("There is nothing that both of you could give each other.", "TRD-2");
    }
}
