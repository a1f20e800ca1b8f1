package io.github.casemate.siege.permission;

import io.github.casemate.siege.table.Fort;

/**
 * That a fort gains a colonist, by whatever means.
 *
 * @param fort the fort
 */
public record GainColonist(Fort fort) implements Permission {}
