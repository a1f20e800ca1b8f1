package io.github.casemate.fog.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.FogPlace;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.kernel.PlayerId;

/** An answer on the Island of Fog: of a player, or of chance. {@link FogChoice} has those that are a single word. */
public interface FogAction extends Action {

    /**
     * SET-5: chance has chosen who begins.
     *
     * @param player who takes the first turn
     */
    record PlayerBegins(PlayerId player) implements FogAction {}

    /**
     * CHA-2: chance has drawn a tile.
     *
     * @param tile its id
     */
    record DrawTile(String tile) implements FogAction {}

    /**
     * LGT-3: lay the tile of the lighthouse here.
     *
     * @param place an empty place
     */
    record LayTile(FogPlace place) implements FogAction {}

    /**
     * BRD-5: lay the tile with its arrow pointing there.
     *
     * @param heading where the arrow points
     */
    record PointArrow(Compass heading) implements FogAction {}

    /**
     * TRN-3: activate this unit.
     *
     * @param space where it stands
     */
    record ActivateUnit(FogSpace space) implements FogAction {}

    /**
     * MOV-1, EXP-1: end the move in this place, or explore it if it is in the fog.
     *
     * @param place the place
     */
    record HeadFor(FogPlace place) implements FogAction {}

    /**
     * MOV-3, STK-1: end the move here; on a unit of one's own, join it.
     *
     * @param space the space
     */
    record StopAt(FogSpace space) implements FogAction {}

    /**
     * EXP-1: go to this space and step into the fog from there.
     *
     * @param space where the unit goes first
     * @param heading where the fog is
     */
    record ExploreFrom(FogSpace space, Compass heading) implements FogAction {}

    /**
     * CBT-1: attack the neighbour.
     *
     * @param heading where the enemy stands
     */
    record AttackTowards(Compass heading) implements FogAction {}

    /**
     * CBT-4: roll these dice again.
     *
     * @param dice their faces, ascending, as one number: 2 and 5 are 25
     */
    record RollAgain(int dice) implements FogAction {}

    /**
     * CHA-3: chance has rolled one, two or three dice.
     *
     * @param dice their faces, ascending, as one number: 2, 2 and 5 are 225
     */
    record CombatRoll(int dice) implements FogAction {}
}
