package io.github.casemate.siege.quantity;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.vavr.control.Option;

/**
 * RUL-33: how many coins a build scores.
 *
 * @param player who builds
 * @param card what is built
 * @param fort the fort that a building stands below
 * @param base the number before any card changes it
 */
public record BuildCoins(PlayerId player, Card card, Option<Card> fort, int base) implements Quantity {}
