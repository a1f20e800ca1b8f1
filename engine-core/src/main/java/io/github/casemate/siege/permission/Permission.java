package io.github.casemate.siege.permission;

/** Something that the rules ask leave for, before they offer or do it. */
public interface Permission {}
