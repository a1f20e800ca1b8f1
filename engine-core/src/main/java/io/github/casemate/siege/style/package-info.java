/** How values are generated. Used at compile time only and not exported; nothing else belongs here. */
@NullMarked
package io.github.casemate.siege.style;

import org.jspecify.annotations.NullMarked;
