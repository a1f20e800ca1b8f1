/**
 * Games as they are watched, played and replayed: who sits where, the loops, the prompt and the saved file. What is
 * drawn and told comes from other packages.
 */
@NullMarked
package io.github.casemate.app.play;

import org.jspecify.annotations.NullMarked;
