package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.permission.TakeReinforcements;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.AttackQuestion;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * ATK-8, RUL-36: Reinforce or second wave, not both.
 */
public record ChooseWave() implements AttackQuestion {

    /** The only instance: the step has no fields. */
    public static final ChooseWave STEP = new ChooseWave();

    private static final Array<Action> REINFORCE = Array.of(new ChooseReinforce());
    private static final Array<Action> SECOND = Array.of(new ChooseSecondWave());
    private static final Array<Action> BOTH = REINFORCE.appendAll(SECOND);

    @Override
    public Seq<Action> options(Table table) {
        AttackState attack = table.requireAttack();
        boolean second = attack.results(Face.TARGET) > 0
                && attack.fort().isDefined()
                && table.fort(attack.fort().get()).stones() > 0;
        boolean reinforce = Abilities.allows(table, new TakeReinforcements(attack));
        if (second) {
            return reinforce ? BOTH : SECOND;
        }
        return reinforce ? REINFORCE : Array.empty();
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        play.then(answer instanceof ChooseReinforce ? Reinforce.STEP : SecondWave.STEP);
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return Rejections.wrongAnswer(action, "reinforce or send a second wave", "ATK-8");
    }
}
