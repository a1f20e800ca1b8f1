package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.fire.action.FireAction.BuyElement;
import io.github.casemate.fire.action.FireAction.ChooseHome;
import io.github.casemate.fire.action.FireAction.ChooseTerritory;
import io.github.casemate.fire.action.FireAction.CompleteSite;
import io.github.casemate.fire.action.FireAction.EatBrick;
import io.github.casemate.fire.action.FireAction.GiveElements;
import io.github.casemate.fire.action.FireAction.GoToRest;
import io.github.casemate.fire.action.FireAction.LayBrick;
import io.github.casemate.fire.action.FireAction.LayHighBridge;
import io.github.casemate.fire.action.FireAction.LinkBrick;
import io.github.casemate.fire.action.FireAction.MillBrick;
import io.github.casemate.fire.action.FireAction.PlaceOriginal;
import io.github.casemate.fire.action.FireAction.PlayEventCard;
import io.github.casemate.fire.action.FireAction.TakeElement;
import io.github.casemate.fire.action.FireAction.WantElements;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;

/**
 * Why an answer is not possible: a sentence, and the rule that forbids it. Answers come from outside, so nothing in them
 * can be relied on; and nothing is said that the player who is asked does not know.
 */
final class WhyNot {

    private WhyNot() {}

    static Rejection of(FireQuestion question, FireTable table, Action action) {
        PlayerId player = question.asked(table);
        if (question instanceof Menu) {
            return MenuRefusals.of(question, table, player, action);
        } else if (action instanceof LayBrick lay && question instanceof LayWhere where) {
            return BrickRefusals.laying(table, player, where.element(), lay.brick());
        } else if (action instanceof LayBrick && question instanceof LaySupport) {
            return refused("This does not support an end of the bridge without lying below the rest of it.", "RUL-5");
        } else if (action instanceof LayHighBridge high && question instanceof LayHighBridgeWhere) {
            return BrickRefusals.highBridge(table, player, high.bridge());
        } else if (action instanceof MillBrick mill && question instanceof MillWhich) {
            return BrickRefusals.milling(table, player, mill.brick());
        } else if (action instanceof LinkBrick link && question instanceof LinkAgain again) {
            return link.brick().equals(again.milled())
                    ? refused("The brick that was milled cannot go back where it was.", "RUL-9")
                    : refused("This would not join your kingdom again.", "RUL-9");
        } else if (action instanceof ChooseTerritory there) {
            return TerritoryRefusals.of(question, table, player, there.territory());
        } else if (action instanceof PlayEventCard event && question instanceof React) {
            return MenuRefusals.event(table, player, event.card());
        } else if (action instanceof GoToRest && question instanceof React) {
            return refused("Your own turn comes next, so that a rest would end before it began.", "RUL-24");
        } else if (action instanceof CompleteSite && question instanceof CompleteWhich) {
            return refused("This brick does not complete such a building.", "SIT-7");
        }
        return elements(question, table, player, action);
    }

    private static Rejection elements(FireQuestion question, FireTable table, PlayerId player, Action action) {
        if (action instanceof BuyElement buy && question instanceof BuyAtMarket market) {
            return buy.element() == market.given()
                    ? refused("The Marketplace gives an element of another kind.", "TRN-3")
                    : noneLeft(buy.element(), "TRN-3");
        } else if (action instanceof TakeElement take && question instanceof TakeOne) {
            return noneLeft(take.element(), "EVT-4");
        } else if (action instanceof EatBrick eat && question instanceof ChosenMeal) {
            return refused("You have no " + eat.element().label() + " in your Resource pile.", "GIA-5");
        } else if (action instanceof GiveElements give && question instanceof OfferWhat offer) {
            return offered(table, player, offer.partner(), give.element(), give.count());
        } else if (action instanceof WantElements want && question instanceof OfferForWhat offer) {
            return wanted(table, player, offer, want);
        }
        return homes(question, table, player, action);
    }

    private static Rejection homes(FireQuestion question, FireTable table, PlayerId player, Action action) {
        if (action instanceof ChooseHome home && question instanceof FindHome) {
            int territory = TerritoryRefusals.number(table, home.territory());
            return territory < 0 || territory == table.realm().terrain().volcanoTerritory()
                    ? refused("A home is a land territory of the island.", "SET-4")
                    : GiantWays.hasBuilding(table, player, territory)
                            ? refused("You live in " + home.territory() + " already.", "SET-5")
                            : refused("There is no room for both buildings in " + home.territory() + ".", "RUL-1");
        } else if (action instanceof PlaceOriginal && question instanceof PlaceAtHome place) {
            return refused(
                    place.second()
                            ? "The Cottage has to fit on free ground, and to touch the building that you have placed."
                            : "The building has to fit there, and to leave room for a Cottage beside it.",
                    place.second() ? "SET-4" : "RUL-1");
        }
        return otherwise(question, action);
    }

    /** The answer belongs to another question. */
    static Rejection otherwise(FireQuestion question, Action action) {
        return refused(
                "You cannot " + Action.inWords(action) + " now: choose " + question.toChoose() + ".", question.rule());
    }

    private static Rejection noneLeft(Element element, String rule) {
        return refused("You have no " + element.label() + " left in your Collection.", rule);
    }

    private static Rejection offered(FireTable table, PlayerId player, PlayerId partner, Element element, int count) {
        if (count < 1 || count > Trades.MOST) {
            return refused("One or two of a kind are offered.", "TRD-1");
        }
        if (table.pile(player).of(element.ordinal()) < count) {
            return refused("You do not have that many in your Resource pile.", "TRD-2");
        }
        return table.collection(partner).of(element.ordinal()) < count
                ? refused("The other player has too few of them left in the Collection.", "TRD-2")
                : refused("The other player has nothing that could be given for it.", "TRD-2");
    }

    private static Rejection wanted(FireTable table, PlayerId player, OfferForWhat offer, WantElements want) {
        if (want.count() < 1 || want.count() > Trades.MOST) {
            return refused("One or two of a kind are asked for.", "TRD-1");
        }
        if (want.element() == offer.given()) {
            return refused("What is given and what is asked for are of different kinds.", "TRD-1");
        }
        if (want.count() == Trades.MOST && offer.giving() == Trades.MOST) {
            return refused("Two for two is not a trade.", "TRD-1");
        }
        return table.pile(offer.partner()).of(want.element().ordinal()) < want.count()
                ? refused("The other player does not have that many in the Resource pile.", "TRD-2")
                : refused(
                        "You have only "
                                + table.collection(player).of(want.element().ordinal())
                                + " of them left in your Collection.",
                        "TRD-2");
    }

    static Rejection refused(String sentence, String rule) {
        return Rejection.of(Rejection.NOT_AN_OPTION, sentence, rule);
    }

    /** {@return the number of a kind of card; negative if there is none} */
    static int card(FireTable table, String id) {
        return table.realm().catalog().cards().indexWhere(card -> card.id().equals(id));
    }
}
