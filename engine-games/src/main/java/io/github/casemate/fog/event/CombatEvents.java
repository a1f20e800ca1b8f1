package io.github.casemate.fog.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.fog.table.Fight;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.vavr.control.Option;

/** What happens in a fight. Dice are written as in {@link Fight}. */
public interface CombatEvents {

    /**
     * CBT-1: the activated unit attacks, and is finished.
     *
     * @param attacker where it stands
     * @param defender where the enemy stands
     */
    record FightBegan(FogSpace attacker, FogSpace defender) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            return table.finishing(false).withFight(Option.some(new Fight(attacker, defender, 0, 0)));
        }
    }

    /**
     * CBT-1, CBT-4: one side has its dice, or has rolled some of them again.
     *
     * @param attacking whether it is the attacker
     * @param dice all dice of that side
     */
    record CombatDiceRolled(boolean attacking, int dice) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            return table.withFight(table.fight().map(fight -> fight.withDice(attacking, dice)));
        }
    }

    /**
     * CBT-1: the totals have been compared.
     *
     * @param attack the attacker's total
     * @param defence the defender's total
     */
    record FightDecided(int attack, int defence) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            return table.withFight(Option.none());
        }
    }

    /**
     * CBT-1: a unit has been destroyed, with its whole stack.
     *
     * @param space where it stood
     */
    record UnitDestroyed(FogSpace space) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            return table.with(table.pieces().withUnit(space.index(), UnitCode.NONE));
        }
    }

    /**
     * CBT-5: the attacker moves onto the building of the unit that it destroyed.
     *
     * @param from where it stood
     * @param to where it stands
     */
    record UnitAdvanced(FogSpace from, FogSpace to) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            int unit = table.unit(from.index());
            return table.with(table.pieces().moving(from.index(), to.index(), unit));
        }
    }
}
