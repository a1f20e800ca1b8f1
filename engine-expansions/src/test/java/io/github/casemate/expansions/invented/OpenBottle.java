package io.github.casemate.expansions.invented;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Card;

/** Open this bottle. */
public record OpenBottle(Card bottle) implements Action {}
