package io.github.casemate.agenda;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.Runaway;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One application of an action. It takes the steps of the agenda one by one; what a step causes comes next: first the
 * steps that triggers ask for, event by event, then the steps that the step asked for itself, then the rest. It stops
 * at a question that has more than one answer or is secret, or at the end of the game.
 *
 * <p>The file is long because each hook that a stranger may have written is called in a small method of its own, which
 * says whose fault it is when something goes wrong.
 */
final class Engine<T> implements Play<T> {

    private static final Turn CHANCE = Turn.chance();
    private static final Seq<Action> NO_OPTIONS = Array.empty();

    private final AgendaRules<T> rules;
    private T table;
    private List<Step<T>> agenda;
    /** The agenda with the step that is being taken. */
    private List<Step<T>> whole;

    @SuppressWarnings({"unchecked", "rawtypes"}) // Nothing but events of this table gets in.
    private Event<T>[] events = new Event[2];

    private int happened;
    /** How many steps at the head of the agenda the step that is being taken has asked for. */
    private int asked;

    /** The step that waits for an answer. */
    private @Nullable Step<T> waiting;

    private @Nullable Turn turn;
    private Seq<Action> options = NO_OPTIONS;
    private @Nullable Distribution<Action> odds;

    private Engine(AgendaRules<T> rules, T table, List<Step<T>> whole, List<Step<T>> agenda) {
        this.rules = rules;
        this.table = table;
        this.whole = whole;
        this.agenda = agenda;
    }

    /** Runs an agenda from its head until the engine is at rest. */
    static <T> Engine<T> run(AgendaRules<T> rules, TableAbilities<T> abilities, T table, List<Step<T>> agenda) {
        Engine<T> engine = new Engine<>(rules, table, agenda, agenda);
        try {
            engine.run(abilities);
            return engine;
        } catch (Throwable e) {
            throw engine.broken(e);
        }
    }

    /** Goes on with a legal answer to the open question, which is the head of the agenda, until it is at rest again. */
    static <T> Engine<T> answer(AgendaRules<T> rules, TableAbilities<T> abilities, GameState<T> state, Action action) {
        List<Step<T>> agenda = state.agenda();
        Engine<T> engine = new Engine<>(rules, state.table(), agenda, agenda.tail());
        try {
            engine.answer(agenda.head(), action);
            engine.settle(abilities, 0);
            engine.run(abilities);
            return engine;
        } catch (Throwable e) {
            throw engine.broken(e);
        }
    }

    /** What has gone wrong outside all hooks is the fault of the step that is being taken. */
    private RuntimeException broken(Throwable e) {
        return e instanceof RuntimeException nothing && whole.isEmpty()
                ? nothing
                : BrokenRuleException.of(whole.isEmpty() ? rules : whole.head(), "take", e);
    }

    /** {@return what comes next; the open question is its head} */
    List<Step<T>> agenda() {
        return agenda;
    }

    /** {@return who is asked} */
    Turn turn() {
        return Objects.requireNonNull(turn);
    }

    /**
     * What the player who is asked may answer.
     *
     * @return the options; empty if it is not a player
     */
    Seq<Action> options() {
        return options;
    }

    /**
     * What chance may answer.
     *
     * @return the odds, or null if it is not chance
     */
    @Nullable
    Distribution<Action> odds() {
        return odds;
    }

    /** {@return what happened on the way: the events in order} */
    Seq<Event<T>> events() {
        // Up to three nodes of a list take less room than an array and its wrapper.
        if (happened > 3) {
            return Array.of(Arrays.copyOf(events, happened));
        }
        List<Event<T>> all = List.empty();
        for (int i = happened - 1; i >= 0; i--) {
            all = all.prepend(events[i]);
        }
        return all;
    }

    @Override
    public T table() {
        return table;
    }

    @Override
    public void emit(Event<T> event) {
        if (event == null || turn != null) {
            throw new IllegalStateException(
                    event == null ? "null was emitted" : "something happened after a question had been asked");
        }
        table = evolved(event);
        if (happened == events.length) {
            events = Arrays.copyOf(events, 4 * happened);
        }
        events[happened++] = event;
    }

    @Override
    public void then(Step<T> step) {
        add(agenda.drop(asked).prepend(asked(step)), 1);
    }

    @Override
    public void then(Step<T> first, Step<T> second) {
        add(agenda.drop(asked).prepend(asked(second)).prepend(asked(first)), 2);
    }

    @Override
    public void then(Step<T> first, Step<T> second, Step<T> third) {
        add(agenda.drop(asked).prepend(asked(third)).prepend(asked(second)).prepend(asked(first)), 3);
    }

    @Override
    public void then(Seq<? extends Step<T>> steps) {
        steps.forEach(Engine::asked);
        add(before(steps, agenda.drop(asked)), steps.size());
    }

    @Override
    public void then(StepSequence<T> steps) {
        add(steps.onto(agenda.drop(asked)), steps.size());
    }

    /** Puts the steps that were asked for earlier before the new ones. */
    private void add(List<Step<T>> later, int more) {
        agenda = asked == 0 ? later : later.prependAll(agenda.take(asked));
        asked += more;
    }

    /** Puts a few steps before others, without a list in between. */
    private static <T> List<Step<T>> before(Seq<? extends Step<T>> steps, List<Step<T>> rest) {
        List<Step<T>> all = rest;
        for (int i = steps.size() - 1; i >= 0; i--) {
            all = all.prepend(steps.get(i));
        }
        return all;
    }

    private static <T> Step<T> asked(@Nullable Step<T> step) {
        if (step == null) {
            throw new IllegalStateException("null was to come next");
        }
        return step;
    }

