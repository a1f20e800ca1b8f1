package io.github.casemate.ai.arena.report;

/** Compares. */
public final class VariantReport {
    private VariantReport() {}
}
