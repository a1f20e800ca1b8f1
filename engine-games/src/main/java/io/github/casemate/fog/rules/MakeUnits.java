package io.github.casemate.fog.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.event.UnitEvents;
import io.github.casemate.fog.event.UnitEvents.UnitMade;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * MAK: each of the active player's factories and bases on which no unit stands may make one unit, in board order (RUL-19).
 *
 * @param from the index of the space from which on factories have not been asked about
 */
public record MakeUnits(int from) implements AutoStep<FogTable> {

    static final MakeUnits FIRST = new MakeUnits(0);

    @Override
    public void take(Play<FogTable> play) {
        FogTable table = play.table();
        for (int space : table.buildings(table.active())) {
            if (space >= from
                    && BuildingCode.makesUnits(table.building(space))
                    && table.unit(space) == UnitCode.NONE
                    && (canMake(table, false) || canMake(table, true))) {
                play.then(new MakeUnit(FogSpace.of(space)), new MakeUnits(space + 1));
                return;
            }
        }
    }

    /** MAK-1, MAK-2: there are coins for it, and a figure. */
    private static boolean canMake(FogTable table, boolean elite) {
        int seat = table.active();
        return elite
                ? table.coins(seat) >= UnitEvents.ELITE_PRICE && table.elites(seat) < FogTable.FIGURES
                : table.coins(seat) >= UnitEvents.BASIC_PRICE && table.basics(seat) < FogTable.FIGURES;
    }

    /**
     * What one factory makes.
     *
     * @param factory where it stands
     */
    public record MakeUnit(FogSpace factory) implements FogQuestion {

        @Override
        public Wanted wanted() {
            return new Wanted("MAK-1", "what " + factory + " makes");
        }

        @Override
        public Seq<Action> options(FogTable table) {
            Array<Action> options = Array.of(FogChoice.NONE);
            options = canMake(table, false) ? options.append(FogChoice.BASIC) : options;
            return canMake(table, true) ? options.append(FogChoice.ELITE) : options;
        }

        @Override
        public void answer(Play<FogTable> play, Action answer) {
            if (answer != FogChoice.NONE) {
                play.emit(new UnitMade(PlayerId.of(play.table().active()), factory, answer == FogChoice.ELITE));
            }
        }
    }
}
