package io.github.casemate.battle.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.OptionList;
import io.github.casemate.agenda.Play;
import io.github.casemate.battle.rules.BattleAction.Station;
import io.github.casemate.battle.table.BattleEvent.CharacterPlaced;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.battle.table.Square;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * SET-8: the players place their first characters in turn, each on an empty square of the two rows nearest to them. The
 * facing is a question of its own.
 *
 * @param placed how many characters stand on the Island
 */
public record PlaceCharacter(int placed) implements BattleQuestion {

    private static final int ROWS = 2 * Square.WIDTH;
    private static final Array<Array<Station>> STATIONS = CharacterKind.ALL.map(
            kind -> Array.range(0, Square.COUNT).map(square -> new Station(kind, Square.of(square))));

    @Override
    public PlayerId asked(BattleTable table) {
        return PlayerId.of((table.first() + placed) % 2);
    }

    @Override
    public Seq<Action> options(BattleTable table) {
        int seat = asked(table).index();
        int from = seat == 0 ? 0 : Square.COUNT - ROWS;
        OptionList options = new OptionList();
        for (CharacterKind kind : CharacterKind.ALL) {
            for (int square = from; square < from + ROWS; square++) {
                boolean free = table.reserves().inHand(seat, kind) > 0
                        && table.island().isEmpty(square);
                options.addIf(free, STATIONS.get(kind.ordinal()).get(square));
            }
        }
        return options.all();
    }

    @Override
    public void answer(Play<BattleTable> play, Action answer) {
        Station station = (Station) answer;
        play.emit(new CharacterPlaced(asked(play.table()), station.character(), station.square()));
        play.then(new FaceCharacter(placed, station.square()));
    }
}
