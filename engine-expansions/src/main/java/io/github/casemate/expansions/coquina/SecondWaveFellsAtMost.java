package io.github.casemate.expansions.coquina;

import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.quantity.SecondWaveStones;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-72: a second wave against this fort fells only this many stones, however many Target results there are.
 *
 * @param most how many at most
 */
public record SecondWaveFellsAtMost(int most) implements Modifier<SecondWaveStones> {

    /**
     * Refuses numbers that make no sense.
     *
     * @param most how many at most
     * @throws IllegalArgumentException if it is below zero
     */
    public SecondWaveFellsAtMost {
        Parameter.atLeast(0, most, "most");
    }

    @Override
    public Class<SecondWaveStones> about() {
        return SecondWaveStones.class;
    }

    @Override
    public int modify(int number, SecondWaveStones asked, Source source, Table table) {
        return asked.attack().isOn(source.card().get()) ? Math.min(number, most) : number;
    }

    @Override
    public boolean limits() {
        return true;
    }
}
