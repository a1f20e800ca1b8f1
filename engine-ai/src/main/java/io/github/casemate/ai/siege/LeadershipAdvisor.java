package io.github.casemate.ai.siege;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.action.EndLeadership;

/**
 * ATK-4: what to spend Leadership on. What is not spent is lost; so where two answers seem to lead to the same end, the
 * one that does something is better than ending the step.
 */
final class LeadershipAdvisor {

    private static final double DOING_SOMETHING = 0.05;

    private LeadershipAdvisor() {}

    static Action choose(Situation situation) {
        return situation.best(action -> situation.worthOf(action)
                + (action instanceof EndLeadership || !isOwn(situation) ? 0 : DOING_SOMETHING));
    }

    private static boolean isOwn(Situation situation) {
        return situation.table().isAttacker(situation.player());
    }
}
