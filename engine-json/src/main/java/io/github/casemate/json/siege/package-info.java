/**
 * How Island Siege is written: its packed values, its table and its cards. It stands behind {@link
 * io.github.casemate.json.codec.JsonValues}, as any game with special values does.
 */
@NullMarked
package io.github.casemate.json.siege;

import org.jspecify.annotations.NullMarked;
