package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.ChooseHome;
import io.github.casemate.fire.box.Blueprint;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * SET-4, SET-5, RUL-1: a player chooses a territory for the Marketplace and a Cottage, or another one for the Mill and a
 * Cottage. Only territories where both fit are offered.
 *
 * @param player who chooses
 * @param first whether it is their first territory
 */
public record FindHome(PlayerId player, boolean first) implements PersonalQuestion {

    @Override
    public String rule() {
        return first ? "SET-4" : "SET-5";
    }

    @Override
    public String toChoose() {
        return "a territory for the " + (first ? "Marketplace" : "Mill") + " and a Cottage";
    }

    @Override
    public Seq<Action> options(FireTable table) {
        Terrain terrain = table.realm().terrain();
        Array<Action> homes = Array.empty();
        for (int territory = 0; territory < terrain.landTerritories(); territory++) {
            if (!GiantWays.hasBuilding(table, player, territory) && Homes.fit(table, building(), territory)) {
                homes = homes.append(new ChooseHome(terrain.name(territory)));
            }
        }
        return homes;
    }

    private String building() {
        return first ? Blueprint.MARKETPLACE : Blueprint.MILL;
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        String home = ((ChooseHome) answer).territory();
        play.then(
                new PlaceAtHome(player, building(), home, false),
                new PlaceAtHome(player, Blueprint.COTTAGE, home, true));
    }
}
