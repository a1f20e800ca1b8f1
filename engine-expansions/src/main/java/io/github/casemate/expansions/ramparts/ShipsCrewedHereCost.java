package io.github.casemate.expansions.ramparts;

import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.quantity.BuildCost;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-35: a ship that this fort pays for costs more, or less.
 *
 * @param change how many colonists more; fewer if negative
 */
public record ShipsCrewedHereCost(int change) implements Modifier<BuildCost> {

    @Override
    public Class<BuildCost> about() {
        return BuildCost.class;
    }

    @Override
    public int modify(int number, BuildCost asked, Source source, Table table) {
        return asked.card().type() == CardType.SHIP && source.isOn(asked.fort().card()) ? number + change : number;
    }
}
