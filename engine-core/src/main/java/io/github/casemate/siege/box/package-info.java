/**
 * What lies in the box: colours, faces, cards and their layouts, and small sets of them, packed into a number or two behind readable
 * names. Nothing here changes during a game, and nothing here knows a rule.
 */
@NullMarked
@Value.Style(overshadowImplementation = true, visibility = Value.Style.ImplementationVisibility.PACKAGE)
package io.github.casemate.siege.box;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
