/**
 * What a rule module of Island Siege uses to speak: words and drawings for its own types, collected in {@link
 * io.github.casemate.siege.phrasing.ModuleWords}, and small words and drawings of stones, dice and colonists. Everything
 * is made from what one player may know. Nothing here knows a rule.
 *
 * <p>For those who write rule modules; who plays the game gets the words from the pack.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.siege.phrasing;

import org.jspecify.annotations.NullMarked;
