/**
 * What lies on the table: the board with its places and spaces, the tiles that have been laid, units, buildings and
 * coins. Tables are values, packed into small arrays because bots copy millions of them. How they change is said here;
 * when they change is said by the steps in {@code io.github.casemate.fog.rules}.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.fog.table;

import org.jspecify.annotations.NullMarked;
