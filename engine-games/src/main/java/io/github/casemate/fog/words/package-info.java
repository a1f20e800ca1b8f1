/** Battle on the Island of Fog in English words and drawn with letters. No rule lives here. */
@NullMarked
package io.github.casemate.fog.words;

import org.jspecify.annotations.NullMarked;
