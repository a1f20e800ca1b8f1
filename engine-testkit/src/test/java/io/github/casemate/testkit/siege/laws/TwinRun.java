package io.github.casemate.testkit.siege.laws;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Lookalikes;
import io.github.casemate.testkit.Playthrough;
import io.vavr.control.Option;

/**
 * LAW-7 over games: in each state that is looked at, and for each player, there is a twin that differs in hidden cards
 * alone. It has to look the same to the player, and to stay the same when the game goes on.
 */
public final class TwinRun {

    /** One state in so many is looked at: neighbours are much alike, and there is time for more games. */
    private static final int EVERY = 5;

    private long positions;
    private long single;

    /** Looks at so many positions of these games; there must be enough of them. */
    public void look(
            IslandSiege game, Iterable<Playthrough<GameState<Table>, Action, Event<Table>>> games, long count) {
        SplitMix64 random = new SplitMix64(count);
        long enough = positions + count;
        for (Playthrough<GameState<Table>, Action, Event<Table>> played : games) {
            for (int step = random.nextInt(EVERY);
                    step < played.steps().size();
                    step += 1 + random.nextInt(2 * EVERY)) {
                for (PlayerId player : game.players()) {
                    look(game, played, step, player, random);
                }
                if (positions >= enough) {
                    return;
                }
            }
        }
    }

    /** How many twins there were that differ. */
    public long positions() {
        return positions;
    }

    /** In how many of them somebody else was asked who had one answer only, in one of the twins or in both. */
    public long singleAnswers() {
        return single;
    }

    private void look(
            IslandSiege game,
            Playthrough<GameState<Table>, Action, Event<Table>> played,
            int step,
            PlayerId player,
            SplitMix64 random) {
        Playthrough.Step<GameState<Table>, Action, Event<Table>> taken =
                played.steps().get(step);
        Lookalikes<GameState<Table>, Action, Event<Table>, GameView<Table>> twins =
                Lookalikes.imagined(game, player, taken.before(), random);
        if (!twins.differ()) {
            return;
        }
        Option<String> telltale = twins.telltale().orElse(() -> twins.telltale(taken.action()));
        if (telltale.isDefined()) {
            throw new AssertionError("LAW-7: " + telltale.get() + System.lineSeparator() + "in " + game + " after "
                    + step + " steps of " + played.prefix(step));
        }
        positions++;
        if (!game.turn(twins.one()).isOf(player)
                && (game.legalActions(twins.one()).size() == 1
                        || game.legalActions(twins.other()).size() == 1)) {
            single++;
        }
    }
}
