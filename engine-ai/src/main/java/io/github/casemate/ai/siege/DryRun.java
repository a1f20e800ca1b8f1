package io.github.casemate.ai.siege;

import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.event.Event;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.ChanceStep;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.spi.Question;
import io.github.casemate.siege.spi.Step;
import io.github.casemate.siege.table.AbilityIndex;
import io.github.casemate.siege.table.ActiveAbility;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;

/**
 * One step, answer or ability tried out on a table, or on what a player sees of it: its immediate effects happen, and
 * what comes next is noted. Cards that react to what happens are asked, cards that replace steps are not.
 */
final class DryRun implements Play {

    private Table table;
    private List<Step> reactions = List.empty();
    private List<Step> next = List.empty();

    DryRun(Table table) {
        this.table = table;
    }

    @Override
    public Table table() {
        return table;
    }

    /** What comes next because of it: first the reactions, then what it asked for itself. */
    List<Step> next() {
        return reactions.appendAll(next);
    }

    @Override
    public void emit(Event event) {
        table = event.evolve(table);
        AbilityIndex index = table.abilities();
        for (int place = index.next(Ability.Kind.TRIGGER, event.getClass(), 0);
                place >= 0;
                place = index.next(Ability.Kind.TRIGGER, event.getClass(), place + 1)) {
            ActiveAbility active = index.at(Ability.Kind.TRIGGER, place);
            if (!event.aidsAttack() || !Abilities.isSilenced(table, active.source())) {
                reactions = reactions.appendAll(Abilities.reactions(active, event, table));
            }
        }
    }

    @Override
    public void then(Step... steps) {
        next = next.appendAll(List.of(steps));
    }

    @Override
    public void ask(Question question) {
        then(question);
    }

    @Override
    public void ask(ChanceStep step) {
        then(step);
    }
}
