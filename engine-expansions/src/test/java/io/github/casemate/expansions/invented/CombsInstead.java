package io.github.casemate.expansions.invented;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.rules.Reinforce;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.Replacement;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/** Instead of reinforcing, the owner may take a stone from the shore. */
public record CombsInstead() implements Replacement<Reinforce> {

    @Override
    public Class<Reinforce> about() {
        return Reinforce.class;
    }

    @Override
    public Step<Table> instead(Reinforce step, Source source, Table table) {
        return source.isOf(table.requireAttack().attacker()) && !Abilities.isSilenced(table, source)
                ? new CombShore(step)
                : step;
    }
}
