package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.event.DicePickedUp;
import io.github.casemate.siege.permission.Reroll;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.AttackQuestion;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;

/**
 * ATK-3, ATK-14, RUL-40: the attacker rolls some dice again, or keeps them all.
 */
public record Rerolling() implements AttackQuestion {

    /** The only instance: the step has no fields. */
    public static final Rerolling STEP = new Rerolling();

    /**
     * The dice that the attacker may roll again.
     *
     * @param table the table
     * @return every selection that nothing forbids
     */
    public static Seq<Faces> selections(Table table) {
        return STEP.options(table).filter(RerollDice.class::isInstance).map(option -> ((RerollDice) option).dice());
    }

    @Override
    public Seq<Action> options(Table table) {
        AttackState attack = table.requireAttack();
        Seq<Action> all = Selections.of(attack.results());
        if (!Abilities.restricts(table, Reroll.class)) {
            return all;
        }
        List<Action> allowed = new ArrayList<>(all.size());
        for (int place = 0; place < all.size(); place++) {
            if (!(all.get(place) instanceof RerollDice reroll)
                    || Abilities.allows(table, new Reroll(attack, reroll.dice()))) {
                allowed.add(all.get(place));
            }
        }
        return allowed.size() == all.size() ? all : Array.ofAll(allowed);
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        if (answer instanceof RerollDice reroll) {
            AttackState attack = play.table().requireAttack();
            play.then(Sequences.ROLL_AGAIN);
            play.emit(new DicePickedUp(attack.attacker(), reroll.dice(), Math.max(0, attack.rerolls() - 1)));
        }
    }

    @Override
    public Rejection explain(Table table, Action action) {
        if (action instanceof RerollDice reroll) {
            Rejection forbidden = Abilities.forbids(table, new Reroll(table.requireAttack(), reroll.dice()));
            return forbidden != null && table.requireAttack().results().contains(reroll.dice())
                    ? forbidden
                    : Rejection.of("no-such-dice", "The dice do not show " + reroll.dice() + ".", "ATK-3");
        }
        return Rejections.wrongAnswer(action, "roll some dice again or keep them", "ATK-3");
    }
}
