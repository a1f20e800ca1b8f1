/** What runs under a fuzzer, and only there. The texts that it found are read by the ordinary tests too. */
@NullMarked
package io.github.casemate.json.fuzz;

import org.jspecify.annotations.NullMarked;
