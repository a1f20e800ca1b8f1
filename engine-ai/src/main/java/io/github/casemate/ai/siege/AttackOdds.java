package io.github.casemate.ai.siege;

import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Step;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.cards.RerollOne;
import io.github.casemate.siege.quantity.SecondWaveStones;
import io.github.casemate.siege.rules.ChooseWave;
import io.github.casemate.siege.rules.EndRolling;
import io.github.casemate.siege.rules.FirstWave;
import io.github.casemate.siege.rules.Rerolling;
import io.github.casemate.siege.rules.SecondWave;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;

/**
 * How likely the attacked fort is to fall, from any moment of the attack on.
 *
 * @param oracle knows the odds as long as dice are rolled
 */
record AttackOdds(RerollOracle oracle) {

    double chance(GameState<Table> state, Fort fort) {
        if (fort.stones() == 0) {
            return 1;
        }
        Table table = state.table();
        AttackState attack = table.requireAttack();
        if (attack.color().isEmpty()) {
            return isRolling(state.agenda(), attack) ? rolling(state.agenda(), table) : stopped(state.agenda(), table);
        }
        int fallen = state.agenda().head() instanceof FirstWave
                ? FirstWave.reachable(table, attack.color().get()).head().size()
                : 0;
        return fort.stones() - fallen <= secondWave(state.agenda(), table) ? 1 : 0;
    }

    /** RUL-42: a die that the owner rolls again is in the air when the attacker has stopped rolling. */
    private double rolling(List<Step<Table>> agenda, Table table) {
        boolean goesOn = table.requireAttack().rolling() == 0 || agenda.exists(EndRolling.class::isInstance);
        return (goesOn ? oracle.odds(table) : oracle.lastRoll(table)).chance();
    }

    private double stopped(List<Step<Table>> agenda, Table table) {
        if (!(agenda.head() instanceof RerollOne question)) {
            return oracle.settled(table).chance();
        }
        double least = 1;
        for (RerollChoice choice : oracle.hindrances(table, question.options(table))) {
            least = Math.min(least, choice.odds().chance());
        }
        return least;
    }

    private static boolean isRolling(List<Step<Table>> agenda, AttackState attack) {
        return attack.rolling() > 0 || attack.results().isEmpty() || agenda.head() instanceof Rerolling;
    }

    /** How many stones a second wave could still fell. */
    private static int secondWave(List<Step<Table>> agenda, Table table) {
        boolean toCome = agenda.exists(step -> step instanceof ChooseWave || step instanceof SecondWave);
        return toCome
                ? Abilities.number(
                        table,
                        new SecondWaveStones(
                                table.requireAttack(), table.requireAttack().results(Face.TARGET)))
                : 0;
    }
}
