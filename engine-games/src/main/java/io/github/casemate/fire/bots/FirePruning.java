package io.github.casemate.fire.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Step;
import io.github.casemate.ai.search.Pruning;
import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.rules.AcceptOffer;
import io.github.casemate.fire.rules.BuyAtMarket;
import io.github.casemate.fire.rules.FindHome;
import io.github.casemate.fire.rules.LayWhere;
import io.github.casemate.fire.rules.Menu;
import io.github.casemate.fire.rules.MillWhich;
import io.github.casemate.fire.rules.OfferForWhat;
import io.github.casemate.fire.rules.OfferWhat;
import io.github.casemate.fire.rules.PlaceAtHome;
import io.github.casemate.fire.rules.TakeOne;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Leaves out what a player with a purpose would not think about: places that no building needs, cards that are good, trades
 * of what is missing.
 */
final class FirePruning implements Pruning<GameState<FireTable>, Action> {

    /** How many homes, and places in them, are compared. */
    private static final int HOMES = 5;

    private static final int PLACES = 3;
    private static final int ELEMENTS = 2;

    private final AgendaGame<FireTable> game;
    private final BrickCovers covers;
    private final FirePlayout playout;
    private final FireStyle style;

    FirePruning(AgendaGame<FireTable> game, BrickCovers covers, FirePlayout playout, FireStyle style) {
        this.style = style;
        this.game = game;
        this.covers = covers;
        this.playout = playout;
    }

    @Override
    public Seq<Action> keep(GameState<FireTable> state, Seq<Action> legal) {
        FireTable table = state.table();
        Step<FireTable> asked = state.agenda().head();
        PlayerId player = game.turn(state).asked().get();
        if (asked instanceof Menu) {
            return new MenuAdvisor(new FireMind(table, player, covers, style), legal).candidates();
        } else if (asked instanceof LayWhere where) {
            return FirePlayout.places(new FireMind(table, player, covers, style), where.element(), legal);
        } else if (asked instanceof FindHome) {
            return first(
                    legal,
                    HOMES,
                    action -> HomeAdvisor.worth(table, player, ((FireAction.ChooseHome) action).territory()));
        } else if (asked instanceof PlaceAtHome) {
            return first(legal, PLACES, action -> HomeAdvisor.shore(table, (FireAction.PlaceOriginal) action));
        } else if (asked instanceof TakeOne || asked instanceof BuyAtMarket) {
            FireMind mind = new FireMind(table, player, covers, style);
            return first(legal, ELEMENTS, action -> FirePlayout.element(mind, action));
        } else if (asked instanceof OfferWhat || asked instanceof OfferForWhat || asked instanceof MillWhich) {
            return Array.of(playout.choose(state, legal));
        } else if (asked instanceof AcceptOffer) {
            return legal;
        }
        Seq<Action> awake = legal.filter(action -> !(action instanceof FireAction.GoToRest));
        return awake.isEmpty() ? legal : awake;
    }

    /** The best ones, in the order of the game. */
    private static Seq<Action> first(Seq<Action> legal, int most, ToDoubleFunction<Action> worth) {
        List<Action> sorted = new ArrayList<>(legal.asJava());
        sorted.sort(Comparator.comparingDouble(action -> -worth.applyAsDouble(action)));
        List<Action> best = sorted.subList(0, Math.min(most, sorted.size()));
        return legal.filter(best::contains);
    }
}
