package io.github.casemate.siege.words;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Goal;
import io.github.casemate.pack.Names;
import io.github.casemate.siege.box.Variants;
import io.github.casemate.siege.rules.VictoryPhase;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.github.casemate.text.English;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/** What the players want, how far they are, and who is about to win. */
final class Prospects {

    static final Array<String> AIM = Array.of(
            "Build forts of stones and settle your nine colonists in them.",
            "You win at the start of your turn if none of them is left at home (VIC-2),",
            "or if you have 20 coins and more than anybody else (VIC-3).",
            "Buildings and ships bring coins, but they cost colonists of a fort.",
            "Attack the forts of the others: what falls goes home or is lost.");

    static final Array<String> TURN = Array.of(
            "1. If you have won, the game is over (VIC-1).",
            "2. Each of your forts that has room gets a colonist from home (COL-1).",
            "3. Your fleet comes home (ACT-2), and you do one thing (ACT-1):",
            "   draw cards, build a fort, a building or a ship, or attack a fort.",
            "4. The player on your left goes on.");

    private static final Array<String> VICTORIES = Array.of(
            "Colonist victory: your turn begins with none of your colonists at home (VIC-2).",
            "Economic victory: at the start of your turn you have enough coins, and more than anybody else (VIC-3).");

    private Prospects() {}

    static Seq<String> victories(UnaryOperator<Seq<String>> told, Variants variants) {
        Seq<String> victories = told.apply(VICTORIES);
        return variants.turnLimit() == 0
                ? victories
                : victories.append("After turn " + variants.turnLimit()
                        + " whoever has most coins wins, then whoever has fewest colonists at home (RUL-20).");
    }

    static Seq<Goal> progress(Table table) {
        return table.players()
                .flatMap(side -> Array.of(
                        new Goal(
                                side.id(),
                                side.coins() + " of " + VictoryPhase.coinsNeeded(table, side.id()) + " coins"),
                        new Goal(side.id(), English.count(side.home(), "colonist") + " left at home")));
    }

    /** VIC-1: whoever meets the conditions now wins when their turn comes, unless the others do something about it. */
    static Seq<String> threats(Table table, Names names) {
        return table.ending().isDefined()
                ? Array.empty()
                : table.players().flatMap(side -> victory(table, side).map(reason -> wins(side.id(), reason, names)));
    }

    private static Option<String> victory(Table table, PlayerState side) {
        if (side.home() == 0) {
            return Option.some("no colonist is left at home (VIC-2)");
        }
        return VictoryPhase.hasEconomicVictory(table, side.id())
                ? Option.some(English.count(side.coins(), "coin") + ", more than anybody else (VIC-3)")
                : Option.none();
    }

    private static String wins(PlayerId player, String reason, Names names) {
        return names.does(player, "wins") + " when " + (names.isYou(player) ? "your" : "their") + " turn comes: "
                + reason + ".";
    }
}
