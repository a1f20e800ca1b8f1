package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.permission.Destroy;
import io.github.casemate.siege.rules.Destruction;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.AttackQuestion;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * RUL-79: the attacker picks the building that is destroyed.
 *
 * @param most how many colonists of its owner it may hold
 */
public record ChooseSabotaged(int most) implements AttackQuestion {

    static Array<Card> targets(Table table, int most) {
        return Marks.fort(table)
                .map(fort -> fort.buildings()
                        .filter(building -> building.crew().count(fort.owner()) <= most)
                        .map(BuiltCard::card)
                        .filter(card -> Abilities.allows(
                                table, new Destroy(table.requireAttack().attacker(), fort.owner(), card))))
                .getOrElse(Array::empty);
    }

    @Override
    public Seq<Action> options(Table table) {
        return targets(table, most).map(ChooseCard::new);
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        play.emit(new OrderAimed(asked(play.table()), answer));
        Destruction.destroy(play, ((ChooseCard) answer).card());
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(
                CaptainsLog.presumed(table),
                StepChecks.siege(table),
                StepChecks.number("most", most, 0, PlayerState.COLONISTS));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return Rejection.of(
                action instanceof ChooseCard ? "no-such-target" : Rejection.NOT_AN_OPTION,
                "Pick a building below the defending fort with at most " + most + " colonists.",
                "RUL-79");
    }
}
