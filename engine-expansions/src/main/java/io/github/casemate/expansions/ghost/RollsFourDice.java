package io.github.casemate.expansions.ghost;

import io.github.casemate.siege.quantity.DiceCount;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/** GHO-3, RUL-83: while his card is face up, the Ghost Captain starts from four dice, wherever his colonists are. */
public record RollsFourDice() implements Modifier<DiceCount> {

    private static final int DICE = 4;

    @Override
    public Class<DiceCount> about() {
        return DiceCount.class;
    }

    @Override
    public int modify(int number, DiceCount asked, Source source, Table table) {
        return asked.attack().attacker().equals(GhostCaptain.SEAT)
                        && GhostCaptain.on(table).faceUp()
                ? number + DICE - asked.base()
                : number;
    }
}
