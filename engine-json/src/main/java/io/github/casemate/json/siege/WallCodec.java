package io.github.casemate.json.siege;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Definitions;
import io.github.casemate.json.codec.Fields;
import io.github.casemate.json.codec.ListCodec;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.codec.Values;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Wall;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The stones of a fort, drawn like its layout: row by row, the first nearest the sea, with the letter of the stone on
 * each space, a dot where there is none, and a tilde where there is no space.
 */
final class WallCodec implements Codec<Wall> {

    private static final ListCodec<String, Array<String>> ROWS = ListCodec.of(Values.TEXT);

    private final Option<Layout> layout;

    private WallCodec(Option<Layout> layout) {
        this.layout = layout;
    }

    static WallCodec any() {
        return new WallCodec(Option.none());
    }

    /** The wall of the fort whose card is beside it. */
    @Override
    public WallCodec beside(Fields fields) {
        return fields.find("card") instanceof Card card ? new WallCodec(card.layout()) : this;
    }

    @Override
    public JsonNode write(Wall value) {
        ArrayNode node = JsonNodeFactory.instance.arrayNode();
        int space = 0;
        for (String row : rows()) {
            StringBuilder drawn = new StringBuilder();
            for (int column = 0; column < row.length(); column++) {
                boolean isSpace = row.charAt(column) != '~';
                StoneColor stone = isSpace ? value.at(space++) : null;
                drawn.append(stone != null ? stone.letter() : isSpace ? '.' : '~');
            }
            node.add(drawn.toString());
        }
        return node;
    }

    @Override
    public Wall read(JsonNode node, Place place) {
        Array<String> drawn = ROWS.read(node, place);
        if (!drawn.map(WallCodec::outline).equals(rows().map(WallCodec::outline))) {
            throw place.wrong("the fort is drawn like " + Excerpt.part(rows().mkString(" / ")));
        }
        Wall wall = Wall.EMPTY;
        String marks = drawn.mkString().replace("~", "");
        for (int space = 0; space < marks.length(); space++) {
            if (marks.charAt(space) != '.') {
                wall = wall.plus(space, color(marks.charAt(space), place));
            }
        }
        return wall;
    }

    @Override
    public ObjectNode schema(Definitions definitions) {
        ObjectNode schema = Definitions.type("array");
        schema.set("items", Definitions.type("string").put("pattern", "^[~.PBWG]+$"));
        return schema;
    }

    private Array<String> rows() {
        return layout.map(Layout::rows).<Array<String>>map(Seq::toArray).getOrElse(Array.empty());
    }

    private static String outline(String row) {
        return row.replaceAll("[^~]", ".");
    }

    private static StoneColor color(char mark, Place place) {
        try {
            return StoneColor.of(mark);
        } catch (IllegalArgumentException none) {
            throw place.wrong(String.valueOf(none.getMessage()));
        }
    }
}
