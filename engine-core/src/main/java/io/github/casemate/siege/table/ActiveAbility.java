package io.github.casemate.siege.table;

import io.github.casemate.siege.box.Ability;

/**
 * An ability in play.
 *
 * @param source where it comes from
 * @param ability what it can do
 */
public record ActiveAbility(Source source, Ability ability) {}
