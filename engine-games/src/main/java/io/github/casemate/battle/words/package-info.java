/**
 * Battle for the Island in English words and drawn with letters. No rule lives here, and nothing here is needed to play.
 */
@NullMarked
package io.github.casemate.battle.words;

import org.jspecify.annotations.NullMarked;
