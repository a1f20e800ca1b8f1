package io.github.casemate.battle.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.BotProvider;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Note;
import io.github.casemate.ai.Roster;
import io.github.casemate.ai.search.Expansion;
import io.github.casemate.ai.search.FlatMonteCarlo;
import io.github.casemate.ai.search.GreedyBot;
import io.github.casemate.ai.search.Ismcts;
import io.github.casemate.ai.search.Selection;
import io.github.casemate.battle.rules.BattleRules;
import io.github.casemate.battle.table.BattleEvent.BattleBegan;
import io.github.casemate.battle.table.BattleEvent.CharacterLost;
import io.github.casemate.battle.table.BattleEvent.Shot;
import io.github.casemate.battle.table.BattleEvent.TurnEnded;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.kernel.Game;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;

/** The bots, the levels and the notes of Battle for the Island. */
public final class BattleBots implements BotProvider {

    private static final Budget USUAL = Budget.iterations(1000);

    /** Small, as the evaluation varies little; the differences that were measured are not significant. */
    private static final double EXPLORATION = 0.15;

    /** Roll-outs stop at the next settled state: longer ones cost much more time. */
    private static final int ROLLOUT = 0;

    private static final BattleEvaluation EVALUATION = new BattleEvaluation();
    private static final BattlePruning PRUNING = new BattlePruning();
    private static final BattlePlayout PLAYOUT = new BattlePlayout();

    /** For the service loader. */
    public BattleBots() {}

    @Override
    @SuppressWarnings("unchecked") // Rules of this class have this table.
    public Option<Roster<?, ?, ?>> bots(Game<?, ?, ?, ?> game) {
        return game instanceof AgendaGame<?> agenda && agenda.rules() instanceof BattleRules
                ? Option.some(roster((AgendaGame<BattleTable>) agenda))
                : Option.none();
    }

    /**
     * {@return a new bot that looks one action ahead}
     *
     * @param game what is played
     */
    public static Bot<GameView<BattleTable>, Action> greedy(AgendaGame<BattleTable> game) {
        return GreedyBot.of(game, EVALUATION).guesses(1);
    }

    /**
     * {@return tree search with the evaluation, as settings that can be changed further}
     *
     * @param game what is played
     */
    public static Ismcts<GameState<BattleTable>, Action, Event<BattleTable>, GameView<BattleTable>> ismcts(
            AgendaGame<BattleTable> game) {
        return Ismcts.of(game)
                .selection(Selection.ucb1(EXPLORATION))
                .expansion(Expansion.ALL)
                .pruning(PRUNING)
                .playout(PLAYOUT)
                .cut(ROLLOUT, EVALUATION);
    }

    private static Roster<GameView<BattleTable>, Action, Event<BattleTable>> roster(AgendaGame<BattleTable> game) {
        return Roster.of(game)
                .bot(
                        "greedy",
                        "Looks one action ahead and takes what the evaluation likes best.",
                        USUAL,
                        () -> greedy(game))
                .bot(
                        "flat",
                        "Plays each action on until no shot gains anything, again and again, and takes what went best.",
                        USUAL,
                        () -> FlatMonteCarlo.of(game).playout(PLAYOUT).cut(ROLLOUT, EVALUATION))
                .bot(
                        "ismcts",
                        "Searches a tree, plays its leaves on until no shot gains anything, and evaluates them there.",
                        USUAL,
                        () -> ismcts(game).newBot())
                .level(
                        "easy",
                        "For a first game: looks one action ahead, and no further.",
                        "greedy",
                        Budget.iterations(1))
                .level("normal", "Thinks a little: a hundred looks ahead.", "ismcts", Budget.iterations(100))
                .level("hard", "Thinks well: a thousand looks ahead.", "ismcts", Budget.iterations(1000))
                .level("expert", "Thinks long: eight thousand looks ahead.", "ismcts", Budget.iterations(8000))
                .notes(
                        "turns",
                        event -> event instanceof TurnEnded ended
                                ? Array.of(Note.turn(ended.next()))
                                : event instanceof BattleBegan begun
                                        ? Array.of(Note.turn(begun.player()))
                                        : Array.<Note>empty())
                .notes(
                        "shots",
                        event -> event instanceof Shot shot
                                ? Array.of(new Note(shot.owner(), "shot"))
                                : Array.<Note>empty())
                .notes(
                        "losses",
                        event -> event instanceof CharacterLost lost
                                ? Array.of(new Note(
                                        lost.owner(),
                                        "lost by " + lost.why().name().toLowerCase(Locale.ROOT)))
                                : Array.<Note>empty());
    }
}
