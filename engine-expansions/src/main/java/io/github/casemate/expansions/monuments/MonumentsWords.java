package io.github.casemate.expansions.monuments;

import io.github.casemate.pack.Names;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.phrasing.PieceDrawing;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.siege.table.Table;
import io.github.casemate.text.Block;
import io.github.casemate.text.English;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Locale;

/** The monuments in words, and the islands drawn. */
final class MonumentsWords {

    static final ModuleWords ALL = ModuleWords.NONE
            .told(
                    MonumentBuilt.class,
                    (e, say) -> say.does(e.player(), "builds") + " a monument on the " + name(e.island()) + " island.")
            .option(
                    BuildMonument.class,
                    (a, say) -> "On the " + name(a.island()) + " island: "
                            + PieceWords.stones(a.island().cost()) + " for "
                            + English.count(a.island().coins(), "coin"))
            .question(ChooseMonument.class, "Do you build a monument?", "MON-2", "RUL-18")
            .drawing(MonumentsWords::islands);

    private MonumentsWords() {}

    private static Block islands(Table table, Names names, int width) {
        Seq<Monument> built = table.slice(Monuments.KEY).built();
        Seq<StyledText> islands = Array.of(Island.values())
                .map(island -> built.find(monument -> monument.island() == island)
                        .map(monument -> taken(monument, names))
                        .getOrElse(() -> free(island)));
        return RunningText.wrapped(
                StyledText.of("Islands: ", Style.FAINT).then(StyledText.joined(islands, StyledText.of("; "))),
                width,
                2);
    }

    private static StyledText taken(Monument monument, Names names) {
        return StyledText.row(
                StyledText.of(name(monument.island()) + ": monument of "),
                StyledText.of(names.whom(monument.owner()), Style.seat(monument.owner())));
    }

    private static StyledText free(Island island) {
        return StyledText.row(
                StyledText.of(name(island) + " (toll " + island.toll() + ") "),
                PieceDrawing.stones(island.cost()),
                StyledText.of(" for " + island.coins() + "c"));
    }

    private static String name(Island island) {
        return island.name().toLowerCase(Locale.ROOT);
    }
}
