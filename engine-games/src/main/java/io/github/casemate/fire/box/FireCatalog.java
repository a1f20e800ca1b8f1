package io.github.casemate.fire.box;

import io.vavr.collection.Array;

/**
 * The buildings and the deck of a game. The order of the cards is the order in which options list them.
 *
 * @param id its id in kebab-case
 * @param buildings all buildings; Cottage, Marketplace and Mill among them
 * @param cards the kinds of cards
 */
public record FireCatalog(String id, Array<Blueprint> buildings, Array<FireCard> cards) {}