    @Override
    public void ask(Question<T> question) {
        Seq<Action> options = options(question);
        if (options.isEmpty()) {
            return;
        }
        boolean secret = isSecret(question);
        if (options.size() == 1 && !secret) {
            answer(question, options.head());
            return;
        }
        this.options = options;
        PlayerId player = asked(question);
        rest(question, secret ? Turn.secretly(player) : Turn.of(player));
    }

    @Override
    public void ask(ChanceStep<T> step) {
        Distribution<Action> odds = odds(step);
        if (odds.size() > 1) {
            this.odds = odds;
            rest(step, CHANCE);
        } else {
            answer(step, odds.outcomes().head());
        }
    }

    /** Waits for an answer to the step, which goes back to the head of the agenda. */
    private void rest(Step<T> step, Turn asked) {
        agenda = whole.head() == step ? whole : agenda.prepend(step);
        waiting = step;
        turn = asked;
    }

    private void run(TableAbilities<T> abilities) {
        for (int steps = 0; turn == null; steps++) {
            // What it throws is the fault of the step that has left such a table.
            Option<Result> result = BrokenRuleException.present(rules.result(table), rules, "result");
            if (result.isDefined()) {
                agenda = List.empty();
                turn = Turn.over(result.get());
            } else if (agenda.isEmpty() || steps > Runaway.MOST_STEPS) {
                throw endless();
            } else {
                whole = agenda;
                agenda = whole.tail();
                int before = happened;
                take(instead(abilities, whole.head()));
                settle(abilities, before);
            }
        }
        if (waiting != null && agenda.head() != waiting) {
            throw BrokenRuleException.of(waiting, "take", "asked, but other steps come before the answer");
        }
    }

    /** Either nothing comes next, or there is no end to it. */
    private RuntimeException endless() {
        if (!agenda.isEmpty()) {
            return BrokenRuleException.of(
                    agenda.head(), "take", "does not let the game come to rest; the agenda is " + agendaInWords());
        }
        return whole.isEmpty()
                ? new IllegalArgumentException("nothing comes next, and the game is not over")
                : BrokenRuleException.of(
                        whole.head(), "take", "was the last step of the agenda, and the game is not over");
    }

    private String agendaInWords() {
        try {
            return Excerpt.of(agenda.take(20).mkString(", "), Excerpt.MOST / 2);
        } catch (RuntimeException | StackOverflowError e) {
            return agenda.take(20).map(step -> step.getClass().getSimpleName()).mkString(", ");
        }
    }

    // ---- the hooks of steps, events and abilities ----

    private void take(Step<T> step) {
        try {
            step.take(this);
        } catch (Throwable e) {
            throw BrokenRuleException.of(step, "take", e);
        }
    }

    private void answer(Step<T> step, Action answer) {
        try {
            step.answer(this, answer);
        } catch (Throwable e) {
            throw BrokenRuleException.of(step, "answer", e);
        }
    }

    private Seq<Action> options(Question<T> question) {
        try {
            return BrokenRuleException.allPresent(question.options(table), question, "options");
        } catch (Throwable e) {
            throw BrokenRuleException.of(question, "options", e);
        }
    }

    private boolean isSecret(Question<T> question) {
        try {
            return question.isSecret();
        } catch (Throwable e) {
            throw BrokenRuleException.of(question, "isSecret", e);
        }
    }

    private PlayerId asked(Question<T> question) {
        try {
            PlayerId player = BrokenRuleException.present(question.asked(table), question, "asked");
            if (player.index() >= rules.players().size()) {
                throw BrokenRuleException.of(
                        question, "asked", "returned " + player + ", who does not sit at the table");
            }
            return player;
        } catch (Throwable e) {
            throw BrokenRuleException.of(question, "asked", e);
        }
    }

    private Distribution<Action> odds(ChanceStep<T> step) {
        try {
            Distribution<Action> odds = BrokenRuleException.present(step.odds(table), step, "odds");
            if (odds.size() < 1) {
                throw BrokenRuleException.of(step, "odds", "returned odds without an outcome");
            }
            return odds;
        } catch (Throwable e) {
            throw BrokenRuleException.of(step, "odds", e);
        }
    }

    private T evolved(Event<T> event) {
        try {
            return BrokenRuleException.present(event.evolve(table), event, "evolve");
        } catch (Throwable e) {
            throw BrokenRuleException.of(event, "evolve", e);
        }
    }

    private Step<T> instead(TableAbilities<T> abilities, Step<T> step) {
        try {
            return BrokenRuleException.present(abilities.instead(table, step), abilities, "instead");
        } catch (Throwable e) {
            throw BrokenRuleException.of(abilities, "instead", e);
        }
    }

    private boolean mayReact(TableAbilities<T> abilities) {
        try {
            return abilities.mayReact(table);
        } catch (Throwable e) {
            throw BrokenRuleException.of(abilities, "mayReact", e);
        }
    }

    private Seq<Step<T>> reactions(TableAbilities<T> abilities, Event<T> event) {
        try {
            Seq<Step<T>> all = BrokenRuleException.present(abilities.reactions(table, event), abilities, "reactions");
            // Most of the time there is none, and walking through a list takes memory.
            return all.isEmpty() ? all : BrokenRuleException.allPresent(all, abilities, "reactions");
        } catch (Throwable e) {
            throw BrokenRuleException.of(abilities, "reactions", e);
        }
    }

    /** What the step has caused comes before everything that was waiting already: reactions event by event. */
    private void settle(TableAbilities<T> abilities, int before) {
        asked = 0;
        if (happened > before && mayReact(abilities)) {
            for (int i = happened - 1; i >= before; i--) {
                Seq<Step<T>> reactions = reactions(abilities, events[i]);
                if (!reactions.isEmpty()) {
                    agenda = before(reactions, agenda);
                }
            }
        }
    }
}
