package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.vavr.collection.Array;

/**
 * FRT-2: leaving a space empty, or placing a stone of any colour in the supply. The lists depend on a few bits and are
 * made once.
 */
final class StoneOptions {

    private static final Array<Array<Array<Action>>> OPTIONS = Array.range(0, Layout.MOST_SPACES)
            .map(space -> Array.range(0, 1 << StoneColor.count()).map(colors -> listed(space, colors)));

    private StoneOptions() {}

    static Array<Action> of(int space, Stones supply) {
        int colors = 0;
        for (int i = 0; i < StoneColor.count(); i++) {
            colors |= supply.has(StoneColor.at(i)) ? 1 << i : 0;
        }
        return OPTIONS.get(space).get(colors);
    }

    private static Array<Action> listed(int space, int colors) {
        return Array.of(StoneColor.values())
                .filter(color -> (colors >>> color.ordinal() & 1) == 1)
                .<Action>map(color -> new PlaceStone(space, color))
                .prepend(new LeaveEmpty(space));
    }
}
