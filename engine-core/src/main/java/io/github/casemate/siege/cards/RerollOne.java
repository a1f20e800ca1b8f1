package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.event.DicePickedUp;
import io.github.casemate.siege.rules.RollDice;
import io.github.casemate.siege.spi.PlayerQuestion;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * RUL-42: the owner of the fort may re-roll one die of the attacker.
 *
 * @param player the owner
 */
public record RerollOne(PlayerId player) implements PlayerQuestion {

    @Override
    public Seq<Action> options(Table table) {
        return Array.of(Face.values())
                .filter(face -> table.requireAttack().results(face) > 0)
                .<Action>map(face -> new RerollDice(Faces.of(face)))
                .prepend(new KeepDice());
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        if (answer instanceof RerollDice reroll) {
            play.then(RollDice.STEP);
            play.emit(new DicePickedUp(
                    player, reroll.dice(), play.table().requireAttack().rerolls()));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(StepChecks.seat("player", player, table), StepChecks.attack(table));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return action instanceof RerollDice
                ? Rejection.of("one-die", "You may re-roll one of the dice on the table.", "RUL-42")
                : Rejection.of(Rejection.NOT_AN_OPTION, "Roll one die again or keep them all.", "RUL-42");
    }
}
