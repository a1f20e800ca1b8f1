package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.ColorChosen;
import io.github.casemate.siege.spi.AttackQuestion;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * ATK-6, RUL-37: the attacker chooses one of the colours shown; without one there is no first wave.
 */
public record ChooseAttackColor() implements AttackQuestion {

    /** The only instance: the step has no fields. */
    public static final ChooseAttackColor STEP = new ChooseAttackColor();

    /** The answers by the set of faces that the results show. */
    private static final Array<Array<Action>> OPTIONS = Array.range(0, 1 << Face.count())
            .map(shown -> Array.of(StoneColor.values())
                    .filter(color -> Face.of(color).exists(face -> (shown >>> face.ordinal() & 1) == 1))
                    .map(ChooseColor::new));

    @Override
    public Seq<Action> options(Table table) {
        AttackState attack = table.requireAttack();
        if (attack.fort().isEmpty()) {
            return Array.empty();
        }
        int shown = 0;
        for (int i = 0; i < Face.count(); i++) {
            shown |= attack.results(Face.at(i)) > 0 ? 1 << i : 0;
        }
        return OPTIONS.get(shown);
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        play.emit(new ColorChosen(asked(play.table()), ((ChooseColor) answer).color()));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return action instanceof ChooseColor choose
                ? Rejection.of("color-not-shown", "No result shows " + choose.color() + ".", "ATK-6")
                : Rejections.wrongAnswer(action, "choose the attack colour", "ATK-6");
    }
}
