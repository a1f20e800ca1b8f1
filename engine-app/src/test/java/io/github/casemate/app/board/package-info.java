/** Tests. */
@NullMarked
package io.github.casemate.app.board;

import org.jspecify.annotations.NullMarked;
