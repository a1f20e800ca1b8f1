package io.github.casemate.fog.table;

/** A table, packed for rules and bots or as plain values for files; both say the same. */
public sealed interface TableForm permits PackedTable, WrittenTable {}
