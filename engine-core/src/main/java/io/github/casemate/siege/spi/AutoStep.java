package io.github.casemate.siege.spi;

/** A step that runs by itself. */
public interface AutoStep extends Step {}
