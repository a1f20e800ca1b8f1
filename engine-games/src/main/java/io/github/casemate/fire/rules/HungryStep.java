package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.box.Bonus;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * GIA-4, GIA-5: the Giant takes a step towards the nearest building of the player who has drawn his attention, to any
 * adjacent territory with a Beacon (ADV-2); the player chooses among the steps that are possible. If he arrives at a building of theirs he eats,
 * unless a Monument forbids it.
 *
 * @param player who has drawn his attention
 */
public record HungryStep(PlayerId player) implements PersonalQuestion {

    @Override
    public String rule() {
        return "GIA-4";
    }

    @Override
    public String toChoose() {
        return "where the hungry Giant goes";
    }

    @Override
    public Seq<Action> options(FireTable table) {
        Array<Integer> steps = Works.has(table, player, Bonus.GIANT_FREE_CHOICE)
                ? GiantWays.within(table, 1)
                : GiantWays.towards(table, player);
        return SendGiant.territories(table, steps);
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        // Looked at before he arrives: a Monument protects its owner even if he steps on it.
        boolean safe = Works.has(play.table(), player, Bonus.GIANT_NEVER_EATS);
        SendGiant.move(play, answer);
        FireTable table = play.table();
        boolean eats = !safe
                && table.pile(player).total() > 0
                && GiantWays.hasBuilding(table, player, table.walkers().giant());
        if (eats) {
            play.then(table.realm().variants().mealIsChosen() ? new ChosenMeal(player) : new RandomMeal(player));
        }
    }
}
