/**
 * What can be wrong with a document, for code that reads one. Nothing here knows how documents are read.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.json.document;

import org.jspecify.annotations.NullMarked;
