package io.github.casemate.siege.deed;

/** Something that the rules ask leave for, before they offer or do it. */
public interface Deed {}
