/** What holds in every game of every pack that the program finds, looked for in as many games as there is time for. */
@NullMarked
package io.github.casemate.app.laws;

import org.jspecify.annotations.NullMarked;
