/** Somebody else's projects, copied from the README and the guides, and built outside of ours with what a release holds. */
@NullMarked
package io.github.casemate.app.useit;

import org.jspecify.annotations.NullMarked;
