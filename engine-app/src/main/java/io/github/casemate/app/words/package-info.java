/**
 * The game in words: events as sentences, options as lines of a list, questions as headings. Everything is made from
 * what one player may know, so nothing here can tell a secret. Pure functions; an unknown expansion gets plain but
 * decent words.
 */
@NullMarked
package io.github.casemate.app.words;

import org.jspecify.annotations.NullMarked;
