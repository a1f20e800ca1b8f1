/**
 * What players and chance answer in King of Fire Island: plain records, one for each kind of answer.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.fire.action;

import org.jspecify.annotations.NullMarked;
