package io.github.casemate.siege.engine;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.Turn;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.event.Event;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.ChanceStep;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.spi.Question;
import io.github.casemate.siege.spi.Replacement;
import io.github.casemate.siege.spi.Step;
import io.github.casemate.siege.spi.Steps;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.AbilityIndex;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Standing;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One application of an action. It takes the steps of the agenda one by one; what a step causes comes next: first the
 * steps that triggers ask for, event by event, then the steps that the step asked for itself, then the rest. It stops
 * where there is more than one answer, or at the end of the game.
 */
public final class Engine implements Play {

    /** A game that does not come to rest after so many steps never will. */
    private static final int MOST_STEPS = 10_000;

    private static final Turn CHANCE = Turn.chance();
    private static final Seq<Action> NO_OPTIONS = Array.empty();

    private Table table;
    private List<Step> agenda;
    /** The agenda with the step that is being taken. */
    private List<Step> whole;

    private Event[] events = new Event[2];
    private int happened;
    /** How many steps at the head of the agenda the step that is being taken has asked for. */
    private int asked;

    private @Nullable Turn turn;
    private Seq<Action> options = NO_OPTIONS;
    private @Nullable Distribution<Action> odds;

    private Engine(Table table, List<Step> agenda) {
        this.table = table;
        this.agenda = agenda;
        this.whole = agenda;
    }

    /**
     * Runs an agenda from its head.
     *
     * @param table the table
     * @param agenda the agenda
     * @return the engine, at rest
     */
    public static Engine run(Table table, List<Step> agenda) {
        Engine engine = new Engine(table, agenda);
        engine.run();
        return engine;
    }

    /**
     * Goes on with a legal answer to the open question.
     *
     * @param table the table
     * @param agenda the agenda with the open question at its head
     * @param action the answer
     * @return the engine, at rest again
     */
    public static Engine answer(Table table, List<Step> agenda, Action action) {
        Engine engine = new Engine(table, agenda.tail());
        agenda.head().answer(engine, action);
        engine.settle(0);
        engine.run();
        return engine;
    }

    /**
     * What comes next; the question that is open is its head.
     *
     * @return the agenda
     */
    public List<Step> agenda() {
        return agenda;
    }

    /**
     * Who is asked.
     *
     * @return the turn
     */
    public Turn turn() {
        return Objects.requireNonNull(turn);
    }

    /**
     * What the player who is asked may answer.
     *
     * @return the options; empty if it is no player
     */
    public Seq<Action> options() {
        return options;
    }

    /**
     * What chance may answer.
     *
     * @return the odds, or null if it is not chance
     */
    public @Nullable Distribution<Action> odds() {
        return odds;
    }

    /**
     * What happened on the way.
     *
     * @return the events in order
     */
    public Seq<Event> events() {
        // Up to three links of a list take less room than an array and its wrapper.
        if (happened > 3) {
            return Array.of(Arrays.copyOf(events, happened));
        }
        List<Event> all = List.empty();
        for (int i = happened - 1; i >= 0; i--) {
            all = all.prepend(events[i]);
        }
        return all;
    }

    @Override
    public Table table() {
        return table;
    }

    @Override
    public void emit(Event event) {
        table = event.evolve(table);
        if (happened == events.length) {
            events = Arrays.copyOf(events, 4 * happened);
        }
        events[happened++] = event;
    }

    @Override
    public void then(Step... steps) {
        List<Step> all = agenda.drop(asked);
        for (int i = steps.length - 1; i >= 0; i--) {
            all = all.prepend(steps[i]);
        }
        add(all, steps.length);
    }

    @Override
    public void then(Step step) {
        add(agenda.drop(asked).prepend(step), 1);
    }

    @Override
    public void then(Steps steps) {
        add(steps.onto(agenda.drop(asked)), steps.size());
    }

    /** Puts the steps that have been asked for earlier before the new ones. */
    private void add(List<Step> later, int more) {
        agenda = asked == 0 ? later : later.prependAll(agenda.take(asked));
        asked += more;
    }

