package io.github.casemate.fog.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.event.BuildingEvents.BuildingConquered;
import io.github.casemate.fog.event.BuildingEvents.BuildingRemoved;
import io.github.casemate.fog.event.BuildingEvents.PlayerDefeated;
import io.github.casemate.fog.event.TurnEvents.FogGameEnded;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.BuildingKind;
import io.github.casemate.fog.table.FogEnding;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Ground;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * CON: whatever building of another player the active player's units have held since their last turn is conquered (CON-1,
 * RUL-15). Own bases of others come first, then the rest, each in board order (CON-4, RUL-17). One is conquered at a
 * time; then the step looks again, because a defeat may have changed what belongs to whom.
 */
public record Conquests() implements AutoStep<FogTable> {

    static final Conquests STEP = new Conquests();

    @Override
    public void take(Play<FogTable> play) {
        FogTable table = play.table();
        int seat = table.active();
        Array<Integer> held = Array.ofAll(table.units(seat)).filter(space -> isHeld(table, seat, space));
        held.find(space -> isOwnBase(table, space))
                .orElse(held.headOption())
                .forEach(space -> conquer(play, FogSpace.of(space)));
    }

    private static boolean isHeld(FogTable table, int seat, int space) {
        int building = table.building(space);
        boolean another = building == BuildingCode.NONE
                // RUL-18, a variant: nobody's lighthouse is held, too.
                ? table.board().plays(FogVariant.LIGHTHOUSE_HELD) && table.ground(space) == Ground.LIGHTHOUSE
                : BuildingCode.owner(building) != seat;
        return another
                && (!table.board().plays(FogVariant.TAKING_IS_AN_ACTION) || UnitCode.isTaking(table.unit(space)));
    }

    /** RUL-16: a base that has fallen before is an ordinary building. */
    private static boolean isOwnBase(FogTable table, int space) {
        int building = table.building(space);
        return BuildingCode.kind(building) == BuildingCode.BASE
                && table.board().base(BuildingCode.owner(building)) == space;
    }

    private static void conquer(Play<FogTable> play, FogSpace space) {
        FogTable table = play.table();
        int building = table.building(space.index());
        PlayerId conqueror = PlayerId.of(table.active());
        if (isOwnBase(table, space.index())) {
            defeat(play, BuildingCode.owner(building), conqueror);
            play.then(STEP);
        } else if (BuildingCode.usesToken(building)) {
            play.then(new KeepAs(space), STEP);
        } else {
            BuildingKind kind = building == BuildingCode.NONE ? BuildingKind.LIGHTHOUSE : BuildingKind.of(building);
            play.emit(new BuildingConquered(conqueror, space, kind));
            play.then(STEP);
        }
    }

    /** CON-3, RUL-16: everything the player owned goes to the conqueror as it is. WIN-1: the last one standing wins. */
    private static void defeat(Play<FogTable> play, int seat, PlayerId conqueror) {
        play.emit(new PlayerDefeated(PlayerId.of(seat), conqueror));
        FogTable table = play.table();
        for (int space : table.buildings(seat)) {
            int building = table.building(space);
            boolean tokenless =
                    BuildingCode.usesToken(building) && !play.table().hasToken(conqueror.index());
            play.emit(
                    tokenless
                            ? new BuildingRemoved(FogSpace.of(space))
                            : new BuildingConquered(conqueror, FogSpace.of(space), BuildingKind.of(building)));
        }
        if (play.table().undefeated().size() == 1) {
            play.emit(new FogGameEnded(new FogEnding(FogEnding.LAST_STANDING, Array.of(conqueror))));
        }
    }

    /**
     * CON-2: the conqueror of a city or factory chooses what it is from now on. RUL-24: without a token it is removed.
     *
     * @param space where it stands
     */
    public record KeepAs(FogSpace space) implements FogQuestion {

        static final Seq<Action> SIDES = Array.of(FogChoice.CITY, FogChoice.FACTORY);
        private static final Seq<Action> NO_TOKEN = Array.of(FogChoice.NONE);

        @Override
        public Wanted wanted() {
            return new Wanted("CON-2", "city or factory for " + space);
        }

        @Override
        public Seq<Action> options(FogTable table) {
            return table.hasToken(table.active()) ? SIDES : NO_TOKEN;
        }

        @Override
        public void answer(Play<FogTable> play, Action answer) {
            if (answer == FogChoice.NONE) {
                play.emit(new BuildingRemoved(space));
            } else {
                BuildingKind kind = answer == FogChoice.CITY ? BuildingKind.CITY : BuildingKind.FACTORY;
                play.emit(new BuildingConquered(PlayerId.of(play.table().active()), space, kind));
            }
        }
    }
}
