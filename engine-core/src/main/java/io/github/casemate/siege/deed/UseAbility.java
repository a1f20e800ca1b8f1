package io.github.casemate.siege.deed;

import io.github.casemate.siege.table.Assault;
import io.github.casemate.siege.table.Source;

/**
 * To use the ability of a card in an attack.
 *
 * @param assault the attack
 * @param source where the ability comes from
 */
public record UseAbility(Assault assault, Source source) implements Deed {}
