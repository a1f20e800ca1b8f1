package io.github.casemate.expansions.invented;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.permission.Permission;
import io.vavr.control.Option;

/** To find bottles after an attack: on a fort, or in Open Waters. */
public record FindBottles(PlayerId player, Option<Card> fort) implements Permission {}
