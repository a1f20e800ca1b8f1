package io.github.casemate.ai.internal;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.BotProvider;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Note;
import io.github.casemate.ai.Roster;
import io.github.casemate.ai.siege.SiegeBots;
import io.github.casemate.ai.siege.SiegeEvaluation;
import io.github.casemate.kernel.Game;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.event.Noteworthy;
import io.github.casemate.siege.event.TurnBegan;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The bots, the levels and the notes of Island Siege. What one bot has worked out about forts is used by the next. */
public final class SiegeProvider implements BotProvider {

    private static final Budget USUAL = Budget.iterations(1000);

    private final SiegeEvaluation evaluation = new SiegeEvaluation();

    /** For the service loader. */
    public SiegeProvider() {}

    @Override
    public Option<Roster<?, ?, ?>> bots(Game<?, ?, ?, ?> game) {
        return game instanceof IslandSiege siege ? Option.some(roster(siege)) : Option.none();
    }

    private Roster<GameView<Table>, Action, Event<Table>> roster(IslandSiege game) {
        SiegeBots bots = SiegeBots.of(game, evaluation);
        return Roster.of(game)
                .bot("greedy", "Looks one action ahead and takes what the evaluation likes best.", USUAL, bots::greedy)
                .bot(
                        "flat",
                        "Plays each action on to the next turn, again and again, and takes what the evaluation likes best.",
                        USUAL,
                        bots::flat)
                .bot(
                        "ismcts",
                        "Searches a tree of what it can know, with the evaluation at its leaves.",
                        USUAL,
                        () -> bots.ismcts().newBot())
                .bot(
                        "scripted",
                        "Plays by rules of thumb: races for the nearer victory, and attacks where the odds are worth it.",
                        Budget.iterations(1),
                        bots::scripted)
                .level(
                        "easy",
                        "For a first game: looks one action ahead, and no further.",
                        "greedy",
                        Budget.iterations(8))
                .level(
                        "normal",
                        "Thinks a little: forty looks ahead for each decision.",
                        "ismcts",
                        Budget.iterations(40))
                .level(
                        "hard",
                        "Thinks well: a thousand looks ahead for each decision.",
                        "ismcts",
                        Budget.iterations(1000))
                .level(
                        "expert",
                        "Thinks long: eight thousand looks ahead for each decision.",
                        "ismcts",
                        Budget.iterations(8000))
                .notes(
                        "turns",
                        event -> event instanceof TurnBegan turn
                                ? Array.of(Note.turn(turn.player()))
                                : Array.<Note>empty())
                .notes(
                        "cards",
                        event -> event instanceof Noteworthy built
                                ? Array.of(new Note(built.player(), built.label()))
                                : Array.<Note>empty());
    }
}
