/** Prompts and paces. */
@NullMarked
package io.github.casemate.app.play;

import org.jspecify.annotations.NullMarked;
