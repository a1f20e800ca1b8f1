/** The rules as people read them, to be looked up by their ids and words. The page is inside the program's jar. */
@NullMarked
package io.github.casemate.app.rulebook;

import org.jspecify.annotations.NullMarked;
