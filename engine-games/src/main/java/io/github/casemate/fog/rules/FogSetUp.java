package io.github.casemate.fog.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fog.action.FogAction.PlayerBegins;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.event.BuildingEvents.FactorySetUp;
import io.github.casemate.fog.event.TurnEvents.FirstPlayerChosen;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.FogBoard;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/** SET: the pieces lie there already (SET-2 to SET-4); what is left is who begins. */
public record FogSetUp() implements AutoStep<FogTable> {

    @Override
    public void take(Play<FogTable> play) {
        FogBoard board = play.table().board();
        if (board.plays(FogVariant.CHOSEN_START)) {
            for (int seat = 0; seat < board.ruleset().players(); seat++) {
                for (int lot : board.lots(seat)) {
                    play.then(new StartingSide(FogSpace.of(lot)));
                }
            }
        }
        play.then(new WhoBegins());
    }

    /**
     * RUL-3, a variant: each player chooses the side of each building of the set-up.
     *
     * @param space where the building stands
     */
    public record StartingSide(FogSpace space) implements FogQuestion {

        @Override
        public Wanted wanted() {
            return new Wanted("RUL-3", "city or factory for " + space);
        }

        @Override
        public PlayerId asked(FogTable table) {
            return PlayerId.of(BuildingCode.owner(table.building(space.index())));
        }

        @Override
        public Seq<Action> options(FogTable table) {
            return Conquests.KeepAs.SIDES;
        }

        @Override
        public void answer(Play<FogTable> play, Action answer) {
            if (answer == FogChoice.FACTORY) {
                play.emit(new FactorySetUp(space));
            }
        }
    }

    /** SET-5, RUL-4, CHA-1: every player is as likely as any other to begin. */
    public record WhoBegins() implements ChanceStep<FogTable> {

        @Override
        public Distribution<Action> odds(FogTable table) {
            return Distribution.uniform(
                    PlayerId.first(table.board().ruleset().players()).map(PlayerBegins::new));
        }

        @Override
        public void answer(Play<FogTable> play, Action outcome) {
            PlayerId first = ((PlayerBegins) outcome).player();
            play.emit(new FirstPlayerChosen(first));
            play.then(new FogTurn(first));
        }
    }
}
