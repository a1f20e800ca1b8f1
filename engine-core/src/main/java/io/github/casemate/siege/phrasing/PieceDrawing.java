package io.github.casemate.siege.phrasing;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.table.Crew;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Drawings of the small things: colonists, loose stones, dice. */
public final class PieceDrawing {

    /** A colonist. */
    public static final String COLONIST = "o";

    /** Room for a colonist. */
    public static final String ROOM = "·";

    private static final StyledText GAP = StyledText.of(" ");

    private static final Style LEADERSHIP = Style.onto(16, 179);
    private static final Style TARGET = Style.onto(231, 124);

    /** Pink, black, white and gray. */
    private static final Array<Style> STONES =
            Array.of(Style.onto(16, 212), Style.onto(231, 16).inBold(), Style.onto(16, 255), Style.onto(16, 246));

    private PieceDrawing() {}

    /**
     * {@return how a stone of a colour looks: its own colour, letter and background}
     *
     * @param color the colour
     */
    public static Style style(StoneColor color) {
        return STONES.get(color.ordinal());
    }

    /**
     * {@return how a face of a die looks}
     *
     * @param face the face
     */
    public static Style style(Face face) {
        return face == Face.TARGET
                ? TARGET
                : face.color().map(PieceDrawing::style).getOrElse(LEADERSHIP);
    }

    /**
     * {@return the colonists of a card's owner, and how many colonists of others hide there}
     *
     * @param crew the colonists on the card
     * @param owner its owner
     * @param names who is who
     */
    public static StyledText crew(Crew crew, PlayerId owner, Names names) {
        return own(crew, owner, 0).then(infiltrators(crew, owner, names));
    }

    /**
     * {@return the colonists of a card's owner, and the room that is left}
     *
     * @param crew the colonists on the card
     * @param owner its owner
     * @param room how many colonists of the owner have room there
     */
    public static StyledText own(Crew crew, PlayerId owner, int room) {
        int own = crew.count(owner);
        return StyledText.row(
                StyledText.of(COLONIST.repeat(own), Style.seat(owner)),
                StyledText.of(ROOM.repeat(Math.max(0, room - own)), Style.FAINT));
    }

    /**
     * {@return how many colonists of others hide on a card} (CAP-3)
     *
     * @param crew the colonists on the card
     * @param owner its owner
     * @param names who is who
     */
    public static StyledText infiltrators(Crew crew, PlayerId owner, Names names) {
        return Array.range(0, names.names().size())
                .map(PlayerId::of)
                .filter(player -> !player.equals(owner) && crew.count(player) > 0)
                .map(player -> StyledText.of(
                        " +" + crew.count(player) + " of " + (names.isYou(player) ? "yours" : names.name(player)),
                        Style.seat(player)))
                .foldLeft(StyledText.EMPTY, StyledText::then);
    }

    /**
     * {@return loose stones, such as "B2 W1"}
     *
     * @param stones the stones
     */
    public static StyledText stones(Stones stones) {
        Seq<StyledText> heaps = Array.of(StoneColor.values())
                .filter(stones::has)
                .map(color -> StyledText.of(color.letter() + Integer.toString(stones.count(color)), style(color)));
        return heaps.isEmpty() ? StyledText.of("none", Style.FAINT) : StyledText.joined(heaps, GAP);
    }

    /**
     * {@return dice or results, each with its word}
     *
     * @param faces what they show
     */
    public static StyledText dice(Faces faces) {
        Seq<Face> each = Array.of(Face.values()).flatMap(face -> Array.fill(faces.count(face), face));
        return StyledText.joined(each.map(face -> StyledText.of("[" + PieceWords.face(face) + "]", style(face))), GAP);
    }
}
