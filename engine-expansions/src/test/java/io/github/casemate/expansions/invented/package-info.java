/**
 * Two expansions that no publisher has printed: Sandcastle, the smallest that can be, and Flotsam, which uses everything
 * that a rule module may. They are what docs/guides/write-an-expansion.md builds, on the published API alone.
 */
@NullMarked
package io.github.casemate.expansions.invented;

import org.jspecify.annotations.NullMarked;
