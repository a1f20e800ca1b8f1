package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.siege.event.StonesPicked;
import io.github.casemate.siege.quantity.GroupSize;
import io.github.casemate.siege.quantity.WaveResults;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.AttackQuestion;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * ATK-7, DEF-1, DEF-2, RUL-1: for each result of the attack colour a stone of that colour falls, as long as any can be
 * picked.
 */
public record FirstWave() implements AttackQuestion {

    /** The only instance: the step has no fields. */
    public static final FirstWave STEP = new FirstWave();

    @Override
    public Seq<Action> options(Table table) {
        return table.requireAttack().color().isEmpty()
                ? Array.empty()
                : reachable(table, table.requireAttack().color().get()).map(FellStones::new);
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        Table table = play.table();
        Fort fort = table.fort(table.requireAttack().fort().get());
        StoneColor color = table.requireAttack().color().get();
        int[] order = Picking.order(
                fort.wall().mask(),
                ((FellStones) answer).spaces().mask(),
                pickable(table, fort, color, results(table, color)));
        if (order.length > 0) {
            play.emit(new StonesPicked(asked(table), ((FellStones) answer).spaces()));
        }
        for (int space : order) {
            play.emit(new StoneFell(fort.card(), space, color));
        }
    }

    @Override
    public Rejection explain(Table table, Action action) {
        if (!(action instanceof FellStones fell)) {
            return Rejections.wrongAnswer(action, "choose the stones that fall", "ATK-7");
        }
        Fort fort = table.fort(table.requireAttack().fort().get());
        StoneColor color = table.requireAttack().color().get();
        int results = results(table, color);
        for (int space : fell.spaces().numbers()) {
            if (space >= fort.card().fortLayout().size() || fort.wall().at(space) != color) {
                return Rejection.of("wrong-color", "There is no " + color + " stone on space " + space + ".", "ATK-7");
            }
            if (fort.wall().count(color) > 0
                    && groupSize(table, fort, color, space, fort.wall().mask()) > results) {
                return Rejection.of(
                        "group-too-large",
                        "The stone on space " + space + " belongs to a group that is too large for " + results
                                + " results.",
                        "DEF-2");
            }
        }
        int number = reachable(table, color).head().size();
        return fell.spaces().size() == number
                ? Rejection.of("protected-stone", "One of these stones has another in front of it.", "DEF-1")
                : Rejection.of("wrong-number", "The number of stones that fall must be " + number + ".", "ATK-7");
    }

    /**
     * The sets of stones that a first wave of a colour can fell.
     *
     * @param table the table; there is an attack on a fort
     * @param color the attack colour
     * @return every set that some order of picking can reach; all are of one size
     */
    public static Seq<Spaces> reachable(Table table, StoneColor color) {
        Fort fort = table.fort(table.requireAttack().fort().get());
        int results = results(table, color);
        return Picking.sets(
                fort.wall().mask(), fort.wall().mask(color), results, pickable(table, fort, color, results));
    }

    private static int results(Table table, StoneColor color) {
        AttackState attack = table.requireAttack();
        return Abilities.number(table, new WaveResults(attack, attack.results(color)));
    }

    private static Picking.Pickable pickable(Table table, Fort fort, StoneColor color, int results) {
        Layout layout = fort.card().fortLayout();
        return (space, standing) ->
                !layout.isProtected(space, standing) && groupSize(table, fort, color, space, standing) <= results;
    }

    private static int groupSize(Table table, Fort fort, StoneColor color, int space, int standing) {
        Layout layout = fort.card().fortLayout();
        int same = fort.wall().mask(color) & standing;
        int group = 1 << space;
        int before = 0;
        while (group != before) {
            int edge = group & ~before;
            before = group;
            for (int left = edge; left != 0; left &= left - 1) {
                group |= layout.neighbors(Integer.numberOfTrailingZeros(left)) & same;
            }
        }
        int size = Integer.bitCount(group);
        return Abilities.number(table, GroupSize.class, table.requireAttack(), size, GroupSize::new);
    }
}
