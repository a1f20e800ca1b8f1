package io.github.casemate.fire.page;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.PageDrawing;
import io.github.casemate.text.Markup;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** King of Fire Island for pages: the island, which can be turned, the hand, everybody's piles, and what dice give. */
public final class FirePage implements PageDrawing<Action, GameView<FireTable>> {

    private static final int QUARTERS = 4;

    /** For the service loader. */
    public FirePage() {}

    @Override
    public String pack() {
        return "king-of-fire-island";
    }

    @Override
    public int turns() {
        return QUARTERS;
    }

    @Override
    public String board(GameView<FireTable> view, Seq<Action> options, Names names) {
        return board(view, options, names, 0);
    }

    @Override
    public String board(GameView<FireTable> view, Seq<Action> options, Names names, int turn) {
        FireTable table = view.table();
        FireChoices choices = new FireChoices(view, options);
        Markup html = new Markup().open("div", "class", "fire-page");
        new IsleSvg(table, turn, names, choices, html).draw();
        Seq<PlayerId> players = Array.range(0, table.realm().players()).map(PlayerId::of);
        for (PlayerId player : players.filter(names::isYou).appendAll(players.reject(names::isYou))) {
            new HandHtml(table, player, names, choices, html).draw();
        }
        new SeatsHtml(table, names, choices, html).draw();
        new DiceHtml(table, html).draw();
        return html.close().toString();
    }
}
