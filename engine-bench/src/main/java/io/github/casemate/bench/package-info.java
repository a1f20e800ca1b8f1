/**
 * How fast games on the kernel are, and searches in them: JMH benchmarks, and the runner that turns their results into
 * a table. The best that a game could reach is in {@link io.github.casemate.bench.mutable}. Nothing outside this module
 * may depend on it.
 */
@NullMarked
package io.github.casemate.bench;

import org.jspecify.annotations.NullMarked;
