/**
 * The commands of the {@code casemate} program: what can be written behind its name, and what goes wrong with it in one
 * sentence. What the commands do lives in other rooms.
 */
@NullMarked
package io.github.casemate.app;

import org.jspecify.annotations.NullMarked;
