package io.github.casemate.fire.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.box.Bonus;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.PoleColour;
import io.github.casemate.fire.event.TradeEvents.ElementsCollected;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.Counts;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;

/**
 * EVT-4, Shrine: each working Cottage of a player produces once. The dice make some Cottages of all players produce
 * (PRO-2).
 *
 * @param player whose Cottages produce
 */
public record Harvest(PlayerId player) implements AutoStep<FireTable> {

    @Override
    public void take(Play<FireTable> play) {
        collect(play, player, PoleColour.ALL);
    }

    /** PRO-2: for all players, the territories of some colours. */
    static void collect(Play<FireTable> play, Array<PoleColour> colours) {
        for (int seat = 0; seat < play.table().realm().players(); seat++) {
            collect(play, PlayerId.of(seat), colours);
        }
    }

    private static void collect(Play<FireTable> play, PlayerId player, Array<PoleColour> colours) {
        Counts harvest = of(play.table(), player, colours);
        for (Element element : Element.ALL) {
            int count = harvest.of(element.ordinal());
            if (count > 0) {
                play.emit(new ElementsCollected(player, element, count));
            }
        }
    }

    /** {@return what a player would collect; what the Collection does not have is lost} */
    static Counts of(FireTable table, PlayerId player, Array<PoleColour> colours) {
        Counts harvest = Counts.none(Element.ALL.size());
        for (Building building : table.buildings()) {
            if (building.plan() == table.realm().cottage().number() && Works.isWorking(table, building, player)) {
                int territory = Long.numberOfTrailingZeros(building.territories());
                int element = table.flags().elements().get(territory).ordinal();
                if (colours.contains(table.flags().poles().get(territory))) {
                    int left = table.collection(player).of(element) - harvest.of(element);
                    harvest = harvest.plus(element, Math.min(left, produceOf(table, player, territory)));
                }
            }
        }
        return harvest;
    }

    /** ADV-3: a working Manor makes it two; another one makes no difference (RUL-23). */
    private static int produceOf(FireTable table, PlayerId player, int territory) {
        return Works.countIn(table, player, Bonus.DOUBLE_HARVEST, 1L << territory) > 0 ? 2 : 1;
    }
}
