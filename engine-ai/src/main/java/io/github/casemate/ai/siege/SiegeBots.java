package io.github.casemate.ai.siege;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.search.Expansion;
import io.github.casemate.ai.search.FlatMonteCarlo;
import io.github.casemate.ai.search.GreedyBot;
import io.github.casemate.ai.search.Ismcts;
import io.github.casemate.ai.search.Opponents;
import io.github.casemate.ai.search.Selection;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;

/**
 * The bots of Island Siege, for programs that build on them. {@link io.github.casemate.ai.Bots} finds the same ones by
 * their names, and the levels for people.
 *
 * <pre>{@code
 * SearchBot<GameView<Table>, Action> adviser = SiegeBots.of(game).ismcts().trees(2).newBot();
 * }</pre>
 */
public final class SiegeBots {

    /** Found by trying: the evaluation varies little, so a small bonus is enough. */
    private static final double EXPLORATION = 0.2;

    private final IslandSiege game;
    private final SiegeEvaluation evaluation;
    private final SiegePruning pruning = new SiegePruning();
    private final SiegePlayout playout = new SiegePlayout(pruning);

    private SiegeBots(IslandSiege game, SiegeEvaluation evaluation) {
        this.game = game;
        this.evaluation = evaluation;
    }

    /**
     * {@return the bots for a game}
     *
     * @param game what is played
     */
    public static SiegeBots of(IslandSiege game) {
        return of(game, new SiegeEvaluation());
    }

    /**
     * {@return the bots for a game, with an evaluation that they share: what it has worked out about forts is used by
     * all of them}
     *
     * @param game what is played
     * @param evaluation how good a position is
     */
    public static SiegeBots of(IslandSiege game, SiegeEvaluation evaluation) {
        return new SiegeBots(game, evaluation);
    }

    /**
     * A bot that looks one action ahead.
     *
     * @return a new bot
     */
    public Bot<GameView<Table>, Action> greedy() {
        return GreedyBot.of(game, evaluation);
    }

    /**
     * A bot that tries each action equally often.
     *
     * @return a new bot
     */
    public Bot<GameView<Table>, Action> flat() {
        return FlatMonteCarlo.of(game).playout(playout).cut(0, evaluation);
    }

    /**
     * A bot that follows a plan.
     *
     * @return a new bot
     */
    public Bot<GameView<Table>, Action> scripted() {
        return new ScriptedBot();
    }

    /**
     * Tree search with the evaluation.
     *
     * @return settings, which can be changed further
     */
    public Ismcts<GameState<Table>, Action, Event<Table>, GameView<Table>> ismcts() {
        return Ismcts.of(game)
                .selection(Selection.ucb1(EXPLORATION))
                .opponents(Opponents.BY_THEIR_VIEW)
                .expansion(Expansion.ALL)
                .pruning(pruning)
                .playout(playout)
                .cut(0, evaluation);
    }
}
