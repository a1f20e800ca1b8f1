/** Tests. */
@NullMarked
package io.github.casemate.app.rulebook;

import org.jspecify.annotations.NullMarked;
