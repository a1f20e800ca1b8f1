package io.github.casemate.fire.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Step;
import io.github.casemate.ai.search.Playout;
import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.rules.AcceptOffer;
import io.github.casemate.fire.rules.CompleteWhich;
import io.github.casemate.fire.rules.EruptionTarget;
import io.github.casemate.fire.rules.FindHome;
import io.github.casemate.fire.rules.FloodTarget;
import io.github.casemate.fire.rules.HungryStep;
import io.github.casemate.fire.rules.LayWhere;
import io.github.casemate.fire.rules.MarchArmy;
import io.github.casemate.fire.rules.Menu;
import io.github.casemate.fire.rules.MillWhich;
import io.github.casemate.fire.rules.OfferForWhat;
import io.github.casemate.fire.rules.OfferWhat;
import io.github.casemate.fire.rules.PlaceAtHome;
import io.github.casemate.fire.rules.React;
import io.github.casemate.fire.rules.SendGiant;
import io.github.casemate.fire.rules.Works;
import io.github.casemate.fire.table.Board;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Plays with a purpose: goes for the building that is worth most for what it still costs, and answers all other questions
 * with that in mind. It uses only what the player who is asked can see, and no randomness.
 */
final class FirePlayout implements Playout<GameState<FireTable>, Action> {

    /** How many places for an element are thought about. */
    private static final int MOST_PLACES = 3;

    private final AgendaGame<FireTable> game;
    private final BrickCovers covers;
    private final FireStyle style;
    private @Nullable FireMind last;

    FirePlayout(AgendaGame<FireTable> game, BrickCovers covers, FireStyle style) {
        this.game = game;
        this.covers = covers;
        this.style = style;
    }

    @Override
    public Action choose(GameState<FireTable> state, Seq<Action> legal, RandomGenerator random) {
        return choose(state, legal);
    }

    /** {@return what the player who is asked does} */
    Action choose(GameState<FireTable> state, Seq<Action> legal) {
        FireTable table = state.table();
        Step<FireTable> asked = state.agenda().head();
        PlayerId player = game.turn(state).asked().get();
        if (asked instanceof Menu) {
            MenuAdvisor menu = new MenuAdvisor(mind(table, player), legal);
            Action strike = menu.mayStrike() ? strike(state, player, legal) : null;
            return strike == null ? menu.choose() : strike;
        } else if (asked instanceof LayWhere where) {
            return places(mind(table, player), where.element(), legal).head();
        } else if (asked instanceof CompleteWhich) {
            return best(legal, action -> completed(table, action));
        } else if (asked instanceof React react) {
            return react(state, react, legal);
        } else if (asked instanceof SendGiant
                || asked instanceof HungryStep
                || asked instanceof MarchArmy
                || asked instanceof FloodTarget
                || asked instanceof EruptionTarget) {
            return best(
                    legal,
                    action -> FireWorth.lead(game.apply(state, action).state().table(), player));
        } else if (asked instanceof FindHome) {
            return best(
                    legal, action -> HomeAdvisor.worth(table, player, ((FireAction.ChooseHome) action).territory()));
        } else if (asked instanceof PlaceAtHome) {
            return best(legal, action -> HomeAdvisor.shore(table, (FireAction.PlaceOriginal) action));
        }
        return trade(table, asked, player, legal);
    }

    /** {@return whether an answer of this player needs no second thought: what can be completed is completed} */
    boolean isObvious(GameState<FireTable> state, Seq<Action> legal, Action usual) {
        Step<FireTable> asked = state.agenda().head();
        if (asked instanceof Menu) {
            PlayerId player = game.turn(state).asked().get();
            return usual.equals(new MenuAdvisor(mind(state.table(), player), legal).complete());
        }
        return asked instanceof PlaceAtHome
                || asked instanceof OfferWhat
                || asked instanceof OfferForWhat
                || asked instanceof MillWhich;
    }

    private Action trade(FireTable table, Step<FireTable> asked, PlayerId player, Seq<Action> legal) {
        FireMind mind = mind(table, player);
        if (asked instanceof AcceptOffer offer) {
            return new FireAction.AnswerOffer(TradeAdvisor.accepts(mind, offer));
        } else if (asked instanceof OfferWhat offer) {
            TradeAdvisor.Swap swap = TradeAdvisor.best(mind, offer.partner());
            return swap == null ? legal.head() : orFirst(legal, new FireAction.GiveElements(swap.given(), 1));
        } else if (asked instanceof OfferForWhat offer) {
            TradeAdvisor.Swap swap = TradeAdvisor.best(mind, offer.partner());
            return swap == null ? legal.head() : orFirst(legal, new FireAction.WantElements(swap.wanted(), 1));
        } else if (asked instanceof MillWhich) {
            Brick brick = mind.goals.isEmpty()
                    ? null
                    : new MenuAdvisor(mind, legal).milled(legal.map(action -> ((FireAction.MillBrick) action).brick()));
            return brick == null ? best(legal, action -> -points(table, action)) : new FireAction.MillBrick(brick);
        }
        return best(legal, action -> element(mind, action));
    }

