/** What the rule modules of strangers can do wrong, and that nobody else suffers for it. */
@NullMarked
package io.github.casemate.testkit.siege.strangers;

import org.jspecify.annotations.NullMarked;
