/**
 * What is in the box: colours, faces, cards and their layouts, and small sets of them, packed into a number or two
 * behind readable names. Nothing here changes during a game, and nothing here knows any rules.
 *
 * @since 0.1.0
 */
@NullMarked
@Immutables
package io.github.casemate.siege.box;

import io.github.casemate.siege.style.Immutables;
import org.jspecify.annotations.NullMarked;
