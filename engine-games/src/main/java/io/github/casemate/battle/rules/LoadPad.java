package io.github.casemate.battle.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.OptionList;
import io.github.casemate.agenda.Play;
import io.github.casemate.battle.rules.BattleAction.PutOnPad;
import io.github.casemate.battle.table.BattleEvent.PadLoaded;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.CarrierPad;
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/**
 * SET-9: the other five go onto the pad, one in each column: first the first player's, then the opponent's. Only the
 * kind is asked, from column 1 on (RUL-3).
 *
 * @param loaded how many characters stand on the pads
 */
public record LoadPad(int loaded) implements BattleQuestion {

    private static final Seq<PutOnPad> KINDS = CharacterKind.ALL.map(PutOnPad::new);

    @Override
    public PlayerId asked(BattleTable table) {
        return PlayerId.of(loaded < CarrierPad.WIDTH ? table.first() : 1 - table.first());
    }

    @Override
    public Seq<Action> options(BattleTable table) {
        int seat = asked(table).index();
        OptionList options = new OptionList();
        for (PutOnPad option : KINDS) {
            options.addIf(table.reserves().inHand(seat, option.character()) > 0, option);
        }
        return options.all();
    }

    @Override
    public void answer(Play<BattleTable> play, Action answer) {
        int column = loaded % CarrierPad.WIDTH + 1;
        play.emit(new PadLoaded(asked(play.table()), column, ((PutOnPad) answer).character()));
        if (loaded + 1 < 2 * CarrierPad.WIDTH) {
            play.then(new LoadPad(loaded + 1));
        } else {
            StartTurn.first(play);
        }
    }
}
