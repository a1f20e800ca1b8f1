package io.github.casemate.app.board;

import io.github.casemate.app.text.Block;
import io.github.casemate.app.text.Ink;
import io.github.casemate.app.text.RunningText;
import io.github.casemate.app.words.Names;
import io.github.casemate.expansions.ghost.GhostCaptain;
import io.github.casemate.expansions.monuments.Island;
import io.github.casemate.expansions.monuments.Monument;
import io.github.casemate.expansions.monuments.Monuments;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Locale;
import org.jline.utils.AttributedString;

/** What expansions put beside the table. */
final class Extras {

    private Extras() {}

    static Block of(Table table, Names names, int width) {
        return islands(table, names, width).above(ghost(table));
    }

    /** Whether this seat is the Ghost Captain's. */
    static boolean isGhost(Table table, PlayerId player) {
        return table.slices().containsKey(GhostCaptain.KEY.id()) && player.equals(GhostCaptain.SEAT);
    }

    private static Block islands(Table table, Names names, int width) {
        if (!table.slices().containsKey(Monuments.KEY.id())) {
            return Block.EMPTY;
        }
        Seq<Monument> built = table.slice(Monuments.KEY).built();
        Seq<AttributedString> islands = Array.of(Island.values())
                .map(island -> built.find(monument -> monument.island() == island)
                        .map(monument -> taken(monument, names))
                        .getOrElse(() -> free(island)));
        return RunningText.wrapped(
                Ink.row(Ink.text("Islands: ", Ink.FAINT), Pieces.joined(islands, Ink.text("; "))), width, 2);
    }

    private static AttributedString taken(Monument monument, Names names) {
        return Ink.row(
                Ink.text(name(monument.island()) + ": monument of "),
                Ink.text(names.whom(monument.owner()), Ink.of(monument.owner())));
    }

    private static AttributedString free(Island island) {
        return Ink.row(
                Ink.text(name(island) + " (toll " + island.toll() + ") "),
                Pieces.stones(island.cost()),
                Ink.text(" for " + island.coins() + "c"));
    }

    private static String name(Island island) {
        return island.name().toLowerCase(Locale.ROOT);
    }

    private static Block ghost(Table table) {
        return isGhost(table, GhostCaptain.SEAT)
                ? Block.of(Ink.text("The Ghost Captain's card is "
                        + (GhostCaptain.on(table).faceUp()
                                ? "face up: he decides by himself"
                                : "face down: you decide for him")))
                : Block.EMPTY;
    }
}
