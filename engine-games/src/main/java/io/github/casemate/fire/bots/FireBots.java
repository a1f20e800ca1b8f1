package io.github.casemate.fire.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.BotProvider;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Note;
import io.github.casemate.ai.Roster;
import io.github.casemate.ai.search.Expansion;
import io.github.casemate.ai.search.Ismcts;
import io.github.casemate.ai.search.Selection;
import io.github.casemate.fire.FireRules;
import io.github.casemate.fire.event.BrickEvents;
import io.github.casemate.fire.event.CourseEvents;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.Game;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The bots, the levels and the notes of King of Fire Island. */
public final class FireBots implements BotProvider {

    private static final double EXPLORATION = 0.2;

    /** For the service loader. */
    public FireBots() {}

    @Override
    @SuppressWarnings("unchecked") // Rules of this class have this table.
    public Option<Roster<?, ?, ?>> bots(Game<?, ?, ?, ?> game) {
        return game instanceof AgendaGame<?> agenda && agenda.rules() instanceof FireRules rules
                ? Option.some(roster((AgendaGame<FireTable>) agenda, new BrickCovers(rules.realm())))
                : Option.none();
    }

    static Ismcts<GameState<FireTable>, Action, Event<FireTable>, GameView<FireTable>> ismcts(
            AgendaGame<FireTable> game, BrickCovers covers) {
        FirePlayout playout = new FirePlayout(game, covers, FireStyle.KEEN);
        return Ismcts.of(game)
                .selection(Selection.ucb1(EXPLORATION))
                .expansion(Expansion.ALL)
                .pruning(new FirePruning(game, covers, playout, FireStyle.KEEN))
                .playout(playout)
                .cut(0, new FireEvaluation(covers));
    }

    private static Roster<GameView<FireTable>, Action, Event<FireTable>> roster(
            AgendaGame<FireTable> game, BrickCovers covers) {
        return Roster.of(game)
                .bot(
                        "purposeful",
                        "Goes for the building that is worth most for what it still costs, and does not look ahead.",
                        Budget.iterations(1),
                        () -> new PurposefulBot(game, new FirePlayout(game, covers, FireStyle.PLAIN)))
                .bot(
                        "ismcts",
                        "Searches a tree of what a purposeful player would think about, with the evaluation at its leaves.",
                        Budget.iterations(60),
                        () -> ismcts(game, covers).newBot())
                .level("easy", "For a first game: builds what is near, and does not look ahead.", "purposeful", Budget.iterations(1))
                .level("normal", "Thinks a little: fifteen looks ahead.", "ismcts", Budget.iterations(15))
                .level("hard", "Thinks well: sixty looks ahead.", "ismcts", Budget.iterations(60))
                .level("expert", "Thinks long: four hundred looks ahead.", "ismcts", Budget.iterations(400))
                .notes(
                        "turns",
                        event -> event instanceof CourseEvents.ColoursRolled rolled
                                ? Array.of(Note.turn(rolled.player()))
                                : Array.<Note>empty())
                .notes(
                        "buildings",
                        event -> event instanceof BrickEvents.BuildingCompleted built
                                ? Array.of(new Note(built.building().owner(), "built " + built.name()))
                                : Array.<Note>empty());
    }
}
