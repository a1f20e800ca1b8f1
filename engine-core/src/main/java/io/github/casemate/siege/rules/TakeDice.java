package io.github.casemate.siege.rules;

import io.github.casemate.siege.event.DiceTaken;
import io.github.casemate.siege.number.DiceCount;
import io.github.casemate.siege.number.RerollCount;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Misfit;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.spi.Presumed;
import io.github.casemate.siege.table.Assault;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * ATK-2, ATK-3, RUL-24: dice and re-rolls are counted.
 */
public record TakeDice() implements AutoStep {

    /** The step: it has no fields, so there is one. */
    public static final TakeDice STEP = new TakeDice();

    @Override
    public void take(Play play) {
        Table table = play.table();
        Assault assault = table.attack();
        PlayerState side = table.player(assault.attacker());
        int dice = Abilities.number(table, new DiceCount(assault, side.middleEmpty() ? 4 : 3));
        int rerolls = Abilities.number(table, new RerollCount(assault, side.bottomEmpty() ? 2 : 1));
        play.emit(new DiceTaken(
                assault.attacker(),
                Math.min(
                        dice,
                        Math.min(
                                Assault.MOST_DICE,
                                Assault.MOST_RESULTS - assault.results().total())),
                Math.min(rerolls, Assault.MOST_DICE)));
    }

    @Override
    public Option<Misfit> misfit(Table table) {
        return Presumed.attack(table);
    }
}
