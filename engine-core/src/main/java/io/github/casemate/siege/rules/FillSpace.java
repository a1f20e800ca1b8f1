package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Question;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.StonePlaced;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * FRT-2: a stone from the personal supply, or none, for one space of a new fort. The spaces come in order.
 *
 * @param card the fort
 * @param space the space
 * @param placed how many stones have been placed before
 */
public record FillSpace(Card card, int space, int placed) implements Question<Table>, ValidatedStep {

    /** Asks for the next empty space, or scores the build when nothing is left to ask. */
    static void goOn(Play<Table> play, Card card, int from, int placed) {
        Fort fort = play.table().fort(card);
        int size = card.fortLayout().size();
        int filled = fort.wall().mask();
        int space = from;
        while (space < size && (filled >>> space & 1) == 1) {
            space++;
        }
        if (space < size && !play.table().player(fort.owner()).supply().isEmpty()) {
            play.then(new FillSpace(card, space, placed));
        } else {
            play.then(new ScoreBuild(fort.owner(), card, Option.none(), placed), new EndBuild(fort.owner(), card));
        }
    }

    @Override
    public PlayerId asked(Table table) {
        Option<PlayerId> owner = table.owner(card);
        return owner.isDefined() ? owner.get() : table.active();
    }

    @Override
    public Seq<Action> options(Table table) {
        Option<Fort> fort = table.findFort(card);
        if (fort.isEmpty()) {
            return Array.empty();
        }
        return fort.get().wall().isFilled(space)
                ? Array.of(new LeaveEmpty(space))
                : StoneOptions.of(space, table.player(asked(table)).supply());
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        int more = 0;
        if (answer instanceof PlaceStone place) {
            play.emit(new StonePlaced(asked(play.table()), card, space, place.color()));
            more = 1;
        }
        goOn(play, card, space + 1, placed + more);
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(
                StepChecks.that(table.findFort(card).isDefined(), "card", "there is no fort " + card),
                StepChecks.space("space", space, card),
                StepChecks.number("placed", placed, 0, space));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        if (action instanceof PlaceStone place && place.space() == space) {
            return Rejection.of(
                    "no-such-stone", "There is no " + place.color() + " stone in the personal supply.", "FRT-2");
        }
        if (action instanceof PlaceStone || action instanceof LeaveEmpty) {
            return Rejection.of("wrong-space", "Space " + space + " is next.", "FRT-2");
        }
        return Rejections.wrongAnswer(action, "put a stone on space " + space + " or leave it empty", "FRT-2");
    }
}
