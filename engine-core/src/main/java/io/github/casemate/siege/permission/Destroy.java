package io.github.casemate.siege.permission;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;

/**
 * To destroy a card on its own.
 *
 * @param by who wants to
 * @param owner whose card it is
 * @param card the card
 */
public record Destroy(PlayerId by, PlayerId owner, Card card) implements Permission {}
