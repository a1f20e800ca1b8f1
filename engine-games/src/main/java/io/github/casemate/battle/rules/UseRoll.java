package io.github.casemate.battle.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.OptionList;
import io.github.casemate.agenda.Play;
import io.github.casemate.battle.rules.BattleAction.Advance;
import io.github.casemate.battle.rules.BattleAction.GiveUpRoll;
import io.github.casemate.battle.rules.BattleAction.Move;
import io.github.casemate.battle.rules.BattleAction.Shoot;
import io.github.casemate.battle.rules.BattleAction.SlidePad;
import io.github.casemate.battle.rules.BattleAction.TurnOnSquare;
import io.github.casemate.battle.table.BattleTable;
import io.vavr.collection.Seq;

/**
 * What a player does with a roll. First the player may shoot, as often as there is something to hit (TRN-2); after a
 * shot the question comes again. Then the roll must be used (TRN-4): a zero has options of its own (ZER-1), after the
 * pad was named it slides (ZER-4), and otherwise a character moves (TRN-3), or the player is stuck (STK-1).
 */
public record UseRoll() implements BattleQuestion {

    static final UseRoll STEP = new UseRoll();

    /** RUL-19: with nobody left on the Island a roll is lost, and the turn ends. A zero and the pad need nobody. */
    @Override
    public void take(Play<BattleTable> play) {
        BattleTable table = play.table();
        if (table.own().isEmpty() && table.die() > 0 && table.bound() != BattleTable.PAD) {
            StartTurn.next(play);
        } else {
            play.ask(this);
        }
    }

    @Override
    public Seq<Action> options(BattleTable table) {
        OptionList options = new OptionList();
        Shooting.addTo(options, table);
        int shots = options.size();
        if (table.die() == 0) {
            Zero.addTo(options, table);
        } else if (table.bound() == BattleTable.PAD) {
            Zero.addSlidesTo(options, table);
        } else {
            Moving.addTo(options, table);
            options.addIf(options.size() == shots, GiveUpRoll.ACTION);
        }
        return EqualOutcomes.without(this, table, options, shots);
    }

    @Override
    public void answer(Play<BattleTable> play, Action answer) {
        if (answer instanceof Move move) {
            Moving.move(play, move);
        } else if (answer instanceof Shoot shoot) {
            Shooting.fire(play, shoot.from().index());
            play.then(STEP);
        } else if (answer instanceof GiveUpRoll) {
            FreeRemoval.stuck(play);
        } else if (answer instanceof TurnOnSquare turn) {
            Zero.turn(play, turn);
        } else if (answer instanceof Advance advance) {
            AdvanceFromPad.advance(play, advance.column());
        } else if (answer instanceof SlidePad slide) {
            Zero.slide(play, slide.hand());
        } else {
            Zero.namePad(play);
        }
    }
}
