package io.github.casemate.fog.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fog.event.TurnEvents.CountdownBegan;
import io.github.casemate.fog.event.TurnEvents.FogGameEnded;
import io.github.casemate.fog.event.TurnEvents.FogTurnEnded;
import io.github.casemate.fog.event.UnitEvents;
import io.github.casemate.fog.table.FogEnding;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.kernel.PlayerId;

/** PHS: the turn ends. The countdown may begin or run out here; otherwise the next undefeated player has a turn. */
public record FogTurnEnd() implements AutoStep<FogTable> {

    static final FogTurnEnd STEP = new FogTurnEnd();

    @Override
    public void take(Play<FogTable> play) {
        int seat = play.table().active();
        play.emit(new FogTurnEnded(PlayerId.of(seat)));
        FogTable table = play.table();
        if (table.isCountdown() && isRunOut(table)) {
            play.emit(new FogGameEnded(new FogEnding(FogEnding.MOST_BUILDINGS, Scoring.winners(table))));
            return;
        }
        boolean fogGone = table.land().fog() == 0;
        if (!table.isCountdown() && (fogGone || isTooQuiet(table))) {
            play.emit(new CountdownBegan(fogGone));
        }
        play.then(new FogTurn(PlayerId.of(next(table, seat))));
    }

    /** PHS-2: nobody who is still in the game has a turn left. */
    private static boolean isRunOut(FogTable table) {
        return table.undefeated().forAll(seat -> table.turnsLeft(seat) == 0);
    }

    /** RUL-20, the guard: for too many rounds nobody has laid a tile. */
    private static boolean isTooQuiet(FogTable table) {
        int rounds = table.board().ruleset().quietRounds();
        return rounds > 0
                ? table.clock().quietTurns() >= rounds * table.undefeated().size()
                : isStandstill(table);
    }

    /** RUL-20: without the guard, too, a game ends in which nobody can ever do anything again. */
    private static boolean isStandstill(FogTable table) {
        return table.undefeated()
                .forAll(seat -> table.units(seat).length == 0
                        && table.coins(seat) < UnitEvents.BASIC_PRICE
                        && Income.of(table, seat) == 0);
    }

    /** SET-5: clockwise; RUL-16: defeated seats are skipped. */
    private static int next(FogTable table, int seat) {
        int next = seat;
        do {
            next = (next + 1) % table.board().ruleset().players();
        } while (!table.isUndefeated(next));
        return next;
    }
}
