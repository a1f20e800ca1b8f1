package io.github.casemate.fog.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.BotProvider;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Note;
import io.github.casemate.ai.Roster;
import io.github.casemate.ai.search.Expansion;
import io.github.casemate.ai.search.GreedyBot;
import io.github.casemate.ai.search.Ismcts;
import io.github.casemate.ai.search.Selection;
import io.github.casemate.fog.FogRules;
import io.github.casemate.fog.event.TurnEvents;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.kernel.Game;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The bots and levels of Battle on the Island of Fog. */
public final class FogBots implements BotProvider {

    private static final double EXPLORATION = 0.3;

    private final FogEvaluation evaluation = new FogEvaluation();
    private final FogPruning pruning = new FogPruning();

    /** For the service loader. */
    public FogBots() {}

    @Override
    @SuppressWarnings("unchecked") // The rules say what the table is.
    public Option<Roster<?, ?, ?>> bots(Game<?, ?, ?, ?> game) {
        return game instanceof AgendaGame<?> onAgenda && onAgenda.rules() instanceof FogRules
                ? Option.some(roster((AgendaGame<FogTable>) onAgenda))
                : Option.none();
    }

    private Roster<GameView<FogTable>, Action, Event<FogTable>> roster(AgendaGame<FogTable> game) {
        return Roster.of(game)
                .bot(
                        "greedy",
                        "Looks one answer ahead and takes what the evaluation likes best.",
                        Budget.iterations(1),
                        () -> GreedyBot.of(game, evaluation).guesses(1))
                .bot(
                        "ismcts",
                        "Searches a tree, with the evaluation at its leaves.",
                        Budget.iterations(400),
                        () -> Ismcts.of(game)
                                .selection(Selection.ucb1(EXPLORATION))
                                .expansion(Expansion.ALL)
                                .pruning(pruning)
                                .cut(0, evaluation)
                                .newBot())
                .level("easy", "For a first game: looks one answer ahead.", "greedy", Budget.iterations(1))
                .level("normal", "Thinks a little: a hundred looks ahead.", "ismcts", Budget.iterations(100))
                .level("hard", "Thinks more: four hundred looks ahead.", "ismcts", Budget.iterations(400))
                .notes(
                        "turns",
                        event -> event instanceof TurnEvents.FogTurnBegan turn
                                ? Array.of(Note.turn(turn.player()))
                                : Array.<Note>empty());
    }
}
