package io.github.casemate.battle.words;

import io.github.casemate.agenda.Action;
import io.github.casemate.battle.rules.BattleAction.Advance;
import io.github.casemate.battle.rules.BattleAction.BeFirst;
import io.github.casemate.battle.rules.BattleAction.DieShows;
import io.github.casemate.battle.rules.BattleAction.GiveUpRoll;
import io.github.casemate.battle.rules.BattleAction.LayBlock;
import io.github.casemate.battle.rules.BattleAction.LookTo;
import io.github.casemate.battle.rules.BattleAction.Move;
import io.github.casemate.battle.rules.BattleAction.NamePad;
import io.github.casemate.battle.rules.BattleAction.PassOn;
import io.github.casemate.battle.rules.BattleAction.PutOnPad;
import io.github.casemate.battle.rules.BattleAction.RemoveFree;
import io.github.casemate.battle.rules.BattleAction.Shoot;
import io.github.casemate.battle.rules.BattleAction.SlidePad;
import io.github.casemate.battle.rules.BattleAction.Spare;
import io.github.casemate.battle.rules.BattleAction.Station;
import io.github.casemate.battle.rules.BattleAction.TakeFromPad;
import io.github.casemate.battle.rules.BattleAction.TurnOnSquare;
import io.github.casemate.battle.rules.BattleAction.Underside;
import io.github.casemate.battle.table.BattleText;
import io.github.casemate.pack.Notation;

/** How actions are written down, such as {@code e5 left} for a move and {@code shoot e5}. */
public final class BattleNotation {

    /** Different for all options of one question. */
    public static final Notation<Action> NOTATION = BattleNotation::text;

    private BattleNotation() {}

    private static String text(Action action) {
        if (action instanceof BeFirst first) {
            return "first " + first.player();
        } else if (action instanceof LayBlock lay) {
            return "block " + lay.square();
        } else if (action instanceof Station station) {
            return BattleText.low(station.character()) + " " + station.square();
        } else if (action instanceof LookTo look) {
            return BattleText.low(look.facing());
        } else if (action instanceof PutOnPad put) {
            return BattleText.low(put.character());
        } else if (action instanceof DieShows die) {
            return "roll " + die.face();
        } else if (action instanceof Shoot shoot) {
            return "shoot " + shoot.from();
        } else if (action instanceof Advance advance) {
            return "advance " + advance.column();
        } else if (action instanceof NamePad) {
            return "pad";
        } else if (action instanceof TurnOnSquare turn) {
            return "turn " + turn.square() + " " + BattleText.low(turn.hand());
        } else if (action instanceof SlidePad slide) {
            return "slide " + BattleText.low(slide.hand());
        } else if (action instanceof Move move) {
            return move.from() + " " + BattleText.low(move.course());
        } else if (action instanceof GiveUpRoll) {
            return "stuck";
        } else if (action instanceof PassOn) {
            return "end";
        } else if (action instanceof Underside side) {
            return side.live() ? "live" : "safe";
        } else if (action instanceof RemoveFree remove) {
            return "remove " + remove.square();
        } else if (action instanceof TakeFromPad take) {
            return "take " + take.column();
        } else if (action instanceof Spare) {
            return "spare";
        }
        return Notation.<Action>ofText().of(action);
    }
}
