package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Question;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.rules.ChooseAction;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * GHO-7, RUL-87: the Ghost Captain's action. Whether he builds or attacks is settled; while his card is face down, the
 * player chooses what he builds or attacks.
 *
 * @param builds true if he builds, false if he attacks
 */
public record GhostAction(boolean builds) implements Question<Table>, ValidatedStep {

    @Override
    public PlayerId asked(Table table) {
        return GhostCaptain.PLAYER;
    }

    @Override
    public Seq<Action> options(Table table) {
        return ChooseAction.STEP.options(table).filter(builds ? GhostAction::isBuild : GhostAction::isAttack);
    }

    /** RUL-81: what he builds under threat may win at once. */
    @Override
    public void answer(Play<Table> play, Action answer) {
        boolean threatened = GhostCaptain.isThreatened(play.table());
        ChooseAction.STEP.answer(play, answer);
        if (threatened && isBuild(answer)) {
            play.then(ClaimVictory.STEP);
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(
                StepChecks.slice(GhostCaptain.KEY, table),
                StepChecks.noAttack(table),
                StepChecks.that(table.active().equals(GhostCaptain.SEAT), "", "it is not the Ghost Captain's turn"));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return ChooseAction.STEP.options(table).contains(action)
                ? Rejection.of(
                        "ghost-decides",
                        "The Ghost Captain " + (builds ? "builds" : "attacks") + ": that is not for you to decide.",
                        "RUL-87")
                : ChooseAction.STEP.explain(table, action);
    }

    static boolean isBuild(Action action) {
        return action instanceof BuildFort || action instanceof BuildBuilding || action instanceof BuildShip;
    }

    static boolean isAttack(Action action) {
        return action instanceof Attack || action instanceof AttackOpenWaters;
    }
}
