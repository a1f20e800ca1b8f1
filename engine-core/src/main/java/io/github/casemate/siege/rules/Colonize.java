package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.event.ColonistsSettled;
import io.github.casemate.siege.event.ColonizeEnded;
import io.github.casemate.siege.permission.GainColonist;
import io.github.casemate.siege.quantity.ColonistGain;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;

/**
 * COL-1: each fort of the active player that has room gains a colonist from the imperial board, as long as they last.
 */
public record Colonize() implements AutoStep<Table> {

    /** The only instance: the step has no fields. */
    public static final Colonize STEP = new Colonize();

    @Override
    public void take(Play<Table> play) {
        Table table = play.table();
        PlayerState side = table.player(table.active());
        if (capacity(table, side.forts()) <= side.home()) {
            for (int place = 0; place < side.forts().size(); place++) {
                Fort fort = side.forts().get(place);
                int gain = gain(table, fort);
                if (gain > 0) {
                    play.emit(new ColonistsSettled(side.id(), fort.card(), gain));
                }
            }
            play.emit(ColonizeEnded.of(side.id()));
        } else {
            play.then(side.forts().map(fort -> new SettleFort(fort.card())));
            play.then(EndColonize.STEP);
        }
    }

    /** How many colonists the fort can gain, if there are enough. */
    static int gain(Table table, Fort fort) {
        if (fort.room() <= 0 || !Abilities.allows(table, GainColonist.class, fort, GainColonist::new)) {
            return 0;
        }
        return Math.min(fort.room(), Abilities.number(table, ColonistGain.class, fort, 1, ColonistGain::new));
    }

    static int capacity(Table table, Seq<Fort> forts) {
        int sum = 0;
        for (int place = 0; place < forts.size(); place++) {
            sum += gain(table, forts.get(place));
        }
        return sum;
    }
}
