/** Tests about all games of this module. */
@NullMarked
package io.github.casemate.games;

import org.jspecify.annotations.NullMarked;
