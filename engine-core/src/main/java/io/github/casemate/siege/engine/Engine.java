package io.github.casemate.siege.engine;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.Runaway;
import io.github.casemate.kernel.Turn;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.event.Event;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.BrokenRuleException;
import io.github.casemate.siege.spi.ChanceStep;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.spi.Question;
import io.github.casemate.siege.spi.Step;
import io.github.casemate.siege.spi.StepSequence;
import io.github.casemate.siege.table.AbilityIndex;
import io.github.casemate.siege.table.ActiveAbility;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.siege.table.Source;
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
 * at a question that has more than one answer or is secret, or at the end of the game.
 *
 * <p>The file is long because each hook that a stranger may have written is called in a small method of its own, which
 * says whose fault it is when something goes wrong.
 */
public final class Engine implements Play {

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

    /** The step that is being taken or answered, or the last one that was. */
    private @Nullable Step current;
    /** The step that waits for an answer. */
    private @Nullable Step waiting;

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
     * @throws BrokenRuleException if a step, an ability or an event breaks its contract
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
     * @throws BrokenRuleException if a step, an ability or an event breaks its contract
     */
    public static Engine answer(Table table, List<Step> agenda, Action action) {
        Engine engine = new Engine(table, agenda.tail());
        engine.current = agenda.head();
        engine.answer(agenda.head(), action);
        engine.settle(0);
        engine.run();
        return engine;
    }

    /** {@return what comes next; the open question is its head} */
    public List<Step> agenda() {
        return agenda;
    }

    /** {@return who is asked} */
    public Turn turn() {
        return Objects.requireNonNull(turn);
    }

    /**
     * What the player who is asked may answer.
     *
     * @return the options; empty if it is not a player
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

    /** {@return what happened on the way: the events in order} */
    public Seq<Event> events() {
        // Up to three nodes of a list take less room than an array and its wrapper.
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
    public void then(Step... steps) {
        List<Step> all = agenda.drop(asked);
        for (int i = steps.length - 1; i >= 0; i--) {
            all = all.prepend(asked(steps[i]));
        }
        add(all, steps.length);
    }

    @Override
    public void then(Step step) {
        add(agenda.drop(asked).prepend(asked(step)), 1);
    }

    @Override
    public void then(StepSequence steps) {
        add(steps.onto(agenda.drop(asked)), steps.size());
    }

    /** Puts the steps that were asked for earlier before the new ones. */
    private void add(List<Step> later, int more) {
        agenda = asked == 0 ? later : later.prependAll(agenda.take(asked));
        asked += more;
    }

    private static Step asked(@Nullable Step step) {
        if (step == null) {
            throw new IllegalStateException("null was to come next");
        }
        return step;
    }

    @Override
    public void ask(Question question) {
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
    public void ask(ChanceStep step) {
        Distribution<Action> odds = odds(step);
        if (odds.size() > 1) {
            this.odds = odds;
            rest(step, CHANCE);
        } else {
            answer(step, odds.outcomes().head());
        }
    }

    /** Waits for an answer to the step, which goes back to the head of the agenda. */
    private void rest(Step step, Turn asked) {
        agenda = whole.head() == step ? whole : agenda.prepend(step);
        waiting = step;
        turn = asked;
    }

    private void run() {
        for (int steps = 0; turn == null; steps++) {
            if (table.ending().isDefined()) {
                agenda = List.empty();
                turn = Turn.over(result());
            } else if (agenda.isEmpty() || steps > Runaway.MOST_STEPS) {
                throw endless();
            } else {
                whole = agenda;
                Step step = replaced(whole.head());
                agenda = whole.tail();
                int before = happened;
                take(step);
                settle(before);
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
        return current == null
                ? new IllegalArgumentException("nothing comes next, and the game is not over")
                : BrokenRuleException.of(current, "take", "was the last step of the agenda, and the game is not over");
    }

    private String agendaInWords() {
        try {
            return Excerpt.of(agenda.take(20).mkString(", "), Excerpt.MOST / 2);
        } catch (RuntimeException | StackOverflowError e) {
            return agenda.take(20).map(step -> step.getClass().getSimpleName()).mkString(", ");
        }
    }

    // ---- the hooks of steps and events ----

    private void take(Step step) {
        current = step;
        try {
            step.take(this);
        } catch (Throwable e) {
            throw BrokenRuleException.of(step, "take", e);
        }
    }

    private void answer(Step step, Action answer) {
        try {
            step.answer(this, answer);
        } catch (Throwable e) {
            throw BrokenRuleException.of(step, "answer", e);
        }
    }

    private Seq<Action> options(Question question) {
        try {
            return BrokenRuleException.allPresent(question.options(table), question, "options");
        } catch (Throwable e) {
            throw BrokenRuleException.of(question, "options", e);
        }
    }

    private static boolean isSecret(Question question) {
        try {
            return question.isSecret();
        } catch (Throwable e) {
            throw BrokenRuleException.of(question, "isSecret", e);
        }
    }

    private PlayerId asked(Question question) {
        try {
            PlayerId player = BrokenRuleException.present(question.asked(table), question, "asked");
            if (player.index() >= table.players().size()) {
                throw BrokenRuleException.of(
                        question, "asked", "returned " + player + ", who does not sit at the table");
            }
            return player;
        } catch (Throwable e) {
            throw BrokenRuleException.of(question, "asked", e);
        }
    }

    private Distribution<Action> odds(ChanceStep step) {
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

    private Table evolved(Event event) {
        try {
            return BrokenRuleException.present(event.evolve(table), event, "evolve");
        } catch (Throwable e) {
            throw BrokenRuleException.of(event, "evolve", e);
        }
    }

    private static boolean aidsAttack(Event event) {
        try {
            return event.aidsAttack();
        } catch (Throwable e) {
            throw BrokenRuleException.of(event, "aidsAttack", e);
        }
    }

    // ---- what comes of a step ----

    /** What the step has caused comes before everything that was waiting already. */
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
                ActiveAbility active = index.at(Ability.Kind.TRIGGER, place);
                if (comes(active.source(), turn, players)
                        && !(aidsAttack(event) && Abilities.isSilenced(table, active.source()))) {
                    all = Abilities.reactions(active, event, table).foldLeft(all, List::prepend);
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
            ActiveAbility active = index.at(Ability.Kind.REPLACEMENT, place);
            if (active.ability().about().isInstance(now)) {
                now = Abilities.replaced(active, now, table);
            }
        }
        return now;
    }

    private Result result() {
        Seq<PlayerId> players = PlayerId.first(table.players().size());
        Ending ending = table.ending().get();
        try {
            return ending.winner().isDefined()
                    ? Result.win(players, ending.winner().get(), ending.how().why())
                    : Result.draw(players, ending.how().why());
        } catch (RuntimeException e) {
            throw current == null ? e : BrokenRuleException.of(current, "take", e);
        }
    }
}
