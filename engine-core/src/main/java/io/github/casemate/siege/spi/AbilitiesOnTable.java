package io.github.casemate.siege.spi;

import io.github.casemate.agenda.BrokenRuleException;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.Step;
import io.github.casemate.agenda.TableAbilities;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.event.AidsAttack;
import io.github.casemate.siege.table.AbilityIndex;
import io.github.casemate.siege.table.ActiveAbility;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Triggers and replacements, found in the index of the table. */
final class AbilitiesOnTable implements TableAbilities<Table> {

    private static final List<Step<Table>> NONE = List.empty();

    @Override
    public boolean mayReact(Table table) {
        return table.abilities().count(Ability.Kind.TRIGGER) > 0;
    }

    /** RUL-25: the active player's triggers first, then round the table; those of the rules last. */
    @Override
    public Seq<Step<Table>> reactions(Table table, Event<Table> event) {
        AbilityIndex index = table.abilities();
        int first = index.next(Ability.Kind.TRIGGER, event.getClass(), 0);
        return first < 0 ? NONE : reactions(table, event, first);
    }

    private static Seq<Step<Table>> reactions(Table table, Event<Table> event, int first) {
        AbilityIndex index = table.abilities();
        Seq<Step<Table>> all = NONE;
        int players = table.players().size();
        for (int turn = 0; turn <= players; turn++) {
            for (int place = first; place >= 0; place = index.next(Ability.Kind.TRIGGER, event.getClass(), place + 1)) {
                ActiveAbility active = index.at(Ability.Kind.TRIGGER, place);
                if (comes(active.source(), turn, table)
                        && !(event instanceof AidsAttack && Abilities.isSilenced(table, active.source()))) {
                    Seq<Step<Table>> more = reactions(active, event, table);
                    if (!more.isEmpty()) {
                        index.acted(active);
                    }
                    all = all.isEmpty() ? more : all.appendAll(more);
                }
            }
        }
        return all;
    }

    private static boolean comes(Source source, int turn, Table table) {
        int players = table.players().size();
        return source.owner().isEmpty()
                ? turn == players
                : turn
                        == Math.floorMod(
                                source.owner().get().index() - table.active().index(), players);
    }

    @Override
    public Step<Table> instead(Table table, Step<Table> step) {
        AbilityIndex index = table.abilities();
        return index.mayReplace(step.getClass()) ? replaced(index, table, step) : step;
    }

    private static Step<Table> replaced(AbilityIndex index, Table table, Step<Table> step) {
        Step<Table> now = step;
        for (int place = 0; place < index.count(Ability.Kind.REPLACEMENT); place++) {
            ActiveAbility active = index.at(Ability.Kind.REPLACEMENT, place);
            if (active.ability().about().isInstance(now)) {
                Step<Table> before = now;
                now = replaced(active, before, table);
                if (now != before && !now.equals(before)) {
                    index.acted(active);
                }
            }
        }
        return now;
    }

    private static Seq<Step<Table>> reactions(ActiveAbility active, Event<Table> event, Table table) {
        try {
            return BrokenRuleException.allPresent(
                    react((Trigger<?>) active.ability(), event, active.source(), table), active, "react");
        } catch (Throwable e) {
            throw BrokenRuleException.of(active, "react", e);
        }
    }

    private static Step<Table> replaced(ActiveAbility active, Step<Table> step, Table table) {
        try {
            return BrokenRuleException.present(
                    instead((Replacement<?>) active.ability(), step, active.source(), table), active, "instead");
        } catch (Throwable e) {
            throw BrokenRuleException.of(active, "instead", e);
        }
    }

    @SuppressWarnings("unchecked") // The class has been compared.
    private static <E extends Event<Table>> Seq<Step<Table>> react(
            Trigger<E> trigger, Event<Table> event, Source source, Table table) {
        return trigger.react((E) event, source, table);
    }

    @SuppressWarnings("unchecked") // The class has been compared.
    private static <S extends Step<Table>> Step<Table> instead(
            Replacement<S> replacement, Step<Table> step, Source source, Table table) {
        return replacement.instead((S) step, source, table);
    }
}
