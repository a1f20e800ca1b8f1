package io.github.casemate.fog.words;

import io.github.casemate.agenda.Action;
import io.github.casemate.fog.action.FogAction.ActivateUnit;
import io.github.casemate.fog.action.FogAction.AttackTowards;
import io.github.casemate.fog.action.FogAction.CombatRoll;
import io.github.casemate.fog.action.FogAction.DrawTile;
import io.github.casemate.fog.action.FogAction.ExploreFrom;
import io.github.casemate.fog.action.FogAction.HeadFor;
import io.github.casemate.fog.action.FogAction.LayTile;
import io.github.casemate.fog.action.FogAction.PlayerBegins;
import io.github.casemate.fog.action.FogAction.PointArrow;
import io.github.casemate.fog.action.FogAction.RollAgain;
import io.github.casemate.fog.action.FogAction.StopAt;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.pack.Notation;
import io.vavr.collection.CharSeq;
import java.util.Locale;

/**
 * How answers are written down: short, and differently for all options of a question. Spaces, places and directions are
 * named as on the board.
 */
public final class FogNotation {

    private FogNotation() {}

    /**
     * {@return the notation of an action, such as {@code e2 e} for stepping into the fog}
     *
     * @param action the action
     */
    public static String of(Action action) {
        if (action instanceof FogChoice choice) {
            return choice.name().toLowerCase(Locale.ROOT);
        } else if (action instanceof ActivateUnit unit) {
            return unit.space().toString();
        } else if (action instanceof HeadFor goal) {
            return goal.place().toString();
        } else if (action instanceof StopAt stop) {
            return stop.space().toString();
        } else if (action instanceof ExploreFrom explore) {
            return explore.space() + " " + explore.heading().text();
        } else if (action instanceof LayTile lay) {
            return lay.place().toString();
        } else if (action instanceof PointArrow arrow) {
            return arrow.heading().text();
        } else if (action instanceof AttackTowards attack) {
            return "attack " + attack.heading().text();
        } else if (action instanceof RollAgain again) {
            return "again " + spaced(again.dice());
        } else if (action instanceof PlayerBegins first) {
            return "first " + (first.player().index() + 1);
        } else if (action instanceof DrawTile drawn) {
            return "tile " + drawn.tile();
        } else if (action instanceof CombatRoll roll) {
            return "dice " + spaced(roll.dice());
        }
        return Notation.<Action>ofText().of(action);
    }

    private static String spaced(int dice) {
        return CharSeq.of(String.valueOf(dice)).mkString(" ");
    }
}
