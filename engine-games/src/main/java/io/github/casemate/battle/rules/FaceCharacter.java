package io.github.casemate.battle.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.battle.rules.BattleAction.LookTo;
import io.github.casemate.battle.table.BattleEvent.CharacterFaced;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.battle.table.Facing;
import io.github.casemate.battle.table.Square;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/**
 * SET-8: a character that has just been placed may look in any direction.
 *
 * @param placed how many characters were placed before it
 * @param square where it stands
 */
public record FaceCharacter(int placed, Square square) implements BattleQuestion {

    private static final Seq<Action> FACINGS = Facing.ALL.map(LookTo::new);

    @Override
    public PlayerId asked(BattleTable table) {
        return PlayerId.of(table.island().owner(square.index()));
    }

    @Override
    public Seq<Action> options(BattleTable table) {
        return FACINGS;
    }

    @Override
    public void answer(Play<BattleTable> play, Action answer) {
        BattleTable table = play.table();
        play.emit(new CharacterFaced(
                asked(table), table.island().kind(square.index()), square, ((LookTo) answer).facing()));
        if (placed + 1 < 2 * table.variant(BattleVariants.START)) {
            play.then(new PlaceCharacter(placed + 1));
        } else if (table.variant(BattleVariants.PADS)) {
            play.then(new LoadPad(0));
        } else {
            StartTurn.first(play);
        }
    }
}
