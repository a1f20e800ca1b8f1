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
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.AbilityIndex;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Standing;
import io.github.casemate.siege.table.Table;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.Collections;
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

    private Table table;
    private List<Step> agenda;
    private final ArrayList<Event> events = new ArrayList<>();
    private final ArrayList<Step> asked = new ArrayList<>();
    /** How many events had happened before the step that is being taken. */
    private int before;

    private @Nullable Rest rest;

    private Engine(Table table, List<Step> agenda) {
        this.table = table;
        this.agenda = agenda;
    }

    /**
     * Runs an agenda from its head.
     *
     * @param table the table
     * @param agenda the agenda
     * @return where the game comes to rest, and what happened on the way
     */
    public static Tuple2<Rest, Seq<Event>> run(Table table, List<Step> agenda) {
        return new Engine(table, agenda).run();
    }

    /**
     * Goes on with a legal answer to the open question.
     *
     * @param rest where the game rests
     * @param action the answer
     * @return where it comes to rest again, and what happened on the way
     */
    public static Tuple2<Rest, Seq<Event>> answer(Rest rest, Action action) {
        Engine engine = new Engine(rest.table(), rest.agenda().tail());
        Step open = rest.agenda().head();
        if (open instanceof Question question) {
            question.answer(engine, action);
        } else {
            ((ChanceStep) open).answer(engine, action);
        }
        engine.settle();
        return engine.run();
    }

    @Override
    public Table table() {
        return table;
    }

    @Override
    public void emit(Event event) {
        table = event.evolve(table);
        events.add(event);
    }

    @Override
    public void then(Step... steps) {
        Collections.addAll(asked, steps);
    }

    @Override
    public void ask(Question question) {
        Seq<Action> options = question.options(table);
        if (options.size() > 1) {
            rest = new Rest(table, agenda.prepend(question), Turn.of(question.asked(table)), options, null);
        } else if (options.size() == 1) {
            question.answer(this, options.head());
        }
    }

    @Override
    public void ask(ChanceStep step) {
        Distribution<Action> odds = step.odds(table);
        if (odds.size() > 1) {
            rest = new Rest(table, agenda.prepend(step), CHANCE, List.empty(), odds);
        } else {
            step.answer(this, odds.outcomes().head());
        }
    }

    private Tuple2<Rest, Seq<Event>> run() {
        for (int steps = 0; rest == null; steps++) {
            if (table.ending().isDefined()) {
                rest = new Rest(table, List.empty(), Turn.over(result()), List.empty(), null);
            } else if (steps > MOST_STEPS) {
                throw new IllegalStateException("the game does not come to rest; the agenda is "
                        + agenda.take(20).mkString(", "));
            } else {
                Step step = replaced(agenda.head());
                agenda = agenda.tail();
                step.take(this);
                settle();
            }
        }
        return Tuple.of(rest, Array.ofAll(events));
    }

    /** What the step has caused comes before everything that waited already. */
    private void settle() {
        for (int i = asked.size() - 1; i >= 0; i--) {
            agenda = agenda.prepend(asked.get(i));
        }
        asked.clear();
        if (table.abilities().count(Ability.Kind.TRIGGER) > 0) {
            List<Step> reactions = List.empty();
            for (int i = before; i < events.size(); i++) {
                reactions = react(events.get(i), reactions);
            }
            for (Step reaction : reactions) {
                agenda = agenda.prepend(reaction);
            }
        }
        before = events.size();
    }

    /**
     * RUL-25: the active player's triggers first, then round the table; those of the rules last. The list grows
     * backwards.
     */
    private List<Step> react(Event event, List<Step> reactions) {
        AbilityIndex index = table.abilities();
        int count = index.count(Ability.Kind.TRIGGER);
        int concerned = 0;
        for (int place = 0; place < count; place++) {
            concerned += isAbout(index.at(Ability.Kind.TRIGGER, place), event) ? 1 : 0;
        }
        List<Step> all = reactions;
        int players = table.players().size();
        for (int turn = 0; concerned > 0 && turn <= players; turn++) {
            for (int place = 0; place < count; place++) {
                Standing standing = index.at(Ability.Kind.TRIGGER, place);
                if (isAbout(standing, event) && comes(standing.source(), turn, players)) {
                    concerned--;
                    if (!(event.aidsAttack() && Abilities.isSilenced(table, standing.source()))) {
                        all = reaction((Trigger<?>) standing.ability(), event, standing.source())
                                .foldLeft(all, List::prepend);
                    }
                }
            }
        }
        return all;
    }

    private static boolean isAbout(Standing standing, Event event) {
        return ((Trigger<?>) standing.ability()).about() == event.getClass();
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
        int count = index.count(Ability.Kind.REPLACEMENT);
        Step now = step;
        for (int place = 0; place < count; place++) {
            Standing standing = index.at(Ability.Kind.REPLACEMENT, place);
            Replacement<?> replacement = (Replacement<?>) standing.ability();
            if (replacement.about().isInstance(now)) {
                now = instead(replacement, now, standing.source());
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

    private <T extends Step> Step instead(Replacement<T> replacement, Step step, Source source) {
        return replacement.instead(replacement.about().cast(step), source, table);
    }
}
