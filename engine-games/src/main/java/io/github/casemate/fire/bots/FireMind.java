package io.github.casemate.fire.bots;

import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a player thinks about before they act: what they could build, and what elements are worth to them. It uses nothing
 * that the player does not see.
 */
final class FireMind {

    final FireTable table;
    final PlayerId player;
    final FireStyle style;
    final BrickPrices prices;
    final List<BuildGoal> goals;
    private final BrickCovers covers;

    FireMind(FireTable table, PlayerId player, BrickCovers covers, FireStyle style) {
        this.style = style;
        this.table = table;
        this.player = player;
        this.covers = covers;
        this.prices = BrickPrices.of(table, player);
        this.goals = GoalFinder.find(table, player, covers, prices, style);
    }

    /** {@return the need of the best goal; nothing if there is no goal} */
    long need() {
        return goals.isEmpty() ? 0 : goals.get(0).need();
    }

    /** {@return how many of an element the best goal still lacks; negative if there are more than it takes} */
    int lacking(Element element) {
        return BrickCovers.of(need(), element.ordinal()) - table.pile(player).of(element.ordinal());
    }

    /** {@return the brick of a goal that can be laid now, if the goal is not far away} */
    @Nullable
    Brick brick(BuildGoal goal) {
        return goal.way() == BuildGoal.Way.NONE ? GoalFinder.next(table, player, covers, prices, goal) : null;
    }

    /** {@return the element to lay next for a goal; null if there is none} */
    @Nullable
    Element step(BuildGoal goal) {
        if (goal.way() == BuildGoal.Way.BRIDGE) {
            return table.pile(player).of(Element.BRIDGE.ordinal()) > 0 ? Element.BRIDGE : null;
        }
        if (goal.way() == BuildGoal.Way.ROAD) {
            return road(goal);
        }
        Brick brick = brick(goal);
        return brick == null ? null : brick.element();
    }

    /** The element that the goal needs least, for a road; a long one if there are several. */
    private @Nullable Element road(BuildGoal goal) {
        Element best = null;
        int most = 0;
        for (Element element :
                new Element[] {Element.FOUR, Element.TWO, Element.HOOK, Element.BRIDGE, Element.CHIMNEY}) {
            int left = -FireWorth.lacking(table, player, goal.need(), element);
            if (left > most) {
                most = left;
                best = element;
            }
        }
        return best;
    }

    /** {@return whether nobody has more bricks in the pile, so that the Giant would notice (GIA-4)} */
    boolean isNoticed() {
        int own = table.pile(player).total();
        return table.othersAfter(player).forAll(other -> table.pile(other).total() < own);
    }

    /** {@return how many cards of the hand can be played at any time} */
    int events() {
        int events = 0;
        for (int card = 0; card < table.realm().cards(); card++) {
            events += table.realm().card(card).isPlayable() ? table.hand(player).of(card) : 0;
        }
        return events;
    }

    /** {@return how good the goal of a card is; 0 if there is none} */
    double score(int card) {
        for (BuildGoal goal : goals) {
            if (goal.project().card() == card && !goal.project().reclaims()) {
                return goal.score();
            }
        }
        return 0;
    }
}
