package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.ChooseTerritory;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.event.CourseEvents.GiantMoved;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * A player sends the Giant to another territory: by doubles (GIA-1), with a Giant's Lure, or with a Signal Fire (EVT-4).
 * Where every way is barred he stays (RUL-23).
 *
 * @param player who chooses
 * @param steps how far he may go
 */
public record SendGiant(PlayerId player, int steps) implements PersonalQuestion {

    /** He may go to any territory. */
    public static final int ANYWHERE = 99;

    @Override
    public String rule() {
        return steps == 1 ? "GIA-1" : "EVT-4";
    }

    @Override
    public String toChoose() {
        return "where the Giant goes";
    }

    @Override
    public Seq<Action> options(FireTable table) {
        return territories(table, GiantWays.within(table, steps));
    }

    static Seq<Action> territories(FireTable table, Array<Integer> numbers) {
        return numbers.map(to -> new ChooseTerritory(table.realm().terrain().name(to)));
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        move(play, answer);
    }

    static void move(Play<FireTable> play, Action answer) {
        Terrain terrain = play.table().realm().terrain();
        play.emit(new GiantMoved(terrain.name(play.table().walkers().giant()), ((ChooseTerritory) answer).territory()));
    }
}
