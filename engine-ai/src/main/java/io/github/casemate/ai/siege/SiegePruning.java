package io.github.casemate.ai.siege;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Step;
import io.github.casemate.ai.search.Pruning;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.cards.RerollOne;
import io.github.casemate.siege.rules.FillSpace;
import io.github.casemate.siege.rules.RepairFort;
import io.github.casemate.siege.rules.Rerolling;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;

/**
 * What a player of Island Siege does not think about: dice are rolled again as the oracle says, in Open Waters until
 * they show colours; a fort takes every stone it can get; and the better ones of the cards drawn are kept. All of it
 * depends only on what the player knows.
 */
final class SiegePruning implements Pruning<GameState<Table>, Action> {

    /** How many cards are considered when one is given away. */
    private static final int GIFTS = 2;

    private final ThreadLocal<RerollOracle> oracle = ThreadLocal.withInitial(RerollOracle::create);

    @Override
    public Seq<Action> keep(GameState<Table> state, Seq<Action> legal) {
        Step<Table> question = state.agenda().head();
        Table table = state.table();
        if (question instanceof Rerolling && table.requireAttack().fort().isDefined()) {
            return only(oracle.get().best(table).action(), legal);
        }
        if (question instanceof Rerolling) {
            Action forColors = DiceAdvisor.openWaters(legal, false);
            Action forLeadership = DiceAdvisor.openWaters(legal, true);
            return legal.filter(action -> action.equals(forColors) || action.equals(forLeadership));
        }
        if (question instanceof RerollOne) {
            return only(DiceAdvisor.hinder(oracle.get(), table, legal), legal);
        }
        if (question instanceof RepairFort) {
            return legal.reject(Decline.class::isInstance);
        }
        if (question instanceof FillSpace) {
            Seq<Action> filling = legal.reject(LeaveEmpty.class::isInstance);
            return filling.isEmpty() ? legal : filling;
        }
        if (legal.head() instanceof GiveCard) {
            return gifts(table, legal);
        }
        return legal;
    }

    private static Seq<Action> only(Action best, Seq<Action> legal) {
        return legal.filter(best::equals);
    }

    private static Seq<Action> gifts(Table table, Seq<Action> legal) {
        PlayerState side = table.player(table.active());
        Seq<Card> cards = legal.map(action -> ((GiveCard) action).card()).distinct();
        Seq<Card> worst = cards.sortBy(card -> CardWorth.of(card, side)).take(GIFTS);
        return legal.filter(action -> worst.contains(((GiveCard) action).card()));
    }
}
