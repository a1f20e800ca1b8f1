package io.github.casemate.battle.page;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.battle.rules.BattleAction.Advance;
import io.github.casemate.battle.rules.BattleAction.LayBlock;
import io.github.casemate.battle.rules.BattleAction.LookTo;
import io.github.casemate.battle.rules.BattleAction.Move;
import io.github.casemate.battle.rules.BattleAction.NamePad;
import io.github.casemate.battle.rules.BattleAction.PutOnPad;
import io.github.casemate.battle.rules.BattleAction.RemoveFree;
import io.github.casemate.battle.rules.BattleAction.Shoot;
import io.github.casemate.battle.rules.BattleAction.SlidePad;
import io.github.casemate.battle.rules.BattleAction.Station;
import io.github.casemate.battle.rules.BattleAction.TakeFromPad;
import io.github.casemate.battle.rules.BattleAction.TurnOnSquare;
import io.github.casemate.battle.rules.FaceCharacter;
import io.github.casemate.battle.rules.LoadPad;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.CarrierPad;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.PageDrawing;
import io.vavr.collection.Seq;
import java.util.Map;
import java.util.TreeMap;

/** Battle for the Island for pages: the Island with everybody on it, and the pads along its edges. */
public final class BattlePage implements PageDrawing<Action, GameView<BattleTable>> {

    /** For the service loader. */
    public BattlePage() {}

    @Override
    public String pack() {
        return "battle-for-the-island";
    }

    @Override
    public String board(GameView<BattleTable> view, Seq<Action> options, Names names) {
        Map<String, String> choices = new TreeMap<>();
        for (int i = 0; i < options.size(); i++) {
            String place = place(options.get(i), view);
            if (!place.isEmpty()) {
                choices.merge(place, String.valueOf(i), (one, other) -> one + " " + other);
            }
        }
        int below = names.listener()
                .map(listener -> listener.index())
                .filter(seat -> seat >= 0)
                .getOrElse(0);
        return new IslandSvg(view.table(), below, names, choices).svg();
    }

    /** Where on the board an option is chosen: a square, a column of a pad, or a pad. */
    private static String place(Action option, GameView<BattleTable> view) {
        int active = view.table().active();
        if (option instanceof LayBlock lay) {
            return lay.square().toString();
        } else if (option instanceof Station station) {
            return station.square().toString();
        } else if (option instanceof Move move) {
            return move.from().toString();
        } else if (option instanceof Shoot shoot) {
            return shoot.from().toString();
        } else if (option instanceof TurnOnSquare turn) {
            return turn.square().toString();
        } else if (option instanceof RemoveFree remove) {
            return remove.square().toString();
        } else if (option instanceof Advance advance) {
            return IslandSvg.column(active, advance.column());
        } else if (option instanceof TakeFromPad take) {
            return IslandSvg.column(active, take.column());
        } else if (option instanceof NamePad || option instanceof SlidePad) {
            return IslandSvg.pad(active);
        } else if (option instanceof PutOnPad && view.agenda().head() instanceof LoadPad load) {
            return IslandSvg.column(load.asked(view.table()).index(), load.loaded() % CarrierPad.WIDTH + 1);
        } else if (option instanceof LookTo && view.agenda().head() instanceof FaceCharacter face) {
            return face.square().toString();
        }
        return "";
    }
}
