package io.github.casemate.fog.page;

import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.event.UnitEvents;
import io.github.casemate.fog.rules.Combat;
import io.github.casemate.fog.rules.FogSetUp;
import io.github.casemate.fog.rules.LighthouseTile;
import io.github.casemate.fog.rules.TilePile;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.FogBoard;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Ground;
import io.github.casemate.fog.tile.Tile;
import io.github.casemate.fog.words.FogText;
import io.github.casemate.pack.Names;
import io.github.casemate.text.English;
import io.github.casemate.text.Markup;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The strip above the island: how far the game is, and what is going on just now, which is a fight, a tile that was drawn,
 * or what can be built or made. It is always there, so that the island stays in its place.
 */
final class FogSituation {

    private final FogTable table;
    private final FogBoard board;
    private final @Nullable Step<FogTable> step;
    private final FogChoices choices;
    private final Names names;
    private final Markup markup = new Markup();
    private final FogPen pen = new FogPen(markup);
    private final FogTokens tokens = new FogTokens(pen);

    FogSituation(GameView<FogTable> view, FogChoices choices, Names names) {
        this.table = view.table();
        this.board = table.board();
        this.step = view.agenda().headOption().getOrNull();
        this.choices = choices;
        this.names = names;
    }

    String html() {
        markup.open("div", "class", "fog-situation");
        phase();
        if (table.fight().isDefined()) {
            boolean attacking = step instanceof Combat.OfferSecondRoll offer && offer.attacking();
            new FogFightCard(pen, table, choices, names).draw(attacking);
        } else if (step instanceof TilePile.ChooseArrow choose) {
            ways(board.tiles().get(choose.tile()));
        } else if (step instanceof LighthouseTile.ChooseTilePlace choose) {
            Tile tile = board.tiles().get(choose.tile());
            markup.open("div", "class", "fog-drawn");
            FogTilePicture.draw(pen, tile, 0, "");
            markup.open("p")
                    .text(tile.name() + ", drawn for the lighthouse")
                    .close()
                    .close();
        } else if (choices.offers().isEmpty() || choices.isMove()) {
            new FogLegend(pen).draw();
        } else {
            offers();
        }
        return markup.close().toString();
    }

    private void phase() {
        int fog = Long.bitCount(table.land().fog());
        markup.open("div", "class", "fog-phase");
        String phase =
                table.ending().isDefined() ? "The game is over" : table.isCountdown() ? "Countdown" : "Exploration";
        markup.open("p", "class", "fog-title").text(phase).close();
        String places = FogText.count(fog, "place") + " in the fog, "
                + FogText.count(Long.bitCount(table.land().pile()), "tile") + " not drawn";
        markup.open("p").text(fog == 0 ? "The fog has gone." : places).close();
        if (table.ending().isEmpty()) {
            String used = table.clock().activations() + " of " + board.ruleset().unitsPerTurn() + " units activated";
            markup.open("p").text(used).close();
        }
        markup.close();
    }

    private void ways(Tile tile) {
        for (Map.Entry<Compass, String> arrow : choices.arrows().entrySet()) {
            card(arrow.getValue());
            FogTilePicture.draw(pen, tile, arrow.getKey().ordinal(), "");
            caption(tile.name(), "arrow to the " + FogText.direction(arrow.getKey()));
        }
    }

    private void offers() {
        int subject = choices.subject();
        for (Map.Entry<FogChoice, String> offer : choices.offers().entrySet()) {
            switch (offer.getKey()) {
                case CITY -> building(offer.getValue(), BuildingCode.CITY, subject);
                case FACTORY -> building(offer.getValue(), BuildingCode.FACTORY, subject);
                case SWAP ->
                    building(
                            offer.getValue(),
                            BuildingCode.CITY + BuildingCode.FACTORY - BuildingCode.kind(table.building(subject)),
                            subject);
                case BASIC -> unit(offer.getValue(), UnitCode.basic(table.active(), 1), UnitEvents.BASIC_PRICE);
                case ELITE -> unit(offer.getValue(), UnitCode.elite(table.active()), UnitEvents.ELITE_PRICE);
                default -> {
                    // Staying, taking and doing nothing are chosen where the unit stands.
                }
            }
        }
    }

    private void building(String numbers, int kind, int space) {
        boolean tower = table.ground(space) == Ground.LIGHTHOUSE;
        int owner = step instanceof FogSetUp.StartingSide ? BuildingCode.owner(table.building(space)) : table.active();
        int building = BuildingCode.of(owner, tower ? BuildingCode.LIGHTHOUSE : kind);
        card(numbers);
        pen.picture("-22 -22 44 44", "fog-icon", "");
        tokens.building(building, 0);
        pen.close();
        String name = English.capital(FogText.building(building)) + " on " + FogSpace.of(space);
        caption(name, kind == BuildingCode.CITY ? "+" + table.value(space) + " a turn" : "makes units");
    }

    private void unit(String numbers, int unit, int price) {
        card(numbers);
        pen.picture("-22 -22 44 44", "fog-icon", "");
        tokens.unit(unit);
        pen.close();
        caption(English.capital(FogText.unit(unit)), FogText.count(price, "coin"));
    }

    private void card(String numbers) {
        markup.open("div", "class", "fog-offer", "data-options", numbers, "aria-label", choices.label(numbers));
    }

    private void caption(String name, String note) {
        markup.open("span", "class", "fog-caption").text(name);
        markup.open("span", "class", "fog-note").text(note).close().close().close();
    }
}
