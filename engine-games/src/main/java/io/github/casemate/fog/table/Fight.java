package io.github.casemate.fog.table;

/**
 * A fight that is going on. Dice are written as one number, ascending: 2, 2 and 5 are 225; 0 before they are rolled.
 *
 * @param attacker where the attacking unit stands
 * @param defender where the unit stands that it attacks
 * @param attack the attacker's dice
 * @param defence the defender's dice
 */
public record Fight(FogSpace attacker, FogSpace defender, int attack, int defence) {

    /**
     * {@return the dice of one side}
     *
     * @param attacking whether it is the attacker
     */
    public int dice(boolean attacking) {
        return attacking ? attack : defence;
    }

    /**
     * {@return the same fight with other dice for one side}
     *
     * @param attacking whether it is the attacker
     * @param dice its dice
     */
    public Fight withDice(boolean attacking, int dice) {
        return attacking ? new Fight(attacker, defender, dice, defence) : new Fight(attacker, defender, attack, dice);
    }
}
