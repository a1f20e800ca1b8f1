/**
 * A way to write the rules of a game in small pieces: an agenda of steps that run by themselves, ask a player or ask
 * chance, and events that change a table. It knows no game. A game says what its table is, what is first on the agenda
 * and when it is over ({@link io.github.casemate.agenda.AgendaRules}), and {@link io.github.casemate.agenda.AgendaGame}
 * makes a {@link io.github.casemate.kernel.Game} of it.
 *
 * <p>For those who write games and rule modules. Who only plays needs {@link io.github.casemate.agenda.GameState},
 * {@link io.github.casemate.agenda.GameView}, {@link io.github.casemate.agenda.Action} and {@link
 * io.github.casemate.agenda.Event}.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.agenda;

import org.jspecify.annotations.NullMarked;
