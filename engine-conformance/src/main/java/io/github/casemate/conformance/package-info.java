/**
 * Everything that a game of the library must guarantee, in one class for its author: {@link
 * io.github.casemate.conformance.PackConformance}. Authors of rule modules for Island Siege extend {@link
 * io.github.casemate.conformance.SiegeModuleConformance}. It depends on the testkit, on JSON and on the bots, and nothing
 * depends on it but tests.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.conformance;

import org.jspecify.annotations.NullMarked;
