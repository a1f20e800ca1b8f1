package io.github.casemate.fire.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.BotProvider;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Note;
import io.github.casemate.ai.Roster;
import io.github.casemate.fire.FireRules;
import io.github.casemate.fire.event.BrickEvents;
import io.github.casemate.fire.event.CourseEvents;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.Game;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The bots, the levels and the notes of King of Fire Island. */
public final class FireBots implements BotProvider {

    /** These bots do not look ahead. */
    private static final Budget AT_ONCE = Budget.iterations(1);

    /** Worlds in which answers are compared. */
    private static final Budget HARD = Budget.iterations(8);

    private static final Budget EXPERT = Budget.iterations(32);

    /** For the service loader. */
    public FireBots() {}

    @Override
    @SuppressWarnings("unchecked") // Rules of this class have this table.
    public Option<Roster<?, ?, ?>> bots(Game<?, ?, ?, ?> game) {
        return game instanceof AgendaGame<?> agenda && agenda.rules() instanceof FireRules rules
                ? Option.some(roster((AgendaGame<FireTable>) agenda, new BrickCovers(rules.realm())))
                : Option.none();
    }

    private static Roster<GameView<FireTable>, Action, Event<FireTable>> roster(
            AgendaGame<FireTable> game, BrickCovers covers) {
        return Roster.of(game)
                .bot(
                        "casual",
                        "Plays like purposeful, but lays bricks only when all are there, and hardly plays events.",
                        AT_ONCE,
                        () -> new PurposefulBot(game, new FirePlayout(game, covers, FireStyle.CASUAL)))
                .bot(
                        "purposeful",
                        "Goes for the building that is worth most for what it still costs.",
                        AT_ONCE,
                        () -> new PurposefulBot(game, new FirePlayout(game, covers, FireStyle.PLAIN)))
                .bot(
                        "keen",
                        "The same, but builds sooner, keeps events for the right moment and changes cards more often.",
                        AT_ONCE,
                        () -> new PurposefulBot(game, new FirePlayout(game, covers, FireStyle.KEEN)))
                .bot(
                        "lookahead",
                        "Plays like keen, and looks a turn ahead in imagined worlds for something better.",
                        HARD,
                        () -> new LookaheadBot(game, covers))
                .level(
                        "easy",
                        "For a first game: builds only what is complete, and has no use for events.",
                        "casual",
                        AT_ONCE)
                .level("normal", "Goes for the building that is worth most for what it costs.", "purposeful", AT_ONCE)
                .level(
                        "hard",
                        "Builds sooner, keeps events, and looks a turn ahead in a few worlds.",
                        "lookahead",
                        HARD)
                .level("expert", "The same, in many more worlds.", "lookahead", EXPERT)
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
