package io.github.casemate.ai.siege;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Decision;
import io.github.casemate.siege.action.ChooseOpponent;
import io.github.casemate.siege.cards.OfferReroll;
import io.github.casemate.siege.cards.RerollOne;
import io.github.casemate.siege.rules.Leadership;
import io.github.casemate.siege.rules.Rerolling;
import io.github.casemate.siege.table.Table;

/**
 * A bot with a plan, for every number of players and all modules, the solo game included. It thinks as a good player at
 * the table does: how many turns is each of us from winning, which fort could fall and how likely, and what does this
 * move change. It looks to the end of its own move and no further, guesses no hidden card, and uses no randomness, so
 * equal views get equal answers. It answers at once and ignores the budget.
 *
 * <p>It knows what is printed on every card and asks the rules for the rest. It answers a question of an unknown module
 * by what can be seen of the consequences.
 */
public final class ScriptedBot implements Bot<GameView<Table>, Action> {

    private final RerollOracle oracle = RerollOracle.create();
    private final Appraisal appraisal;

    /** A bot for one seat of one game. */
    public ScriptedBot() {
        this.appraisal = new Appraisal(oracle, Weights.USUAL);
    }

    @Override
    public Action choose(Decision<GameView<Table>, Action> decision) {
        if (decision.legal().size() == 1) {
            return decision.legal().head();
        }
        return choose(new Situation(decision.player(), decision.view(), decision.legal(), oracle, appraisal));
    }

    private static Action choose(Situation situation) {
        Step<Table> question = situation.question();
        if (question instanceof Rerolling) {
            return DiceAdvisor.reroll(situation);
        } else if (question instanceof OfferReroll) {
            return DiceAdvisor.rerollForColonist(situation);
        } else if (question instanceof RerollOne) {
            return DiceAdvisor.hinder(situation);
        } else if (question instanceof Leadership) {
            return LeadershipAdvisor.choose(situation);
        } else if (situation.legal().forAll(CardAdvisor::isAbout)) {
            return CardAdvisor.choose(situation);
        } else if (situation.table().attack().isEmpty() && ActionAdvisor.isAbout(situation)) {
            return ActionAdvisor.choose(situation);
        } else if (situation.legal().forAll(ChooseOpponent.class::isInstance)) {
            return situation.best(
                    action -> situation.appraisal().side(situation.table(), ((ChooseOpponent) action).player()));
        }
        return situation.best(situation::worthOf);
    }
}
