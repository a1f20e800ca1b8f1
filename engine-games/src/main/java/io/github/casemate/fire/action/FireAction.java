package io.github.casemate.fire.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.PoleColour;
import io.github.casemate.kernel.PlayerId;

/** All answers of King of Fire Island, in the order in which a game meets them. */
public interface FireAction extends Action {

    /**
     * Chance puts a flag and a pole on the next territory (SET-2).
     *
     * @param element what the flag shows
     * @param pole the colour of the pole
     */
    record PlantFlag(Element element, PoleColour pole) implements FireAction {}

    /**
     * Chance picks a card of the deck. Equal copies are told apart, so that the number of outcomes is the number of cards, which everybody knows.
     *
     * @param card the card's id
     * @param copy which of the copies left, from 1
     */
    record DrawFromDeck(String card, int copy) implements FireAction {}

    /**
     * Both dice come to rest (PRO-1).
     *
     * @param one a colour
     * @param other the same colour or a later one
     */
    record RollColours(PoleColour one, PoleColour other) implements FireAction {}

    /**
     * The Giant eats a brick of the pile: chance picks it, or the player (GIA-5, RUL-12).
     *
     * @param element the element
     */
    record EatBrick(Element element) implements FireAction {}

    /**
     * A player chooses a territory for two of their original buildings (SET-4, SET-5).
     *
     * @param territory the territory
     */
    record ChooseHome(String territory) implements FireAction {}

    /**
     * An original building is placed.
     *
     * @param building the building's id
     * @param x the column of its north-west corner
     * @param y the row of its north-west corner
     * @param form the number of its form
     */
    record PlaceOriginal(String building, int x, int y, int form) implements FireAction {}

    /**
     * Menu: lay an element; where is asked next (BLD-1).
     *
     * @param element the element
     */
    record LayElement(Element element) implements FireAction {}

    /**
     * A brick is laid.
     *
     * @param brick the brick
     */
    record LayBrick(Brick brick) implements FireAction {}

    /**
     * Menu: build a high bridge; where is asked next (BLD-4).
     */
    record StartHighBridge() implements FireAction {}

    /**
     * A high bridge is laid, with the supports it needs.
     *
     * @param bridge the Bridge
     */
    record LayHighBridge(Brick bridge) implements FireAction {}

    /**
     * An event is played from the hand (EVT-1).
     *
     * @param card the card's id
     */
    record PlayEventCard(String card) implements FireAction {}

    /**
     * Menu: trade elements of a kind at the Marketplace (TRN-3).
     *
     * @param element what is given
     */
    record GoToMarket(Element element) implements FireAction {}

    /**
     * What the Marketplace gives.
     *
     * @param element the element
     */
    record BuyElement(Element element) implements FireAction {}

    /**
     * Menu: mill a brick; which one is asked next (TRN-4).
     */
    record StartMilling() implements FireAction {}

    /**
     * A brick is milled.
     *
     * @param brick the brick
     */
    record MillBrick(Brick brick) implements FireAction {}

    /**
     * A brick is laid that joins the kingdom again (RUL-9).
     *
     * @param brick the brick
     */
    record LinkBrick(Brick brick) implements FireAction {}

    /**
     * Menu: offer a trade to a player (TRD-1).
     *
     * @param partner the player
     */
    record OfferTo(PlayerId partner) implements FireAction {}

    /**
     * What is offered.
     *
     * @param element the element
     * @param count how many, 1 or 2
     */
    record GiveElements(Element element, int count) implements FireAction {}

    /**
     * What is wanted for it.
     *
     * @param element the element
     * @param count how many, 1 or 2
     */
    record WantElements(Element element, int count) implements FireAction {}

    /**
     * The partner's answer.
     *
     * @param accepts whether they accept
     */
    record AnswerOffer(boolean accepts) implements FireAction {}

    /**
     * Menu: throw a card away face down (TRN-5).
     *
     * @param card the card's id
     */
    record ThrowAway(String card) implements FireAction {}

    /**
     * Menu: end the construction step (TRN-2).
     *
     * @param rest whether the player rests until their next turn
     */
    record EndConstruction(boolean rest) implements FireAction {}

    /**
     * One of several full sites becomes a building (SIT-7).
     *
     * @param name the id of the card, or of the Cottage
     * @param plan the number of the plan
     * @param form the number of the form
     * @param x the column of its north-west corner
     * @param y the row of its north-west corner
     * @param base the level it stands on
     */
    record CompleteSite(String name, int plan, int form, int x, int y, int base) implements FireAction {}

    /**
     * No site is full. Only the player knows that; others see a question whatever the hand holds.
     */
    record CompleteNothing() implements FireAction {}

    /**
     * A territory is chosen: for an event, the Giant or an army.
     *
     * @param territory the territory
     */
    record ChooseTerritory(String territory) implements FireAction {}

    /**
     * The army stays where it is (ARM-2).
     */
    record StayHere() implements FireAction {}

    /**
     * An element is taken from the Collection.
     *
     * @param element the element
     */
    record TakeElement(Element element) implements FireAction {}

    /**
     * A player does nothing, and wants to be asked again (WIN-1).
     */
    record LetPass() implements FireAction {}

    /**
     * A player does nothing, and is not asked again until their next turn (WIN-1).
     */
    record GoToRest() implements FireAction {}
}
