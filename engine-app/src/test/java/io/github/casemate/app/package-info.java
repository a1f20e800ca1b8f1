/** The program as people meet it. */
@NullMarked
package io.github.casemate.app;

import org.jspecify.annotations.NullMarked;
