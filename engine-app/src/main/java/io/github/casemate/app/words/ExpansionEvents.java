package io.github.casemate.app.words;

import static io.github.casemate.app.words.SmallWords.color;
import static io.github.casemate.app.words.SmallWords.face;
import static io.github.casemate.app.words.SmallWords.space;

import io.github.casemate.expansions.captains.CaptainPlayed;
import io.github.casemate.expansions.captains.CaptainTakenBack;
import io.github.casemate.expansions.captains.InfiltratorSent;
import io.github.casemate.expansions.captains.OrderAimed;
import io.github.casemate.expansions.captains.StoneMoved;
import io.github.casemate.expansions.captains.StoneReplaced;
import io.github.casemate.expansions.captains.StonesSwapped;
import io.github.casemate.expansions.ghost.GhostTurned;
import io.github.casemate.expansions.ghost.RowLaid;
import io.github.casemate.expansions.monuments.MonumentBuilt;
import io.github.casemate.expansions.ramparts.AttackTurned;
import io.github.casemate.expansions.ramparts.BuildingRazed;
import io.github.casemate.expansions.ramparts.ResultChanged;
import io.github.casemate.expansions.ramparts.StoneGained;
import io.github.casemate.expansions.ramparts.StonePlundered;
import io.vavr.collection.HashMap;
import java.util.Locale;

/** The events of the published expansions in words. */
final class ExpansionEvents {

    static final EventSentences ALL = captains().plus(ramparts()).plus(others());

    private ExpansionEvents() {}

    private static EventSentences captains() {
        return new EventSentences(HashMap.empty())
                .told(
                        CaptainPlayed.class,
                        (e, t) -> t.does(e.player(), "plays") + " the captain card " + t.card(e.card()) + ".")
                .told(
                        CaptainTakenBack.class,
                        (e, t) -> t.does(e.player(), "takes") + " " + t.card(e.card()) + " back to "
                                + t.names().own(e.player()) + " hand.")
                .told(
                        InfiltratorSent.class,
                        (e, t) -> t.does(e.player(), "sends") + " an infiltrator to " + t.card(e.card()) + ".")
                .quiet(OrderAimed.class, (e, t) -> t.does(e.player(), "picks") + " what the order is about.")
                .told(
                        StoneMoved.class,
                        (e, t) -> "A " + color(e.color()) + " stone of " + t.card(e.fort()) + " moves from "
                                + space(e.from()) + " to " + space(e.to()) + ".")
                .told(
                        StoneReplaced.class,
                        (e, t) -> "A " + color(e.color()) + " stone takes the place of a " + color(e.old()) + " one on "
                                + t.card(e.fort()) + ", " + space(e.space()) + ".")
                .told(
                        StonesSwapped.class,
                        (e, t) -> "On " + t.card(e.fort()) + " the stones of " + space(e.one()) + " and "
                                + space(e.other()) + " change places.");
    }

    private static EventSentences ramparts() {
        return new EventSentences(HashMap.empty())
                .told(
                        AttackTurned.class,
                        (e, t) -> "The attack is turned from " + t.card(e.from()) + " to " + t.card(e.to()) + ".")
                .told(
                        BuildingRazed.class,
                        (e, t) -> t.does(e.player(), "aims") + " at "
                                + e.building().name() + ".")
                .told(
                        ResultChanged.class,
                        (e, t) -> t.does(e.player(), "turns") + " " + article(face(e.from())) + " into "
                                + article(face(e.to())) + ".")
                .told(StoneGained.class, (e, t) -> t.does(e.player(), "gains") + " a " + color(e.color()) + " stone.")
                .told(
                        StonePlundered.class,
                        (e, t) -> t.does(e.to(), "takes") + " a " + color(e.color()) + " stone from " + t.whom(e.from())
                                + ".");
    }

    private static EventSentences others() {
        return new EventSentences(HashMap.empty())
                .told(
                        MonumentBuilt.class,
                        (e, t) -> t.does(e.player(), "builds") + " a monument on the "
                                + e.island().name().toLowerCase(Locale.ROOT) + " island.")
                .told(
                        GhostTurned.class,
                        (e, t) -> e.faceUp()
                                ? "The Ghost Captain's card is turned face up: he decides by himself."
                                : "The Ghost Captain's card is turned face down: his decisions are made for him.")
                .quiet(
                        RowLaid.class,
                        (e, t) -> "The Ghost Captain's row is "
                                + (e.row().isEmpty() ? "empty" : SmallWords.cards(e.row())) + ".");
    }

    private static String article(String name) {
        return "a " + name;
    }
}
