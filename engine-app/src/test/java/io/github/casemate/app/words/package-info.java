/** Tests. */
@NullMarked
package io.github.casemate.app.words;

import org.jspecify.annotations.NullMarked;
