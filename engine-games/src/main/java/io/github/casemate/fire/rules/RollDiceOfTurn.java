package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.RollColours;
import io.github.casemate.fire.box.Bonus;
import io.github.casemate.fire.box.PoleColour;
import io.github.casemate.fire.event.CourseEvents.ColoursRolled;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;

/**
 * TRN-1, step one. PRO-1, PRO-2: two colours are rolled, and Cottages produce. GIA-1: on doubles nobody collects, and the
 * player moves the Giant.
 */
public record RollDiceOfTurn() implements ChanceStep<FireTable> {

    private static final Distribution<Action> DICE = Distribution.weighted(PoleColour.ALL
            .flatMap(one -> PoleColour.ALL
                    .drop(one.ordinal())
                    .<Tuple2<Action, Long>>map(other -> Tuple.of(new RollColours(one, other), one == other ? 1L : 2L)))
            .toArray());

    @Override
    public Distribution<Action> odds(FireTable table) {
        return DICE;
    }

    @Override
    public void answer(Play<FireTable> play, Action outcome) {
        RollColours dice = (RollColours) outcome;
        PlayerId player = play.table().active();
        play.emit(new ColoursRolled(player, dice.one(), dice.other()));
        if (dice.one() == dice.other()) {
            doubles(play, player);
        } else {
            Harvest.collect(play, Array.of(dice.one(), dice.other()));
        }
        if (play.table().realm().variants().windowAfterDice()) {
            play.then(new OpenWindow(false));
        }
        play.then(new LookForKing(false), new Menu());
    }

    /** GIA-1; ADV-2: to any territory; ADV-3: and an element for the player. */
    private static void doubles(Play<FireTable> play, PlayerId player) {
        boolean far = Works.has(play.table(), player, Bonus.DOUBLES_MOVE_FAR);
        int gifts = Works.count(play.table(), player, Bonus.DOUBLES_GIVE_ONE);
        play.then(new SendGiant(player, far ? SendGiant.ANYWHERE : 1), new LookForKing(false));
        for (int i = 0; i < gifts; i++) {
            play.then(new TakeOne(player));
        }
    }
}
