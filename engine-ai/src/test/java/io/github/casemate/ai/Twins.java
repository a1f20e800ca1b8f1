package io.github.casemate.ai;

import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.laws.PlayedGames;
import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Two states of Island Siege that differ only in cards which the player who is asked cannot see.
 *
 * @param game what is played
 * @param asked who is asked in both
 * @param one a state of a game that was played
 * @param other the same with other hidden cards
 */
public record Twins(IslandSiege game, PlayerId asked, GameState<Table> one, GameState<Table> other) {

    private static final int GUESSES = 10;

    /** Twins for every so many states of some games, where there are any. */
    public static Iterator<Twins> in(IslandSiege game, int games, int every) {
        return PlayedGames.of(game, games)
                .flatMap(played -> played.states()
                        .zipWithIndex()
                        .filter(state -> state._2 % every == 0)
                        .flatMap(state -> of(game, state._1, state._2)));
    }

    /** The ids of the decks whose hidden cards lie elsewhere in the other state. */
    public Seq<String> differingDecks() {
        return one.table()
                .decks()
                .map(Deck::id)
                .reject(id -> one.table().deck(id).equals(other.table().deck(id)));
    }

    private static Option<Twins> of(IslandSiege game, GameState<Table> state, long seed) {
        return game.turn(state).asked().flatMap(asked -> {
            GameView<Table> view = game.view(state, asked);
            return Iterator.range(0, GUESSES)
                    .map(guess -> game.determinize(view, SplitMix64.of(seed, guess)))
                    .find(guess -> !guess.equals(state))
                    .map(other -> new Twins(game, asked, state, other));
        });
    }
}
