package io.github.casemate.fog.page;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.tile.TileCatalog;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.PageDrawing;
import io.github.casemate.text.Markup;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Battle on the Island of Fog for pages: a card for each player, what is going on, and the island. */
public final class FogPage implements PageDrawing<Action, GameView<FogTable>> {

    /** For the service loader. */
    public FogPage() {}

    @Override
    public String pack() {
        return "island-of-fog";
    }

    @Override
    public String board(GameView<FogTable> view, Seq<Action> options, Names names) {
        FogChoices choices = new FogChoices(view, options, names);
        return "<div class=\"fog\"><div class=\"fog-layout\">"
                + new FogStatusCards(view.table(), names).html()
                + new FogSituation(view, choices, names).html()
                + new FogIsland(view.table(), choices, names).html()
                + "</div></div>";
    }

    /** {@inheritDoc} Here: a tile that is shipped. */
    @Override
    public Option<String> thing(String name) {
        return TileCatalog.SHIPPED
                .tiles()
                .find(tile -> tile.name().equalsIgnoreCase(name))
                .map(tile -> {
                    Markup markup = new Markup();
                    FogTilePicture.draw(new FogPen(markup), tile, 0, "fog-thing-");
                    return markup.toString();
                });
    }
}
