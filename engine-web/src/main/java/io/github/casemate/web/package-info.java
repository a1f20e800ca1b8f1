/**
 * What the page asks, answered in Java and compiled for browsers by TeaVM: JSON comes in, JSON goes out. Rules, drawings
 * and bots come from the packs; what only the build needs is in {@code folder}.
 */
@NullMarked
package io.github.casemate.web;

import org.jspecify.annotations.NullMarked;
