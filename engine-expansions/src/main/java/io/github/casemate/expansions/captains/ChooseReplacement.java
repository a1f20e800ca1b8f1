package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * RUL-79: the attacker picks a Black, Gray or White stone, and another of these colours that is in the general supply.
 */
public record ChooseReplacement() implements StoneOrder {

    private static final Array<StoneColor> COLORS =
            Array.of(StoneColor.values()).filter(color -> Face.of(color).isDefined());

    static Array<Action> replacements(Table table) {
        Option<Fort> fort = Marks.fort(table);
        if (fort.isEmpty()) {
            return Array.empty();
        }
        Array<StoneColor> there = COLORS.filter(table.supply()::has);
        List<Action> replacements = new ArrayList<>();
        for (int space = 0; space < fort.get().card().fortLayout().size(); space++) {
            StoneColor stone = fort.get().wall().at(space);
            for (StoneColor color : there) {
                if (stone != null && stone != color && COLORS.contains(stone)) {
                    replacements.add(new ReplaceStone(space, color));
                }
            }
        }
        return Array.ofAll(replacements);
    }

    @Override
    public Seq<Action> options(Table table) {
        return replacements(table);
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        ReplaceStone replace = (ReplaceStone) answer;
        Fort fort = Marks.fort(play.table()).get();
        StoneColor old = Objects.requireNonNull(fort.wall().at(replace.space()));
        play.emit(new OrderAimed(asked(play.table()), answer));
        play.emit(new StoneReplaced(fort.card(), replace.space(), old, replace.color()));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return Rejection.of(
                action instanceof ReplaceStone ? "no-such-replacement" : Rejection.NOT_AN_OPTION,
                "Pick a Black, Gray or White stone, and another of these colours from the general supply.",
                "RUL-79");
    }
}
