/**
 * Where the program speaks and listens: a terminal with colours and keys, or plain text in and out. The text itself is
 * made elsewhere.
 */
@NullMarked
package io.github.casemate.app.console;

import org.jspecify.annotations.NullMarked;
