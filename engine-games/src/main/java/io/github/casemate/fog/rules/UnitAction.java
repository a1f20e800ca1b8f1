package io.github.casemate.fog.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.OptionList;
import io.github.casemate.agenda.Play;
import io.github.casemate.fog.action.FogAction.AttackTowards;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.event.BuildingEvents.BuildingSwapped;
import io.github.casemate.fog.event.BuildingEvents.FogBuilt;
import io.github.casemate.fog.event.CombatEvents.FightBegan;
import io.github.casemate.fog.event.UnitEvents.UnitFinished;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.BuildingKind;
import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Ground;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * TRN-4, BLD: after its move the unit acts once: it builds, swaps or attacks. Stacking is a way to end a move, and taking
 * needs no answer (RUL-15).
 *
 * @param moved whether it has moved or explored; only then it may do nothing (RUL-8)
 */
public record UnitAction(boolean moved) implements FogQuestion {

    private static final Compass[] HEADINGS = Compass.values();
    private static final Seq<Action> NOTHING = Array.of(FogChoice.NONE);

    @Override
    public Wanted wanted() {
        return new Wanted("TRN-4", "what the unit does");
    }

    /**
     * {@return whether a unit can do anything where it stands}
     *
     * @param table the table
     * @param space the index of its space
     */
    public static boolean isPossible(FogTable table, int space) {
        return canBuild(table, space) || canSwap(table, space) || canTake(table, space) || hasEnemyBeside(table, space);
    }

    @Override
    public Seq<Action> options(FogTable table) {
        int space = table.acting();
        boolean enemies = hasEnemyBeside(table, space);
        if (moved && !enemies && table.land().ground(space) < Ground.LOT.ordinal()) {
            return NOTHING;
        }
        OptionList options = new OptionList();
        if (canTake(table, space)) {
            options.add(FogChoice.TAKE);
        } else if (moved) {
            options.add(FogChoice.NONE);
        }
        if (canBuild(table, space)) {
            options.add(FogChoice.CITY);
            options.addIf(table.ground(space) == Ground.LOT, FogChoice.FACTORY);
        }
        options.addIf(canSwap(table, space), FogChoice.SWAP);
        for (int i = 0; enemies && i < headings(table); i++) {
            if (isEnemy(table, space, HEADINGS[i])) {
                options.add(new AttackTowards(HEADINGS[i]));
            }
        }
        return options.all();
    }

    /** BLD-1, RUL-24: a city or factory on an empty lot; LGT-1: the unclaimed lighthouse, which needs no token. */
    private static boolean canBuild(FogTable table, int space) {
        int ground = table.land().ground(space);
        if (table.building(space) != BuildingCode.NONE || ground < Ground.LOT.ordinal()) {
            return false;
        }
        return ground == Ground.LOT.ordinal()
                ? table.hasToken(UnitCode.owner(table.unit(space)))
                : !table.board().plays(FogVariant.LIGHTHOUSE_HELD);
    }

    /** BLD-2, BLD-3. */
    private static boolean canSwap(FogTable table, int space) {
        int building = table.building(space);
        return BuildingCode.usesToken(building) && BuildingCode.owner(building) == UnitCode.owner(table.unit(space));
    }

    /** RUL-15, a variant: a building of another player is taken by an action; the lighthouse, too, if it is held. */
    private static boolean canTake(FogTable table, int space) {
        if (!table.board().plays(FogVariant.TAKING_IS_AN_ACTION)) {
            return false;
        }
        int building = table.building(space);
        return building == BuildingCode.NONE
                ? table.ground(space) == Ground.LIGHTHOUSE && table.board().plays(FogVariant.LIGHTHOUSE_HELD)
                : BuildingCode.owner(building) != UnitCode.owner(table.unit(space));
    }

    private static boolean hasEnemyBeside(FogTable table, int space) {
        for (int i = 0; i < headings(table); i++) {
            if (isEnemy(table, space, HEADINGS[i])) {
                return true;
            }
        }
        return false;
    }

    /** RUL-5: fights are diagonal only in a variant. */
    private static int headings(FogTable table) {
        return table.board().plays(FogVariant.DIAGONAL_FIGHTS) ? HEADINGS.length : Compass.STRAIGHT.size();
    }

    private static boolean isEnemy(FogTable table, int space, Compass heading) {
        int other = table.unit(space + heading.step());
        return other != UnitCode.NONE && UnitCode.owner(other) != UnitCode.owner(table.unit(space));
    }

    @Override
    public void answer(Play<FogTable> play, Action answer) {
        FogTable table = play.table();
        FogSpace space = FogSpace.of(table.acting());
        if (answer instanceof AttackTowards attack) {
            play.emit(new FightBegan(space, space.to(attack.heading())));
            play.then(Combat.STEPS);
        } else if (answer == FogChoice.SWAP) {
            boolean city = BuildingKind.of(table.building(space.index())) == BuildingKind.CITY;
            play.emit(new BuildingSwapped(space, city ? BuildingKind.FACTORY : BuildingKind.CITY));
        } else if (answer == FogChoice.CITY || answer == FogChoice.FACTORY) {
            BuildingKind kind = table.ground(space.index()) == Ground.LIGHTHOUSE
                    ? BuildingKind.LIGHTHOUSE
                    : answer == FogChoice.CITY ? BuildingKind.CITY : BuildingKind.FACTORY;
            play.emit(new FogBuilt(PlayerId.of(table.active()), space, kind));
        } else {
            play.emit(new UnitFinished(space, answer == FogChoice.TAKE));
        }
    }
}
