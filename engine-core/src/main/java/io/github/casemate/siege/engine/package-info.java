/**
 * The loop that runs the agenda until there is a question with more than one answer. Not exported: whoever plays uses
 * the game, whoever extends it uses the steps and abilities.
 */
@NullMarked
package io.github.casemate.siege.engine;

import org.jspecify.annotations.NullMarked;
