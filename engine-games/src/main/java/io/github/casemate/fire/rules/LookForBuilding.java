package io.github.casemate.fire.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;

/**
 * SIT-7: after each brick it is looked whether a site that contains it is full. What is full is public; which of it the
 * player has a card for is not. So if a card of any hand could be completed, the player is asked secretly, even if they
 * have none.
 *
 * @param player who laid the brick
 * @param brick the brick
 */
public record LookForBuilding(PlayerId player, Brick brick) implements AutoStep<FireTable> {

    @Override
    public void take(Play<FireTable> play) {
        FireTable table = play.table();
        Array<Sites.Site> full = Sites.possible(table, player).full(brick);
        if (!full.isEmpty()) {
            boolean secret = full.exists(site ->
                    site.project().card() != Building.NO_CARD && !site.project().reclaims());
            play.then(new CompleteWhich(player, brick, secret));
        }
    }
}
