package io.github.casemate.agenda;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.random.RandomGenerator;

/**
 * What {@link AgendaGame} has to know of a game: how it begins, when it is over, and what each player sees. Everything
 * else is said by the steps and events. Every method is pure. A record is a good implementation: games are equal if
 * their rules are.
 *
 * @param <T> the table: a value with everything that lies there, hidden or not
 */
public interface AgendaRules<T> {

    /** {@return the players in seat order, at least one} */
    Seq<PlayerId> players();

    /** {@return the table before anything has happened} */
    T table();

    /** {@return what comes first} */
    List<Step<T>> agenda();

    /**
     * Whether the game is over. This is asked before each step; so it should look at something that an event has left
     * on the table, rather than count. If it throws, the step that has left such a table is to blame.
     *
     * @param table the table
     * @return how the game has ended, or none if it goes on
     */
    Option<Result> result(T table);

    /**
     * {@return a table without what a player does not know; the table itself if nothing is hidden}
     *
     * @param table the table
     * @param viewer who looks: a player, or the {@linkplain PlayerId#SPECTATOR spectator}
     */
    default T view(T table, PlayerId viewer) {
        return table;
    }

    /**
     * Imagines what a viewer does not know. A game in which something is hidden has to implement this.
     *
     * @param view what the viewer knows
     * @param random where the guess comes from
     * @return a full table that looks the same to the viewer, as likely as the viewer should believe
     */
    default T determinize(GameView<T> view, RandomGenerator random) {
        return view.table();
    }

    /** {@return what the things on the table do on their own account; nothing by default} */
    default TableAbilities<T> abilities() {
        return TableAbilities.none();
    }

    /**
     * Says more about a rule that has broken its contract, such as the module that it belongs to.
     *
     * @param broken what has happened
     * @return the exception to throw; the same one by default
     */
    default BrokenRuleException blame(BrokenRuleException broken) {
        return broken;
    }
}
