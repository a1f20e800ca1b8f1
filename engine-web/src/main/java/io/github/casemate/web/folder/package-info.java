/**
 * Puts the page together after everything has been compiled: a folder for any web server, and one file that needs none. It
 * runs in the build; nothing of it is on the page.
 */
@NullMarked
package io.github.casemate.web.folder;

import org.jspecify.annotations.NullMarked;
