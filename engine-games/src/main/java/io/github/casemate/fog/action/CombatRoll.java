package io.github.casemate.fog.action;

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
        String digits = String.valueOf(dice);
        StringBuilder spaced = new StringBuilder(digits.substring(0, 1));
        for (int i = 1; i < digits.length(); i++) {
            spaced.append(' ').append(digits.charAt(i));
        }
        return spaced.toString();
    }
}
