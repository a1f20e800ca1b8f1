package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.siege.permission.PickProtected;
import io.github.casemate.siege.quantity.SecondWaveStones;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.AttackQuestion;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * ATK-10: for each Target result any one stone falls.
 */
public record SecondWave() implements AttackQuestion {

    /** The only instance: the step has no fields. */
    public static final SecondWave STEP = new SecondWave();

    @Override
    public Seq<Action> options(Table table) {
        AttackState attack = table.requireAttack();
        Fort fort = table.fort(attack.fort().get());
        int picks = Abilities.number(table, new SecondWaveStones(attack, attack.results(Face.TARGET)));
        int standing = fort.wall().mask();
        return Picking.sets(standing, standing, picks, pickable(table, fort)).map(FellStones::new);
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        Table table = play.table();
        Fort fort = table.fort(table.requireAttack().fort().get());
        int set = ((FellStones) answer).spaces().mask();
        for (int space : Picking.order(fort.wall().mask(), set, pickable(table, fort))) {
            play.emit(new StoneFell(
                    fort.card(), space, Objects.requireNonNull(fort.wall().at(space))));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.siege(table);
    }

    @Override
    public Rejection explain(Table table, Action action) {
        if (!(action instanceof FellStones fell)) {
            return Rejections.wrongAnswer(action, "choose the stones that fall", "ATK-10");
        }
        Fort fort = table.fort(table.requireAttack().fort().get());
        for (int space : fell.spaces().numbers()) {
            if (!fort.wall().isFilled(space)) {
                return Rejection.of("no-such-stone", "There is no stone on space " + space + ".", "ATK-10");
            }
            Rejection forbidden = Abilities.forbids(table, new PickProtected(table.requireAttack(), space));
            if (forbidden != null
                    && fort.card()
                            .fortLayout()
                            .isProtected(
                                    space, fort.wall().mask() & ~fell.spaces().mask())) {
                return forbidden;
            }
        }
        return Rejection.of("wrong-number", "That is not the number of stones that must fall.", "ATK-10");
    }

    private static Picking.Pickable pickable(Table table, Fort fort) {
        Layout layout = fort.card().fortLayout();
        return (space, standing) -> !layout.isProtected(space, standing)
                || Abilities.allows(table, new PickProtected(table.requireAttack(), space));
    }
}
