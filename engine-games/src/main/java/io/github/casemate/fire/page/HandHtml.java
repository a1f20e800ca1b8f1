package io.github.casemate.fire.page;

import io.github.casemate.fire.box.BuildingPlan;
import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.box.SiteRule;
import io.github.casemate.fire.table.Counts;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.text.Markup;

/** The known cards of a hand: what each is, its building level by level, and what is still missing. */
final class HandHtml {

    private final FireTable table;
    private final PlayerId player;
    private final Names names;
    private final FireChoices choices;
    private final Markup html;

    HandHtml(FireTable table, PlayerId player, Names names, FireChoices choices, Markup html) {
        this.table = table;
        this.player = player;
        this.names = names;
        this.choices = choices;
        this.html = html;
    }

    void draw() {
        Counts hand = table.hand(player);
        if (hand.total() == 0) {
            return;
        }
        String whose = names.isYou(player) ? "Your hand" : names.name(player) + ": hand";
        html.open("section", "class", "fire-hand fire-own-" + player.index(), "aria-label", whose);
        html.open("h3").text(whose).close().open("ul");
        for (int card = 0; card < hand.kinds(); card++) {
            for (int copy = 1; copy <= hand.of(card); copy++) {
                card(card, copy);
            }
        }
        html.close().close();
    }

    private void card(int number, int copy) {
        FireCard card = table.realm().card(number);
        String options = names.isYou(player) ? choices.at(FireChoices.card(card.id())) : "";
        html.open("li", "data-piece", "card-" + player.index() + "-" + card.id() + "-" + copy);
        html.open(
                "div",
                "class",
                "fire-card" + (card.isEvent() ? " fire-event" : ""),
                "data-thing",
                card.name(),
                "data-options",
                options,
                "aria-label",
                options.isEmpty() ? "" : card.name());
        html.open("strong").text(card.name()).close();
        html.open("span", "class", "fire-worth")
                .text(card.isEvent() ? "event" : card.points() == 1 ? "1 point" : card.points() + " points")
                .close();
        if (table.realm().plansOf(number).isEmpty()) {
            html.open("span", "class", "fire-missing").text(effect(card)).close();
        } else {
            plan(table.realm().plansOf(number).head());
        }
        html.close().close();
    }

    private void plan(BuildingPlan plan) {
        NearestSite site = NearestSite.of(table, player.index(), plan);
        html.open("div", "class", "fire-plan");
        for (int level = 0; level < site.form().levels(); level++) {
            level(site, level);
        }
        html.close();
        html.open("span", "class", "fire-missing").text(missing(site)).close();
        html.open("span", "class", "fire-rule")
                .text(rule(plan.blueprint().rule()))
                .close();
    }

    /** One level from above: what stands is filled with the studs of the builder, the rest is outlined. */
    private void level(NearestSite site, int level) {
        int wide = site.form().width();
        int high = site.form().height();
        html.open(
                "svg",
                "viewBox",
                "-.1 -.1 " + (wide + .2) + " " + (high + .2),
                "style",
                "width:" + 15 * wide + "px",
                "role",
                "img",
                "aria-label",
                "level " + (level + 1) + ": " + words(site, level));
        for (int cell = 0; cell < site.form().size(level); cell++) {
            int x = site.form().dx(level, cell);
            int y = site.form().dy(level, cell);
            char kind = site.kind(level, cell);
            String style = kind == 'B' ? "fire-cell fire-bridge" : kind == 'R' ? "fire-cell fire-roof" : "fire-cell";
            if (site.stands(table, level, cell)) {
                html.empty("rect", "class", "fire-top", "x", "" + x, "y", "" + y, "width", "1", "height", "1");
                html.empty(
                        "path",
                        "class",
                        "fire-stud",
                        "transform",
                        "translate(" + x + " " + y + ")",
                        "d",
                        SeatMarks.stud(player.index(), 0));
            } else {
                html.empty("rect", "class", style, "x", "" + x, "y", "" + y, "width", "1", "height", "1");
                if (kind != '#') {
                    html.open("text", "x", "" + (x + .5), "y", "" + (y + .76), "class", "fire-cell-sign")
                            .text(String.valueOf(kind))
                            .close();
                }
            }
        }
        html.close();
    }

    private String words(NearestSite site, int level) {
        int[] needed = needed(site, level, level + 1, false);
        return words(needed);
    }

    private String missing(NearestSite site) {
        String needs = words(needed(site, 0, site.form().levels(), true));
        return site.standing() == 0 ? "Needs " + needs : needs.isEmpty() ? "Stands" : "Missing: " + needs;
    }

    /** Bridges, Roofs, and cells for other elements. */
    private int[] needed(NearestSite site, int from, int to, boolean missing) {
        int[] cells = new int[3];
        for (int level = from; level < to; level++) {
            for (int cell = 0; cell < site.form().size(level); cell++) {
                char kind = site.kind(level, cell);
                if (!missing || !site.stands(table, level, cell)) {
                    cells[kind == 'B' ? 0 : kind == 'R' ? 1 : 2]++;
                }
            }
        }
        return new int[] {cells[0] / 3, cells[1] / 2, cells[2]};
    }

    private static String words(int[] needed) {
        StringBuilder words = new StringBuilder();
        String[] one = {"Bridge", "Roof", "stud"};
        for (int i = 0; i < one.length; i++) {
            if (needed[i] > 0) {
                words.append(words.length() == 0 ? "" : ", ")
                        .append(needed[i])
                        .append(' ')
                        .append(one[i]);
                words.append(needed[i] == 1 ? "" : "s");
            }
        }
        return words.toString();
    }

    private static String rule(SiteRule rule) {
        return switch (rule) {
            case OPEN_LAND -> "on land";
            case RIVER_ARCH -> "Bridge along a river";
            case ACROSS_RIVER -> "across a river";
            case PORT -> "with its pier in the ocean";
            case VOLCANO -> "on the volcano";
            case ON_OWN_BUILDING -> "on top of a building of your own";
            case TALLER_RECLAIMS -> "on land; a taller one takes the card";
        };
    }

    private static String effect(FireCard card) {
        return switch (card.effect().get()) {
            case ERUPTION -> "Clears the volcano; buildings in a territory next to it lose their top.";
            case MAJOR_FLOODING -> "Washes away all bricks beside the water of a territory.";
            case FLOOD -> "Washes away loose bricks beside the water of a territory.";
            case TAKE_THREE -> "Take three elements.";
            case GIANT_WITHIN_TWO -> "The Giant goes up to two steps.";
            case GIANT_ANYWHERE -> "The Giant goes anywhere.";
            case HARVEST -> "Your Cottages produce.";
        };
    }
}
