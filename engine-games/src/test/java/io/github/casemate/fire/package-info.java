/** King of Fire Island: each rule by its id, the worked examples, laws over whole games, and oracles from the rule text. */
@NullMarked
package io.github.casemate.fire;

import org.jspecify.annotations.NullMarked;
