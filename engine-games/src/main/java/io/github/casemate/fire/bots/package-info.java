/**
 * Computer players of King of Fire Island: what they could build and what it would cost them, a player with a purpose, and
 * tree search around it. They see what a person at the table sees; rules never come here.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.fire.bots;

import org.jspecify.annotations.NullMarked;
