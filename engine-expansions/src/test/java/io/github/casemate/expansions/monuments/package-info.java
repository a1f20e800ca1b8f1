/** Tests of the Monuments, sorted by what they are about: the islands, the toll, the monument. */
@NullMarked
package io.github.casemate.expansions.monuments;

import org.jspecify.annotations.NullMarked;
