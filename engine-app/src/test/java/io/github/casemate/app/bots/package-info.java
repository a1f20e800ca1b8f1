/** Bots for tests: they never change, so neither do the screens that are compared with golden ones. */
@NullMarked
package io.github.casemate.app.bots;

import org.jspecify.annotations.NullMarked;
