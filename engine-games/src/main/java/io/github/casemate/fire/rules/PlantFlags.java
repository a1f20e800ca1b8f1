package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.PlantFlag;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.PoleColour;
import io.github.casemate.fire.event.SetUpEvents.FlagPlanted;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;

/**
 * SET-2: chance puts a flag and a pole on the next territory, from A on. There are equally many flags of each kind and
 * poles of each colour: four of each for 24 territories.
 */
public record PlantFlags() implements ChanceStep<FireTable> {

    @Override
    public Distribution<Action> odds(FireTable table) {
        int each = table.realm().terrain().landTerritories() / Element.ALL.size();
        Array<Tuple2<Action, Long>> outcomes = Array.empty();
        for (Element element : Element.ALL) {
            int flags = each - table.flags().elements().count(element::equals);
            for (PoleColour pole : PoleColour.ALL) {
                long weight = (long) flags * (each - table.flags().poles().count(pole::equals));
                if (weight > 0) {
                    outcomes = outcomes.append(Tuple.of(new PlantFlag(element, pole), weight));
                }
            }
        }
        return Distribution.weighted(outcomes);
    }

    @Override
    public void answer(Play<FireTable> play, Action outcome) {
        PlantFlag flag = (PlantFlag) outcome;
        FireTable table = play.table();
        play.emit(new FlagPlanted(table.realm().terrain().name(table.flags().planted()), flag.element(), flag.pole()));
        boolean more = play.table().flags().planted() < table.realm().terrain().landTerritories();
        play.then(
                more
                        ? this
                        : new FindFirst(Array.ofAll(PlayerId.first(table.realm().players())), Array.empty()));
    }
}
