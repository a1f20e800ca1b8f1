package io.github.casemate.expansions.invented;

import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.phrasing.PieceDrawing;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.text.Block;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;

/** The flotsam in words, and the shore drawn. */
final class FlotsamWords {

    static final ModuleWords ALL = ModuleWords.NONE
            .told(StoneStranded.class, (e, say) -> "A " + PieceWords.color(e.color()) + " stone is washed ashore.")
            .told(
                    StoneGathered.class,
                    (e, say) -> say.does(e.player(), "picks") + " up a " + PieceWords.color(e.color())
                            + " stone from the shore.")
            .option(
                    OpenBottle.class,
                    OpenBottle::bottle,
                    (a, say) -> "Open " + a.bottle().name() + ": " + a.bottle().text())
            .question(CombShore.class, "Which stone do you take from the shore, instead of reinforcing?", "FLO-1")
            .wishes((table, card) ->
                    table.deck(FlotsamModule.BOTTLES).owns(card) ? Array.of(new OpenBottle(card)) : Array.empty())
            .drawing((table, names, width) -> Block.of(StyledText.of("Shore ")
                    .then(PieceDrawing.stones(table.slice(Shore.KEY).stones()))));

    private FlotsamWords() {}
}
