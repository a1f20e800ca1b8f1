/** Proves how King of Fire Island is painted. */
@NullMarked
package io.github.casemate.fire.page;

import org.jspecify.annotations.NullMarked;
