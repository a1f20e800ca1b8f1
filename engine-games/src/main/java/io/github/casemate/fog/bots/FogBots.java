package io.github.casemate.fog.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.BotProvider;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Note;
import io.github.casemate.ai.Roster;
import io.github.casemate.ai.search.GreedyBot;
import io.github.casemate.fog.FogRules;
import io.github.casemate.fog.event.BuildingEvents.PlayerDefeated;
import io.github.casemate.fog.event.TurnEvents;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.kernel.Game;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The bots and levels of Battle on the Island of Fog. */
public final class FogBots implements BotProvider {

    private static final Budget USUAL = Budget.iterations(1000);

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
                        USUAL,
                        () -> GreedyBot.of(game, evaluation).guesses(1))
                .bot(
                        "planner",
                        "Looks at all that a unit may do, and then at what one more unit could do.",
                        USUAL,
                        () -> new FogPlanner(game, evaluation, pruning))
                .level(
                        "easy",
                        "For a first game: looks one answer ahead, and no further.",
                        "greedy",
                        Budget.iterations(1))
                .level("normal", "Thinks a little: looks at a hundred positions.", "planner", Budget.iterations(100))
                .level("hard", "Thinks well: looks at a thousand positions.", "planner", Budget.iterations(1000))
                .level("expert", "Thinks long: looks at eight thousand positions.", "planner", Budget.iterations(8000))
                .notes(
                        "turns",
                        event -> event instanceof TurnEvents.FogTurnBegan turn
                                ? Array.of(Note.turn(turn.player()))
                                : Array.<Note>empty())
                .notes(
                        "defeats",
                        event -> event instanceof PlayerDefeated defeated
                                ? Array.of(new Note(defeated.player(), "defeated"))
                                : Array.<Note>empty());
    }
}
