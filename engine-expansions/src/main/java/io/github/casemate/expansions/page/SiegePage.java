package io.github.casemate.expansions.page;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.PageDrawing;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Island Siege for pages: the attack, what belongs to nobody, your side, your hand, and the sides of the others. This is
 * the order on a narrow screen; a wide one shows the others above you.
 */
public final class SiegePage implements PageDrawing<Action, GameView<Table>> {

    /** For the service loader. */
    public SiegePage() {}

    @Override
    public String pack() {
        return "island-siege";
    }

    @Override
    public String board(GameView<Table> view, Seq<Action> options, Names names) {
        Table table = view.table();
        SiegeCanvas canvas = new SiegeCanvas(table, names, SiegeChoices.of(view, options));
        canvas.out().open("div", "class", "siege").open("div", "class", "siege-table");
        SiegeSymbols.define(canvas.out());
        new AttackPicture(canvas).draw();
        new CommonPicture(canvas).draw();
        SidePicture sides = new SidePicture(canvas);
        Array<PlayerId> others = table.playersFrom(PlayerId.of(0));
        for (PlayerId you : names.listener()) {
            sides.draw(you);
            new HandPicture(canvas).draw(you);
            others = table.opponents(you);
        }
        canvas.out().open("div", "class", "siege-others");
        others.forEach(sides::draw);
        return canvas.out().close().close().close().toString();
    }
}
