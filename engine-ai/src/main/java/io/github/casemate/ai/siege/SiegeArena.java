package io.github.casemate.ai.siege;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.Arena;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;

/**
 * Arenas for Island Siege. They note turns and cards, name all rules in the title, and leave out the seats that a rule
 * module plays.
 *
 * <pre>{@code
 * IslandSiege game = IslandSiege.of(SiegeArena.limited(Ruleset.secondEdition(2)));
 * Bots<GameView, Action> bots = Bots.of(game);
 * var entrants = List.of(bots.entrant("ismcts@1000"), bots.entrant("greedy"));
 * System.out.println(SiegeArena.roundRobin(game, entrants).games(400).run().report().text());
 * }</pre>
 */
public final class SiegeArena {

    /**
     * RUL-20: games of an arena end after this many turns by default. Bots may go round in circles forever; games that
     * get somewhere are over long before.
     */
    public static final int TURN_LIMIT = 200;

    private SiegeArena() {}

    /**
     * The rules with a turn limit.
     *
     * @param rules any rules
     * @return the same if they have a turn limit, otherwise with a limit of {@link #TURN_LIMIT}
     */
    public static Ruleset limited(Ruleset rules) {
        return rules.variants().turnLimit() > 0 ? rules : rules.withTurnLimit(TURN_LIMIT);
    }

    /**
     * All rules in words.
     *
     * @param rules any rules
     * @return one line; different rules have different lines
     */
    public static String title(Ruleset rules) {
        return RulesInWords.of(rules);
    }

    /**
     * All against each other, two at a time; in a solo game each for itself.
     *
     * @param game what is played
     * @param entrants who takes part, by different names
     * @return the arena, with one round and a random seed
     */
    public static Arena<GameState<Table>, Action, Event<Table>, GameView<Table>> roundRobin(
            IslandSiege game, Seq<Entrant<GameView<Table>, Action>> entrants) {
        Seq<PlayerId> seats = PlayerId.first(game.ruleset().players());
        return prepared(
                seats.size() == 1 ? Arena.alone(game, seats.head(), entrants) : Arena.roundRobin(game, entrants), game);
    }

    /**
     * One against each of the others.
     *
     * @param game what is played, by two or more
     * @param one who meets all the others
     * @param field the others
     * @return the arena, with one round and a random seed
     */
    public static Arena<GameState<Table>, Action, Event<Table>, GameView<Table>> oneAgainstField(
            IslandSiege game, Entrant<GameView<Table>, Action> one, Seq<Entrant<GameView<Table>, Action>> field) {
        return prepared(Arena.oneAgainstField(game, one, field), game);
    }

    /**
     * All tables of different entrants, as many to a table as there are seats.
     *
     * @param game what is played
     * @param entrants who takes part, by different names; at least as many as seats
     * @return the arena, with one round and a random seed
     */
    public static Arena<GameState<Table>, Action, Event<Table>, GameView<Table>> tables(
            IslandSiege game, Seq<Entrant<GameView<Table>, Action>> entrants) {
        return prepared(Arena.tables(game, entrants), game);
    }

    /**
     * The same under other rules, with the same seed: what a variant changes.
     *
     * @param arena an arena of Island Siege
     * @param other the game with other rules, for as many players
     * @param same the same entrants, for that game
     * @return the arena, without a log
     */
    public static Arena<GameState<Table>, Action, Event<Table>, GameView<Table>> on(
            Arena<GameState<Table>, Action, Event<Table>, GameView<Table>> arena,
            IslandSiege other,
            Seq<Entrant<GameView<Table>, Action>> same) {
        return arena.on(other, same).title(title(other.ruleset()));
    }

    private static Arena<GameState<Table>, Action, Event<Table>, GameView<Table>> prepared(
            Arena<GameState<Table>, Action, Event<Table>, GameView<Table>> arena, IslandSiege game) {
        return arena.notes(SiegeNotes.standard()).title(title(game.ruleset()));
    }
}
