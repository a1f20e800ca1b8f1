/** The program in a real terminal: a pseudo-terminal of the operating system, and screens as a person sees them. */
@NullMarked
package io.github.casemate.app.terminal;

import org.jspecify.annotations.NullMarked;
