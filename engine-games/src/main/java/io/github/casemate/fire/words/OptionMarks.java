package io.github.casemate.fire.words;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.box.BuildingForm;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.table.FireTable;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.HashMap;
import java.util.Map;

/**
 * Numbers on the drawing for the options of the open question, in the order in which they are listed, from one. Each
 * option gets a cell of its own among those that it is about, as long as one is left; where many places overlap, the rest
 * have only their labels, which name cells.
 */
final class OptionMarks {

    private final Terrain terrain;
    private final FireTable table;
    private final Map<Integer, Integer> numbers = new HashMap<>();

    OptionMarks(GameView<FireTable> view) {
        this.table = view.table();
        this.terrain = table.realm().terrain();
        Seq<Action> options = view.options();
        for (int i = 0; i < options.size(); i++) {
            int number = i + 1;
            cells(options.get(i))
                    .find(cell -> !numbers.containsKey(terrain.cell(cell[0], cell[1])))
                    .forEach(cell -> numbers.put(terrain.cell(cell[0], cell[1]), number));
        }
    }

    /** {@return the number at a cell; 0 if there is none} */
    int at(int x, int y) {
        return numbers.getOrDefault(terrain.cell(x, y), 0);
    }

    boolean isEmpty() {
        return numbers.isEmpty();
    }

    /** {@return where the marks are in the middle, as column and row} */
    int[] middle() {
        Array<Integer> cells = Array.ofAll(numbers.keySet()).sorted();
        int middle = cells.get(cells.size() / 2);
        double x =
                cells.map(cell -> (double) (cell % terrain.width())).average().getOrElse(0.0);
        return new int[] {(int) Math.round(x), middle / terrain.width()};
    }

    /** The cells that an option is about, the best for its number first. */
    private Array<int[]> cells(Action option) {
        Realm realm = table.realm();
        if (option instanceof FireAction.LayBrick lay) {
            Array<int[]> cells = PlaceText.cells(lay.brick());
            return lay.brick().element() == Element.BRIDGE ? cells.rotateLeft(1) : cells;
        } else if (option instanceof FireAction.LayHighBridge high) {
            return PlaceText.cells(high.bridge());
        } else if (option instanceof FireAction.MillBrick mill) {
            return PlaceText.cells(mill.brick());
        } else if (option instanceof FireAction.LinkBrick link) {
            return PlaceText.cells(link.brick());
        } else if (option instanceof FireAction.PlaceOriginal place) {
            BuildingForm form = realm.plan(place.building()).forms().get(place.form());
            return PlaceText.cells(form, place.x(), place.y()).take(1);
        } else if (option instanceof FireAction.CompleteSite site) {
            BuildingForm form = realm.plans().get(site.plan()).forms().get(site.form());
            return PlaceText.cells(form, site.x(), site.y());
        } else if (option instanceof FireAction.ChooseHome home) {
            return free(terrain.territory(home.territory()));
        } else if (option instanceof FireAction.ChooseTerritory to) {
            return free(terrain.territory(to.territory()));
        }
        return Array.empty();
    }

    /** The cells of a territory where nothing lies, from the last; the first ones are for the flag. */
    private Array<int[]> free(int territory) {
        Array<int[]> cells = Array.empty();
        for (int y = terrain.height() - 1; y >= 0; y--) {
            for (int x = terrain.width() - 1; x >= 0; x--) {
                if (terrain.territoryAt(x, y) == territory && table.board().at(1, x, y) == 0) {
                    cells = cells.append(new int[] {x, y});
                }
            }
        }
        return cells.take(1);
    }
}
