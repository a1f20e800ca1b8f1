package io.github.casemate.fog.action;

import io.vavr.collection.CharSeq;

/**
 * CHA-3: chance has rolled one, two or three dice.
 *
 * @param dice their faces, ascending, as one number: 2, 2 and 5 are 225
 */
public record CombatRoll(int dice) implements FogAction {

    @Override
    public String notation() {
        return "dice " + spaced(dice);
    }

    static String spaced(int dice) {
        return CharSeq.of(String.valueOf(dice)).mkString(" ");
    }
}
