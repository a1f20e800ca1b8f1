/**
 * Casemate as browsers get it, compiled by TeaVM. So far only games that are played to be compared with those of the
 * JVM.
 */
@NullMarked
package io.github.casemate.web;

import org.jspecify.annotations.NullMarked;
