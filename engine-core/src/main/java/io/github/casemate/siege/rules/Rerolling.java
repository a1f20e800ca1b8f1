package io.github.casemate.siege.rules;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.deed.Reroll;
import io.github.casemate.siege.event.DicePickedUp;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.Misfit;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.spi.Presumed;
import io.github.casemate.siege.spi.Question;
import io.github.casemate.siege.table.Assault;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/**
 * ATK-3, ATK-14, RUL-40: the attacker rolls some dice again, or keeps them all.
 */
public record Rerolling() implements Question {

    /** The step: it has no fields, so there is one. */
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
    public PlayerId asked(Table table) {
        return table.attack().attacker();
    }

    @Override
    public Seq<Action> options(Table table) {
        Assault assault = table.attack();
        Seq<Action> all = Selections.of(assault.results());
        if (!Abilities.restricts(table, Reroll.class)) {
            return all;
        }
        List<Action> allowed = new ArrayList<>(all.size());
        for (int place = 0; place < all.size(); place++) {
            if (!(all.get(place) instanceof RerollDice reroll)
                    || Abilities.allows(table, new Reroll(assault, reroll.dice()))) {
                allowed.add(all.get(place));
            }
        }
        return allowed.size() == all.size() ? all : Array.ofAll(allowed);
    }

    @Override
    public void answer(Play play, Action answer) {
        if (answer instanceof RerollDice reroll) {
            Assault assault = play.table().attack();
            play.then(Courses.ROLL_AGAIN);
            play.emit(new DicePickedUp(assault.attacker(), reroll.dice(), Math.max(0, assault.rerolls() - 1)));
        }
    }

    @Override
    public Option<Misfit> misfit(Table table) {
        return Presumed.attack(table);
    }

    @Override
    public Rejection explain(Table table, Action action) {
        if (action instanceof RerollDice reroll) {
            Rejection forbidden = Abilities.forbids(table, new Reroll(table.attack(), reroll.dice()));
            return forbidden != null && table.attack().results().contains(reroll.dice())
                    ? forbidden
                    : Rejection.of("no-such-dice", "The dice do not show " + reroll.dice() + ".", "ATK-3");
        }
        return Rejections.wrongAnswer(action, "roll some dice again or keep them", "ATK-3");
    }
}
