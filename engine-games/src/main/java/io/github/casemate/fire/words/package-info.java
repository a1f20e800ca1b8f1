/** King of Fire Island in English words and drawn with letters. No rule lives here. */
@NullMarked
package io.github.casemate.fire.words;

import org.jspecify.annotations.NullMarked;