    @Override
    public void ask(Question question) {
        Seq<Action> options = question.options(table);
        if (options.size() > 1) {
            this.options = options;
            rest(question, Turn.of(question.asked(table)));
        } else if (options.size() == 1) {
            question.answer(this, options.head());
        }
    }

    @Override
    public void ask(ChanceStep step) {
        Distribution<Action> odds = step.odds(table);
        if (odds.size() > 1) {
            this.odds = odds;
            rest(step, CHANCE);
        } else {
            step.answer(this, odds.outcomes().head());
        }
    }

    /** Waits for an answer to the step, which goes back to the head of the agenda. */
    private void rest(Step step, Turn asked) {
        agenda = whole.head() == step ? whole : agenda.prepend(step);
        turn = asked;
    }

    private void run() {
        for (int steps = 0; turn == null; steps++) {
            if (table.ending().isDefined()) {
                agenda = List.empty();
                turn = Turn.over(result());
            } else if (steps > MOST_STEPS) {
                throw new IllegalStateException("the game does not come to rest; the agenda is "
                        + agenda.take(20).mkString(", "));
            } else {
                whole = agenda;
                Step step = replaced(whole.head());
                agenda = whole.tail();
                int before = happened;
                step.take(this);
                settle(before);
            }
        }
    }

    /** What the step has caused comes before everything that waited already. */
    private void settle(int before) {
        asked = 0;
        if (table.abilities().count(Ability.Kind.TRIGGER) > 0) {
            List<Step> reactions = List.empty();
            for (int i = before; i < happened; i++) {
                reactions = react(events[i], reactions);
            }
            for (List<Step> left = reactions; !left.isEmpty(); left = left.tail()) {
                agenda = agenda.prepend(left.head());
            }
        }
    }

    /**
     * RUL-25: the active player's triggers first, then round the table; those of the rules last. The list grows
     * backwards.
     */
    private List<Step> react(Event event, List<Step> reactions) {
        AbilityIndex index = table.abilities();
        int first = index.next(Ability.Kind.TRIGGER, event.getClass(), 0);
        if (first < 0) {
            return reactions;
        }
        List<Step> all = reactions;
        int players = table.players().size();
        for (int turn = 0; turn <= players; turn++) {
            for (int place = first; place >= 0; place = index.next(Ability.Kind.TRIGGER, event.getClass(), place + 1)) {
                Standing standing = index.at(Ability.Kind.TRIGGER, place);
                if (comes(standing.source(), turn, players)
                        && !(event.aidsAttack() && Abilities.isSilenced(table, standing.source()))) {
                    all = reaction((Trigger<?>) standing.ability(), event, standing.source())
                            .foldLeft(all, List::prepend);
                }
            }
        }
        return all;
    }

    private boolean comes(Source source, int turn, int players) {
        return source.owner().isEmpty()
                ? turn == players
                : turn
                        == Math.floorMod(
                                source.owner().get().index() - table.active().index(), players);
    }

    private Step replaced(Step step) {
        AbilityIndex index = table.abilities();
        if (!index.mayReplace(step.getClass())) {
            return step;
        }
        Step now = step;
        for (int place = 0; place < index.count(Ability.Kind.REPLACEMENT); place++) {
            Standing standing = index.at(Ability.Kind.REPLACEMENT, place);
            if (standing.ability().about().isInstance(now)) {
                now = instead((Replacement<?>) standing.ability(), now, standing.source());
            }
        }
        return now;
    }

    private Result result() {
        Seq<PlayerId> players = PlayerId.first(table.players().size());
        Ending ending = table.ending().get();
        return ending.winner().isDefined()
                ? Result.win(players, ending.winner().get(), ending.how().why())
                : Result.draw(players, ending.how().why());
    }

    @SuppressWarnings("unchecked") // The class has been compared.
    private <E extends Event> Seq<Step> reaction(Trigger<E> trigger, Event event, Source source) {
        return trigger.react((E) event, source, table);
    }

    @SuppressWarnings("unchecked") // The class has been compared.
    private <T extends Step> Step instead(Replacement<T> replacement, Step step, Source source) {
        return replacement.instead((T) step, source, table);
    }
}
