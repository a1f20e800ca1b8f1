package io.github.casemate.siege.permission;

import io.github.casemate.siege.table.Fort;

/**
 * For a fort to gain a colonist, by whatever means.
 *
 * @param fort the fort
 */
public record GainColonist(Fort fort) implements Permission {}
