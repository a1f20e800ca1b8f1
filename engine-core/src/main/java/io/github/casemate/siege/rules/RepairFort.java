package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.StoneBrought;
import io.github.casemate.siege.spi.PlayerQuestion;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * BLD-3, RUL-5: the builder may put one stone of the repair colour on an empty space of the fort.
 *
 * @param player who builds
 * @param building the building
 * @param fort the fort
 */
public record RepairFort(PlayerId player, Card building, Card fort) implements PlayerQuestion {

    private static final Action DECLINE = new Decline();
    private static final Array<Action> REPAIRS =
            Array.range(0, Layout.MOST_SPACES).map(RepairSpace::new);

    @Override
    public Seq<Action> options(Table table) {
        Option<StoneColor> color = building.repair();
        Option<Fort> above = table.findFort(fort);
        if (color.isEmpty() || !table.supply().has(color.get()) || above.isEmpty()) {
            return Array.empty();
        }
        int empty = ~above.get().wall().mask() & (1 << fort.fortLayout().size()) - 1;
        if (table.variants().repairFlagsOnly()) {
            for (int space = 0; space < fort.fortLayout().size(); space++) {
                empty &= fort.fortLayout().flag(space).equals(color) ? -1 : ~(1 << space);
            }
        }
        return empty == 0 ? Array.empty() : options(empty);
    }

    private static Array<Action> options(int spaces) {
        Action[] options = new Action[1 + Integer.bitCount(spaces)];
        options[0] = DECLINE;
        int count = 1;
        for (int left = spaces; left != 0; left &= left - 1) {
            options[count++] = REPAIRS.get(Integer.numberOfTrailingZeros(left));
        }
        return Array.of(options);
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        if (answer instanceof RepairSpace repair) {
            play.emit(new StoneBrought(fort, repair.space(), building.repair().get()));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(
                StepChecks.inPlay("building", building, player, table), StepChecks.fort("fort", fort, player, table));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        if (!(action instanceof RepairSpace repair)) {
            return Rejections.wrongAnswer(action, "repair a space or decline", "BLD-3");
        }
        int space = repair.space();
        if (space < 0 || space >= fort.fortLayout().size()) {
            return Rejection.of("no-such-space", fort.name() + " has no space " + space + ".", "BLD-3");
        }
        return table.fort(fort).wall().isFilled(space)
                ? Rejection.of("space-not-empty", "There is a stone on space " + space + " already.", "BLD-3")
                : Rejection.of("no-flag-space", "Space " + space + " has no flag of the stone's colour.", "RUL-5");
    }
}
