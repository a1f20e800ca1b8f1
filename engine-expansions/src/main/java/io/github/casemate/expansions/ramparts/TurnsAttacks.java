package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.rules.SettleTarget;
import io.github.casemate.siege.spi.Replacement;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-62: when another fort of the owner is about to be attacked, the owner may redirect the attack to this fort,
 * unless a third player's fleet lies here.
 */
public record TurnsAttacks() implements Replacement<SettleTarget> {

    @Override
    public Class<SettleTarget> about() {
        return SettleTarget.class;
    }

    @Override
    public Step<Table> instead(SettleTarget step, Source source, Table table) {
        Card here = source.card().get();
        boolean turns = source.isOf(table.requireAttack().defender().get())
                && !table.requireAttack().isOn(here)
                && table.findFort(here).exists(fort -> fort.fleet().isEmpty());
        return turns ? new OfferToTurn(source.owner().get(), here) : step;
    }
}
