package io.github.casemate.fire.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.EventEffect;
import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.rules.Works;
import io.github.casemate.fire.table.Board;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a player with a purpose does in the construction step: completes what can be completed, gets what is missing, and
 * exchanges cards that lead nowhere.
 */
final class MenuAdvisor {

    /** How many goals and cards are worth a thought. */
    private static final int GOALS = 4;

    private static final int CARDS = 2;

    private final FireMind mind;
    private final Seq<Action> legal;
    private final int events;

    MenuAdvisor(FireMind mind, Seq<Action> legal) {
        this.mind = mind;
        this.legal = legal;
        this.events = mind.events();
    }

    /** {@return whether there are more events than are kept, or somebody is about to win: then one may be played} */
    boolean mayStrike() {
        return events > mind.style.saving()
                || (events > 0 && threat(mind) >= mind.table.realm().variants().points() - 2);
    }

    Action choose() {
        for (Action action :
                new Action[] {complete(), fortune(), market(), offer(), recycle(), progress(), exchange()}) {
            if (action != null) {
                return action;
            }
        }
        return end();
    }

    /** {@return what is worth a thought, in the order of the game} */
    Seq<Action> candidates() {
        List<Action> all = new ArrayList<>();
        for (int i = 0; i < mind.goals.size() && i < GOALS; i++) {
            all.add(lay(mind.goals.get(i)));
        }
        all.add(market());
        all.add(offer());
        all.add(recycle());
        all.add(end());
        all.addAll(worst());
        return legal.filter(action -> action instanceof FireAction.PlayEventCard || all.contains(action));
    }

    /** The two cards that are worth least. */
    private List<Action> worst() {
        List<Action> cards = new ArrayList<>();
        for (Action action : legal) {
            if (action instanceof FireAction.ThrowAway) {
                cards.add(action);
            }
        }
        cards.sort(Comparator.comparingDouble(this::worth));
        return cards.subList(0, Math.min(CARDS, cards.size()));
    }

    /** {@return a brick for what can be completed in this turn; null if there is nothing} */
    @Nullable
    Action complete() {
        for (BuildGoal goal : mind.goals) {
            if (goal.missing() == 0) {
                Action lay = lay(goal);
                if (lay != null) {
                    return lay;
                }
            }
        }
        return null;
    }

    private @Nullable Action lay(BuildGoal goal) {
        Element element = mind.step(goal);
        return element == null ? null : known(new FireAction.LayElement(element));
    }

    private @Nullable Action known(Action action) {
        return legal.contains(action) ? action : null;
    }

    private @Nullable Action fortune() {
        for (Action action : legal) {
            if (action instanceof FireAction.PlayEventCard play
                    && card(play.card()).effect().contains(EventEffect.TAKE_THREE)) {
                return action;
            }
        }
        return null;
    }

    private FireCard card(String id) {
        return mind.table.realm().card(mind.table.realm().numberOf(id));
    }

    /** TRN-3: what is left over for what is missing. */
    private @Nullable Action market() {
        if (mind.goals.isEmpty() || mind.goals.get(0).missing() == 0) {
            return null;
        }
        for (Action action : legal) {
            if (action instanceof FireAction.GoToMarket market && mind.lacking(market.element()) <= -3) {
                return action;
            }
        }
        return null;
    }

    /** TRD-1: one offer in a turn, to somebody who has what is missing. */
    private @Nullable Action offer() {
        if (mind.table.turn().offers() > 0) {
            return null;
        }
        for (Action action : legal) {
            if (action instanceof FireAction.OfferTo offer && TradeAdvisor.best(mind, offer.partner()) != null) {
                return action;
            }
        }
        return null;
    }

    /** TRN-4: loose bricks that are missing elsewhere. */
    private @Nullable Action recycle() {
        Action mill = known(new FireAction.StartMilling());
        return mill != null
                        && !mind.goals.isEmpty()
                        && milled(mind.table.board().bricks(mind.player.index())) != null
                ? mill
                : null;
    }

    /** {@return a loose brick that the best goal lacks and does not contain; null if there is none} */
    @Nullable
    Brick milled(Seq<Brick> bricks) {
        BuildGoal goal = mind.goals.get(0);
        Board board = mind.table.board();
        for (Brick brick : bricks) {
            if (mind.lacking(brick.element()) > 0
                    && Board.building(board.at(brick.level(), brick.x(), brick.y())) == 0
                    && !meets(brick, goal)) {
                return brick;
            }
        }
        return null;
    }

    static boolean meets(Brick brick, BuildGoal goal) {
        Shape shape = brick.shape();
        for (int part = 0; part < shape.size(); part++) {
            if (goal.covers(brick.x() + shape.dx(part), brick.y() + shape.dy(part))) {
                return true;
            }
        }
        return false;
    }

    /** Bricks that the Giant would eat are laid, and those of what is nearly done. */
    private @Nullable Action progress() {
        boolean noticed = mind.isNoticed();
        for (int i = 0; i < mind.goals.size() && i < 2; i++) {
            BuildGoal goal = mind.goals.get(i);
            if (goal.missing() <= mind.style.early() || (noticed && i == 0)) {
                Action lay = lay(goal);
                if (lay != null) {
                    return lay;
                }
            }
        }
        return null;
    }

    /** TRN-5: the worst card, if it is a poor one. */
    private @Nullable Action exchange() {
        List<Action> worst = worst();
        return worst.isEmpty() || worth(worst.get(0)) >= mind.style.poor() ? null : worst.get(0);
    }

    private double worth(Action away) {
        String id = ((FireAction.ThrowAway) away).card();
        return card(id).isPlayable()
                ? mind.style.event() / events
                : mind.score(mind.table.realm().numberOf(id));
    }

    /** Who has an event to play wants to be asked. */
    private Action end() {
        return new FireAction.EndConstruction(events == 0);
    }

    /** {@return how many points somebody else has, at most} */
    static int threat(FireMind mind) {
        int most = 0;
        for (PlayerId other : mind.table.othersAfter(mind.player)) {
            most = Math.max(most, Works.points(mind.table, other));
        }
        return most;
    }
}
