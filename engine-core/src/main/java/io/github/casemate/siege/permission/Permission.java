package io.github.casemate.siege.permission;

/** Something that the rules ask permission for before they offer or do it. */
public interface Permission {}
