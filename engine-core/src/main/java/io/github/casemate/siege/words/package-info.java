/**
 * Island Siege in words: the base game's events as sentences, its options as lines of a list, its questions as headings;
 * what the players want, how far they are, what threatens them, and why something is not possible now. Cards and modules
 * bring words of their own. Reached through the pack.
 */
@NullMarked
package io.github.casemate.siege.words;

import org.jspecify.annotations.NullMarked;
