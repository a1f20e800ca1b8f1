package io.github.casemate.expansions.ramparts;

import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.quantity.Reinforcement;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-60: when the owner reinforces, they take more stones of a colour.
 *
 * @param color the colour
 * @param stones how many more
 */
public record ReinforcesMore(StoneColor color, int stones) implements Modifier<Reinforcement> {

    @Override
    public Class<Reinforcement> about() {
        return Reinforcement.class;
    }

    @Override
    public int modify(int number, Reinforcement asked, Source source, Table table) {
        return asked.color() == color && source.isOf(asked.attack().attacker()) ? number + stones : number;
    }
}
