/**
 * Mutable games, written from the rules alone and for speed alone: the limit against which the kernel is measured. They
 * know nothing of the kernel or the core, so that they can also serve to check it.
 */
@NullMarked
package io.github.casemate.bench.mutable;

import org.jspecify.annotations.NullMarked;
