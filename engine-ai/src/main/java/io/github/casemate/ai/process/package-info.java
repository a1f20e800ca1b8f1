/**
 * Bots outside this virtual machine: {@link io.github.casemate.ai.process.Entrants} runs a command as a bot that speaks
 * lines of JSON, in any language. Nothing else in the library may depend on this package, since browsers have no
 * processes.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.ai.process;

import org.jspecify.annotations.NullMarked;
