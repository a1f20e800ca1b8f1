package io.github.casemate.fog.page;

import io.github.casemate.fog.rules.Income;
import io.github.casemate.fog.rules.Scoring;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.FogEnding;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.words.FogText;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.text.Markup;
import io.vavr.control.Option;

/** A card for each player: coins and income, figures, buildings and points. */
final class FogStatusCards {

    private final FogTable table;
    private final Names names;
    private final Markup markup = new Markup();
    private final FogPen pen = new FogPen(markup);
    private final FogTokens tokens = new FogTokens(pen);

    FogStatusCards(FogTable table, Names names) {
        this.table = table;
        this.names = names;
    }

    String html() {
        markup.open("ul", "class", "fog-cards");
        for (int seat = 0; seat < table.board().ruleset().players(); seat++) {
            card(seat);
        }
        return markup.close().toString();
    }

    private void card(int seat) {
        PlayerId player = PlayerId.of(seat);
        Option<FogEnding> ending = table.ending();
        boolean active = table.active() == seat && ending.isEmpty();
        boolean inGame = table.isUndefeated(seat);
        markup.open("li", "class", "fog-card" + (active ? " fog-active" : "") + (inGame ? "" : " fog-defeated"));
        markup.open("div", "class", "fog-name");
        pen.picture("-9 -9 18 18", "fog-mark", "");
        tokens.mark(seat, 7);
        pen.close();
        markup.open("strong").text(names.name(player)).close();
        String state = !inGame
                ? "defeated"
                : ending.exists(end -> end.winners().contains(player)) ? "has won" : active ? "plays" : "";
        if (!state.isEmpty()) {
            markup.open("span", "class", "fog-state").text(state).close();
        }
        markup.close();
        if (inGame) {
            String left = table.isCountdown() ? ", " + FogText.count(table.turnsLeft(seat), "turn") + " left" : "";
            markup.open("p", "class", "fog-score");
            markup.text(FogText.count(Scoring.points(table, seat), "point") + left)
                    .close();
            markup.open("div", "class", "fog-stats");
            stats(seat);
            markup.close();
        }
        markup.close();
    }

    private void stats(int seat) {
        coin();
        stat(table.coins(seat) + " +" + Income.of(table, seat), "coins and income");
        piece(UnitCode.basic(seat, 1), false);
        stat("" + table.basics(seat), "basic figures");
        piece(UnitCode.elite(seat), false);
        stat("" + table.elites(seat), "elite figures");
        int[] kinds = new int[BuildingCode.LIGHTHOUSE + 1];
        for (int space : table.buildings(seat)) {
            kinds[BuildingCode.kind(table.building(space))]++;
        }
        String[] words = {"", "cities", "factories", "bases", "lighthouse"};
        for (int kind = BuildingCode.CITY; kind <= BuildingCode.LIGHTHOUSE; kind++) {
            if (kinds[kind] > 0) {
                piece(BuildingCode.of(seat, kind), true);
                stat("" + kinds[kind], words[kind]);
            }
        }
    }

    private void coin() {
        markup.open("span", "class", "fog-stat");
        pen.picture("-9 -9 18 18", "fog-tiny", "")
                .circle(0, 0, 8, "fog-coin")
                .circle(0, 0, 4, "fog-coin")
                .close();
    }

    private void piece(int code, boolean building) {
        markup.open("span", "class", "fog-stat");
        pen.picture("-21 -21 42 42", "fog-tiny", "");
        if (building) {
            tokens.house(code);
        } else {
            tokens.unit(code);
        }
        pen.close();
    }

    /** A number, and for those who only hear it what it counts; closes what the picture before it opened. */
    private void stat(String number, String what) {
        markup.text(number)
                .open("span", "class", "fog-heard")
                .text(" " + what)
                .close()
                .close();
    }
}
