/** Tests. */
@NullMarked
package io.github.casemate.expansions.words;

import org.jspecify.annotations.NullMarked;
