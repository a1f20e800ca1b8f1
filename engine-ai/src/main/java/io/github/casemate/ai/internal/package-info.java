/** The bots that are found by name, as {@link java.util.ServiceLoader} wants them. Nobody else needs them. */
@NullMarked
package io.github.casemate.ai.internal;

import org.jspecify.annotations.NullMarked;
