package io.github.casemate.fog.page;

import io.github.casemate.agenda.Action;
import io.github.casemate.fog.action.FogAction.AttackTowards;
import io.github.casemate.fog.action.FogAction.ExploreFrom;
import io.github.casemate.fog.rules.FightOdds;
import io.github.casemate.fog.rules.Reach;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.Fight;
import io.github.casemate.fog.table.FogPlace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Tile;
import io.github.casemate.fog.words.FogText;
import java.util.Map;

/** What can be chosen on the island, above everything else: places below, spaces above them. */
final class FogChoiceLayer {

    private static final int CELL = FogPen.CELL;

    private final FogPen pen;
    private final FogTable table;
    private final FogChoices choices;

    FogChoiceLayer(FogPen pen, FogTable table, FogChoices choices) {
        this.pen = pen;
        this.table = table;
        this.choices = choices;
    }

    void draw() {
        table.fight().forEach(this::fight);
        if (choices.isMove()) {
            reach();
        }
        for (Map.Entry<Integer, String> place : choices.places().entrySet()) {
            int corner = table.board().spaceOf(place.getKey(), 0);
            begin("fog-choice", place.getValue());
            pen.rect(
                            FogPen.x(corner) + 3,
                            FogPen.y(corner) + 3,
                            FogTerrain.SIDE - 6,
                            FogTerrain.SIDE - 6,
                            8,
                            "fog-hit fog-wide")
                    .rect(
                            FogPen.x(corner) + 3,
                            FogPen.y(corner) + 3,
                            FogTerrain.SIDE - 6,
                            FogTerrain.SIDE - 6,
                            8,
                            "fog-dash");
            pen.close();
        }
        choices.arrowPlace().forEach(this::arrows);
        for (Map.Entry<Integer, String> space : choices.spaces().entrySet()) {
            space(space.getKey(), space.getValue());
        }
    }

    private void begin(String style, String numbers) {
        pen.markup().open("g", "class", style, "data-options", numbers, "aria-label", choices.label(numbers));
    }

    private void space(int space, String numbers) {
        Action option = choices.first(numbers);
        int x = FogPen.x(space);
        int y = FogPen.y(space);
        boolean attack = option instanceof AttackTowards;
        begin(attack ? "fog-choice fog-attack" : "fog-choice", numbers);
        boolean taken = table.unit(space) != UnitCode.NONE || table.building(space) != BuildingCode.NONE;
        pen.rect(x + 2, y + 2, CELL - 4, CELL - 4, 6, taken ? "fog-hit fog-wide" : "fog-hit")
                .rect(x + 2, y + 2, CELL - 4, CELL - 4, 6, "fog-dash");
        if (attack) {
            FightOdds odds = FightOdds.of(table, table.unit(table.acting()), space);
            pen.rect(x - 2, y + CELL - 12, CELL + 4, 18, 9, "fog-odds")
                    .words(x + CELL / 2, y + CELL + 2, "fog-odds-text", FogText.percent(odds.win()));
        } else if (option instanceof ExploreFrom explore) {
            pen.markup().open("g", "transform", turned(x + CELL / 2, y + CELL / 2, explore.heading()));
            pen.path("fog-way", "M-5-8V-26H-12L0-40L12-26H5V-8Z").close();
        }
        pen.close();
    }

    private static String turned(int x, int y, Compass heading) {
        return "translate(" + x + " " + y + ") rotate(" + 90 * heading.ordinal() + ")";
    }

    /** Where the unit could end its move. */
    private void reach() {
        Reach reach = Reach.of(table, table.acting(), table.points());
        StringBuilder dots = new StringBuilder();
        for (int space = 0; space < table.board().length(); space++) {
            if (table.board().placeOf(space) >= 0 && reach.canEnd(space)) {
                dots.append('M').append(FogPen.middleX(space) - 5).append(' ').append(FogPen.middleY(space));
                dots.append("a5 5 0 1 1 10 0a5 5 0 1 1-10 0z");
            }
        }
        if (dots.length() > 0) {
            pen.path("fog-reach", dots.toString());
        }
    }

    /** The ways in which a tile may lie in its place: a quarter of the place for each. */
    private void arrows(FogPlace place) {
        int middle = table.board().spaceOf(place.index(), Tile.SIDE * Tile.SIDE / 2);
        for (Map.Entry<Compass, String> arrow : choices.arrows().entrySet()) {
            begin("fog-choice", arrow.getValue());
            pen.markup().open("g", "transform", turned(FogPen.middleX(middle), FogPen.middleY(middle), arrow.getKey()));
            pen.path("fog-hit fog-wedge", "M0-8L88-96H-88Z").path("fog-way", "M-10-34V-62H-24L0-90L24-62H10V-34Z");
            pen.close().close();
        }
    }

    private void fight(Fight fight) {
        int from = fight.attacker().index();
        int to = fight.defender().index();
        for (int space : new int[] {from, to}) {
            pen.rect(FogPen.x(space), FogPen.y(space), CELL, CELL, 8, "fog-fight");
        }
        pen.group((FogPen.middleX(from) + FogPen.middleX(to)) / 2, (FogPen.middleY(from) + FogPen.middleY(to)) / 2, "");
        pen.circle(0, 0, 9, "fog-clash")
                .path("fog-swords", "M-5-5L5 5M5-5L-5 5M-6 2L-2 6M6 2L2 6")
                .close();
    }
}
