package io.github.casemate.fire.page;

import io.github.casemate.fire.box.Blueprint;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.rules.Works;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireEnding;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.text.Markup;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** What everybody has: points, Resource pile and Collection, cards, Cottages and the buildings that score. */
final class SeatsHtml {

    private final FireTable table;
    private final Names names;
    private final FireChoices choices;
    private final Markup html;

    SeatsHtml(FireTable table, Names names, FireChoices choices, Markup html) {
        this.table = table;
        this.names = names;
        this.choices = choices;
        this.html = html;
    }

    void draw() {
        html.open("div", "class", "fire-seats");
        PlayerId first = names.listener().filter(player -> player.index() >= 0).getOrElse(PlayerId.of(0));
        seat(first);
        table.othersAfter(first).forEach(this::seat);
        html.close();
    }

    private void seat(PlayerId player) {
        int number = player.index();
        boolean active = table.ending().isEmpty() && table.active().equals(player);
        html.open(
                "section",
                "class",
                "fire-seat fire-line-" + number + (active ? " fire-active" : ""),
                "aria-label",
                names.name(player));
        String options = choices.at(FireChoices.seat(number));
        html.open(
                "h3",
                "class",
                "fire-who",
                "data-options",
                options,
                "aria-label",
                options.isEmpty() ? "" : "trade with " + names.whom(player));
        SeatMarks.sign(html, number);
        html.text(names.isYou(player) ? "You" : names.name(player));
        html.open("span", "class", "fire-worth")
                .text(Works.points(table, player) + " of "
                        + table.realm().variants().points() + " points")
                .close();
        html.close();
        html.open("ul", "class", "fire-pile", "aria-label", "Resource pile");
        Element.ALL.forEach(element -> chip(player, element));
        html.close();
        html.open("p", "class", "fire-facts").text(facts(player, active)).close();
        buildings(player);
        html.close();
    }

    private void chip(PlayerId player, Element element) {
        int count = table.pile(player).of(element.ordinal());
        int left = table.collection(player).of(element.ordinal());
        String options = choices.at(FireChoices.element(player.index(), element));
        String label = element.label() + ": " + count + " in the pile, " + left + " in the Collection";
        html.open("li");
        html.open(
                "span",
                "class",
                "fire-chip" + (count == 0 ? " fire-none" : ""),
                "data-options",
                options,
                "role",
                options.isEmpty() ? "img" : "",
                "aria-label",
                label,
                "title",
                label);
        ElementSvg.draw(html, element, player.index());
        html.open("b", "aria-hidden", "true")
                .text(element.letter() + " " + count)
                .close();
        html.open("small", "aria-hidden", "true").text("/" + left).close();
        html.close().close();
    }

    private String facts(PlayerId player, boolean active) {
        int cards = table.cards().hand(player).size();
        int cottages = table.buildings()
                .count(building -> building.owner().equals(player) && table.is(building, Blueprint.COTTAGE));
        Seq<String> facts = Array.of(
                cards == 1 ? "1 card" : cards + " cards", cottages == 1 ? "1 Cottage" : cottages + " Cottages");
        facts = active ? facts.append(names.isYou(player) ? "your turn" : "on turn") : facts;
        facts = table.turn().isResting(player) ? facts.append("resting") : facts;
        for (FireEnding end : table.ending().filter(how -> how.winner().contains(player))) {
            facts = facts.append(
                    end.why().equals(FireEnding.CROWNED) ? "King of Fire Island" : "most points at the end");
        }
        return facts.mkString(" · ");
    }

    /** The cards that lie before a player. */
    private void buildings(PlayerId player) {
        Array<Building> shown = table.buildings()
                .filter(building -> building.owner().equals(player) && building.card() != Building.NO_CARD);
        if (shown.isEmpty()) {
            return;
        }
        html.open("ul", "class", "fire-shown", "aria-label", "Buildings with points");
        for (Building building : shown) {
            var card = table.realm().card(building.card());
            boolean shut = table.walkers().shutDown(building);
            html.open(
                    "li",
                    "data-piece",
                    "shown-" + building.number(),
                    "data-thing",
                    card.name(),
                    "class",
                    shut ? "fire-shut" : "");
            html.text(card.name() + " " + card.points() + (shut ? " (shut down)" : ""))
                    .close();
        }
        html.close();
    }
}
