package io.github.casemate.ai;

import io.github.casemate.kernel.Game;
import io.vavr.control.Option;

/**
 * Brings bots for a game, with levels for people and notes for reports. Implementations are registered with {@link
 * java.util.ServiceLoader}, and so become known to {@link Bots}, to the arena and to every program that uses them.
 * Several may know the same game.
 *
 * <pre>{@code
 * public final class PigBots implements BotProvider {
 *
 *     public Option<Roster<?, ?, ?>> bots(Game<?, ?, ?, ?> game) {
 *         return game instanceof Pig pig
 *                 ? Option.some(Roster.of(pig).bot("cautious", "Holds at once.", Budget.iterations(1), Cautious::new))
 *                 : Option.none();
 *     }
 * }
 * }</pre>
 *
 * <p><b>What an implementer guarantees.</b> The roster is for the game that was given, or for one that equals it: its
 * bots see the views of that game and answer with its actions. Several threads may call a provider.
 */
public interface BotProvider {

    /**
     * {@return what there is for a game; none if this provider does not know it}
     *
     * @param game what is played
     */
    Option<Roster<?, ?, ?>> bots(Game<?, ?, ?, ?> game);
}
