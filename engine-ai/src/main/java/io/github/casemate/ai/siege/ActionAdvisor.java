package io.github.casemate.ai.siege;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.FleetSent;
import io.github.casemate.siege.rules.Destruction;
import io.github.casemate.siege.table.Table;

/**
 * ACT-1: what to do in this turn. Builds are played out in the bot's head. An attack is worth as much as the fall of
 * the fort, times the chance that it falls; so an opponent who is about to win is attacked where the odds are best, and
 * a fort that does not matter is left alone. Where nothing else is to be gained, the bot draws cards.
 */
final class ActionAdvisor {

    /** The stones gained by an attack that fells no fort. */
    private static final double REINFORCEMENTS = 1;

    /** A stone that fell makes the next attack easier. */
    private static final double STONE_FELLED = 0.4;

    /** Three dice show a stone more often than not, and there is no defender. */
    private static final double OPEN_WATERS = 1.6;

    private static final int CARDS_KEPT = 2;

    /** The card that is given away. */
    private static final double GIFT = 0.3;

    private ActionAdvisor() {}

    /** Whether the question is what to do in a turn. */
    static boolean isAbout(Situation situation) {
        return situation
                .legal()
                .forAll(action -> action instanceof Attack
                        || action instanceof AttackOpenWaters
                        || action instanceof DrawCards
                        || action instanceof BuildFort
                        || action instanceof BuildBuilding
                        || action instanceof BuildShip);
    }

    static Action choose(Situation situation) {
        double now = situation.appraisal().of(situation.table(), situation.player());
        return situation.best(action -> worth(situation, action, now));
    }

    private static double worth(Situation situation, Action action, double now) {
        Table table = situation.table();
        if (action instanceof Attack attack) {
            return attack(situation, attack.fort(), now);
        } else if (action instanceof AttackOpenWaters) {
            return now + stones(situation, OPEN_WATERS);
        } else if (action instanceof DrawCards) {
            return now + situation.appraisal().moreCards(table, situation.player(), CARDS_KEPT) - GIFT;
        }
        return situation.worthOf(action);
    }

    private static double attack(Situation situation, Card fort, double now) {
        Table table = situation.table();
        PlayerId attacker = table.active();
        RazeOdds odds = situation.oracle().odds(table, attacker, fort);
        Table sent = new FleetSent(attacker, fort, table.fort(fort).owner()).evolve(table);
        double razed = Lookahead.value(situation.appraisal(), situation.player(), sent, new Fall(fort));
        double stands = now + stones(situation, REINFORCEMENTS) + own(situation) * STONE_FELLED * odds.stones();
        return odds.chance() * razed + (1 - odds.chance()) * stands;
    }

    private static double stones(Situation situation, double number) {
        return own(situation)
                * situation
                        .appraisal()
                        .moreStones(situation.table(), situation.table().active(), number);
    }

    /** This player may decide for another seat; what is good for that seat is bad here. */
    private static int own(Situation situation) {
        return situation.table().active().equals(situation.player()) ? 1 : -1;
    }

    /** A fort falls, whatever stones it has. */
    private record Fall(Card fort) implements AutoStep<Table> {

        @Override
        public void take(Play<Table> play) {
            Destruction.destroy(play, fort);
        }
    }
}
