package io.github.casemate.siege;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Bounds;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;

/** How far the game has come: coins, turns, attacks and the end. */
final class ProgressLaws {

    /** No game gets this far. */
    private static final int FAR = Bounds.MOST;

    private final Table table;
    private final Problems found;

    private ProgressLaws(Table table, Problems found) {
        this.table = table;
        this.found = found;
    }

    static void check(Table table, Problems found) {
        ProgressLaws laws = new ProgressLaws(table, found);
        for (PlayerState side : table.players()) {
            laws.number(
                    side.coins(),
                    Integer.MAX_VALUE,
                    "LAW-10",
                    "players[" + side.id().index() + "].coins");
        }
        laws.number(table.turn(), Integer.MAX_VALUE, "RUL-20", "turn");
        table.attack().forEach(laws::ongoing);
        table.lastAttack().forEach(last -> laws.attack(last, "lastAttack"));
        table.ending().forEach(laws::ending);
    }

    /** Limits that a game never reaches by playing, and that a table from outside must not exceed. */
    static void checkFromOutside(Table table, Problems found) {
        ProgressLaws laws = new ProgressLaws(table, found);
        for (PlayerState side : table.players()) {
            laws.number(side.coins(), FAR, "LAW-10", "players[" + side.id().index() + "].coins");
        }
        laws.number(table.turn(), FAR, "RUL-20", "turn");
    }

    private void number(int number, int most, String law, String field) {
        found.require(number >= 0 && number <= most, law, field, () -> number + " is not between 0 and " + most);
    }

    private void ongoing(AttackState attack) {
        attack(attack, "attack");
        found.require(
                attack.attacker().equals(table.active()),
                "ATK-1",
                "attack.attacker",
                () -> attack.attacker() + " attacks in the turn of " + table.active());
        found.require(
                attack.fort()
                        .flatMap(table::findFort)
                        .forAll(fort -> attack.defender().contains(fort.owner())),
                "ATK-1",
                "attack.defender",
                () -> "the fort is not the defender's");
    }

    private void attack(AttackState attack, String field) {
        found.require(isSeated(attack.attacker()), "ATK-1", field + ".attacker", () -> "there is no such player");
        found.require(
                attack.fort()
                        .forAll(fort ->
                                fort.type() == CardType.FORT && table.main().owns(fort)),
                "ATK-1",
                field + ".fort",
                () -> attack.fort().get() + " is not a fort of this game");
        found.require(
                attack.defender().isDefined() == attack.fort().isDefined()
                        && attack.defender().forAll(player -> isSeated(player) && !player.equals(attack.attacker())),
                "ATK-1",
                field + ".defender",
                () -> "an attack on a fort, and no other, has a defender, who is an opponent of the attacker");
        int spaces = attack.fort()
                .flatMap(fort -> fort.layout())
                .map(layout -> layout.size())
                .getOrElse(0);
        found.require(
                attack.picked().mask() >>> spaces == 0,
                "ATK-7",
                field + ".picked",
                () -> "stones were picked where there is no space");
        found.require(
                attack.color().forAll(color -> spaces > 0 && Face.of(color).isDefined()),
                "ATK-6",
                field + ".color",
                () -> "no die shows the attack colour, or there is no fort");
        number(attack.rolling(), AttackState.MOST_DICE, "ATK-2", field + ".rolling");
        number(attack.rerolls(), AttackState.MOST_DICE, "ATK-3", field + ".rerolls");
        number(attack.results().total() + attack.rolling(), AttackState.MOST_RESULTS, "ATK-2", field + ".results");
        found.require(
                Array.of(Face.values()).map(attack::results).sum().intValue()
                        == attack.results().total(),
                "ATK-2",
                field + ".results",
                () -> "there are results of a face that no die has");
        found.require(
                PlaceLaws.isSeated(attack.sentHome(), table),
                "LAW-2",
                field + ".sentHome",
                () -> "there are colonists that belong to nobody");
        found.require(
                PlaceLaws.isSeated(attack.moved(), table),
                "LAW-2",
                field + ".moved",
                () -> "there are colonists that belong to nobody");
    }

    /** LAW-12: a victory comes in the winner's own turn; a draw has no winner. */
    private void ending(Ending ending) {
        found.require(
                ending.winner().isDefined() == (ending.how() != Ending.Victory.DRAW)
                        && ending.winner().forAll(this::isSeated)
                        && (ending.how() == Ending.Victory.DRAW
                                || ending.how() == Ending.Victory.TURN_LIMIT
                                || ending.winner().contains(table.active())),
                "LAW-12",
                "ending",
                () -> ending + " is not an end of this game");
    }

    private boolean isSeated(PlayerId player) {
        return player.index() < table.players().size();
    }
}
