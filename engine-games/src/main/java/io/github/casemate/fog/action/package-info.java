/**
 * What players and chance may answer on the Island of Fog. Each answer knows its notation. No rule lives here.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.fog.action;

import org.jspecify.annotations.NullMarked;
