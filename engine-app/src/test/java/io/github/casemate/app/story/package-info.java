/** Tests. */
@NullMarked
package io.github.casemate.app.story;

import org.jspecify.annotations.NullMarked;
