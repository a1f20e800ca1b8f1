/**
 * The commands of the {@code casemate} program: what can be typed after its name, and one sentence about what is wrong
 * with it. What the commands do is in other packages.
 */
@NullMarked
package io.github.casemate.app;

import org.jspecify.annotations.NullMarked;
