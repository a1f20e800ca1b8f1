/** What the buildings and ships of the base game do, when they do nothing, and how they go together. */
@NullMarked
package io.github.casemate.testkit.siege.cards;

import org.jspecify.annotations.NullMarked;
