package io.github.casemate.app.board;

import io.github.casemate.app.text.Ink;
import io.github.casemate.app.words.Names;
import io.github.casemate.app.words.SmallWords;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.table.Crew;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jline.utils.AttributedString;

/** The small things: colonists, loose stones, dice. */
final class Pieces {

    static final String COLONIST = "o";
    static final String ROOM = "·";
    static final AttributedString GAP = Ink.text(" ");

    private Pieces() {}

    /** The colonists of a card's owner, the room that is left, and how many colonists of others hide there. */
    static AttributedString crew(Crew crew, PlayerId owner, int room, Names names) {
        return Ink.row(own(crew, owner, room), infiltrators(crew, owner, names));
    }

    /** The colonists of a card's owner, and the room that is left. */
    static AttributedString own(Crew crew, PlayerId owner, int room) {
        int own = crew.count(owner);
        return Ink.row(
                Ink.text(COLONIST.repeat(own), Ink.of(owner)),
                Ink.text(ROOM.repeat(Math.max(0, room - own)), Ink.FAINT));
    }

    /** CAP-3: how many colonists of others hide there. */
    static AttributedString infiltrators(Crew crew, PlayerId owner, Names names) {
        return Array.range(0, names.names().size())
                .map(PlayerId::of)
                .filter(player -> !player.equals(owner) && crew.count(player) > 0)
                .map(player -> Ink.text(
                        " +" + crew.count(player) + " of " + (names.isYou(player) ? "yours" : names.name(player)),
                        Ink.of(player)))
                .foldLeft(AttributedString.EMPTY, Ink::row);
    }

    /** Loose stones: such as "B2 W1". */
    static AttributedString stones(Stones stones) {
        Seq<AttributedString> heaps = Array.of(StoneColor.values())
                .filter(stones::has)
                .map(color -> Ink.text(color.letter() + Integer.toString(stones.count(color)), Ink.of(color)));
        return heaps.isEmpty() ? Ink.text("none", Ink.FAINT) : joined(heaps, GAP);
    }

    /** Dice, or results: each with its word. */
    static AttributedString dice(Faces faces) {
        return joined(
                SmallWords.each(faces).map(face -> Ink.text("[" + SmallWords.face(face) + "]", Ink.of(face))), GAP);
    }

    /** Pieces with something between them. */
    static AttributedString joined(Seq<AttributedString> pieces, AttributedString between) {
        return AttributedString.join(between, pieces.toJavaList());
    }
}