    /** The last one is remembered: a player is often asked twice about the same table, what and then where. */
    @SuppressWarnings("ReferenceEquality") // An equal table that is another one costs only time.
    private FireMind mind(FireTable table, PlayerId player) {
        FireMind mind = last;
        if (mind == null || mind.table != table || !mind.player.equals(player)) {
            mind = new FireMind(table, player, covers, style);
            last = mind;
        }
        return mind;
    }

    private static Action orFirst(Seq<Action> legal, Action wanted) {
        return legal.contains(wanted) ? wanted : legal.head();
    }

    static Action best(Seq<Action> legal, ToDoubleFunction<Action> worth) {
        Action best = legal.head();
        double most = Double.NEGATIVE_INFINITY;
        for (Action action : legal) {
            double value = worth.applyAsDouble(action);
            if (value > most) {
                most = value;
                best = action;
            }
        }
        return best;
    }

    /** Elements that are taken or bought: the dearest of those that are missing; eaten: the cheapest. */
    static double element(FireMind mind, Action action) {
        Element element = action instanceof FireAction.TakeElement take
                ? take.element()
                : action instanceof FireAction.BuyElement buy
                        ? buy.element()
                        : action instanceof FireAction.EatBrick eat ? eat.element() : null;
        if (element == null) {
            return 0;
        }
        double worth = mind.prices.of(element.ordinal()) + (mind.lacking(element) > 0 ? 10 : 0);
        return action instanceof FireAction.EatBrick ? -worth : worth;
    }

    private static double completed(FireTable table, Action action) {
        if (!(action instanceof FireAction.CompleteSite site)) {
            return 0;
        }
        if (site.name().equals(table.realm().cottage().blueprint().id())) {
            return 0.5;
        }
        FireCard card = table.realm().card(table.realm().numberOf(site.name()));
        return card.isEvent() ? 0.2 : card.points();
    }

    /** A brick that costs a building costs its points. */
    private static double points(FireTable table, Action action) {
        Brick brick = ((FireAction.MillBrick) action).brick();
        int number = Board.building(table.board().at(brick.level(), brick.x(), brick.y()));
        return number == 0 ? 0 : 1;
    }

    /** {@return the places for an element that goals ask for, the best goal first; or the highest place} */
    static Seq<Action> places(FireMind mind, Element element, Seq<Action> legal) {
        Array<Action> places = Array.empty();
        for (BuildGoal goal : mind.goals) {
            if (places.size() < MOST_PLACES && element == mind.step(goal)) {
                Brick brick = mind.brick(goal);
                Action lay = brick == null ? way(goal, legal) : new FireAction.LayBrick(brick);
                if (lay != null && legal.contains(lay) && !places.contains(lay)) {
                    places = places.append(lay);
                }
            }
        }
        return places.isEmpty()
                ? Array.of(best(
                        legal, action -> ((FireAction.LayBrick) action).brick().level()))
                : places;
    }

    /** A road or bridge that ends beside a goal, and leaves room for it. */
    private static @Nullable Action way(BuildGoal goal, Seq<Action> legal) {
        for (Action action : legal) {
            Brick brick = ((FireAction.LayBrick) action).brick();
            if (brick.level() == 1 && !MenuAdvisor.meets(brick, goal) && isBeside(brick, goal)) {
                return action;
            }
        }
        return null;
    }

    private static boolean isBeside(Brick brick, BuildGoal goal) {
        Shape shape = brick.shape();
        for (int part = 0; part < shape.size(); part++) {
            int x = brick.x() + shape.dx(part);
            int y = brick.y() + shape.dy(part);
            if (!shape.isOpening(part)
                    && (goal.covers(x - 1, y)
                            || goal.covers(x + 1, y)
                            || goal.covers(x, y - 1)
                            || goal.covers(x, y + 1))) {
                return true;
            }
        }
        return false;
    }

    /** Plays an event against somebody who would win by a claim, or who leads; otherwise waits. */
    private Action react(GameState<FireTable> state, React react, Seq<Action> legal) {
        FireTable table = state.table();
        PlayerId player = react.player();
        int limit = table.realm().variants().points();
        boolean danger = table.othersAfter(player).exists(other -> Works.points(table, other) >= limit - 1);
        Action pass = new FireAction.LetPass();
        if (!danger) {
            return pass;
        }
        Action strike = strike(state, player, legal);
        return strike == null ? pass : strike;
    }

    /** The event that gains most, if it gains about a point. */
    private @Nullable Action strike(GameState<FireTable> state, PlayerId player, Seq<Action> legal) {
        double now = FireWorth.lead(state.table(), player) + style.strike();
        Action best = null;
        for (Action action : legal) {
            if (action instanceof FireAction.PlayEventCard) {
                double then = after(game.apply(state, action).state(), player);
                if (then > now) {
                    now = then;
                    best = action;
                }
            }
        }
        return best;
    }

    private double after(GameState<FireTable> state, PlayerId player) {
        Step<FireTable> asked = state.agenda().headOption().getOrNull();
        boolean target = asked instanceof FloodTarget || asked instanceof EruptionTarget || asked instanceof SendGiant;
        if (!target || !game.turn(state).isOf(player)) {
            return FireWorth.lead(state.table(), player);
        }
        double most = Double.NEGATIVE_INFINITY;
        for (Action action : game.legalActions(state)) {
            most = Math.max(
                    most, FireWorth.lead(game.apply(state, action).state().table(), player));
        }
        return most;
    }
}
