package io.github.casemate.fog.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fog.event.TurnEvents.CoinsEarned;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.kernel.PlayerId;

/** TRN-2: the active player's cities and lighthouse pay what they are worth (BRD-4, LGT-2). */
public record Income() implements AutoStep<FogTable> {

    static final Income STEP = new Income();

    @Override
    public void take(Play<FogTable> play) {
        int seat = play.table().active();
        int coins = of(play.table(), seat);
        if (coins > 0) {
            play.emit(new CoinsEarned(PlayerId.of(seat), coins));
        }
    }

    /**
     * {@return what a player would earn now}
     *
     * @param table the table
     * @param seat the player's seat
     */
    public static int of(FogTable table, int seat) {
        // RUL-7: factories and bases pay only in a variant.
        boolean allPay = table.board().plays(FogVariant.ALL_PAY);
        int coins = 0;
        for (int space : table.buildings(seat)) {
            if (allPay || !BuildingCode.makesUnits(table.building(space))) {
                coins += table.value(space);
            }
        }
        return coins;
    }
}
