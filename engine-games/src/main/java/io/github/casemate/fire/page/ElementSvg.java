package io.github.casemate.fire.page;

import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.text.Markup;

/** A small picture of an element from above; words beside it say what it is. */
final class ElementSvg {

    private ElementSvg() {}

    static void draw(Markup html, Element element, int seat) {
        Shape shape = Shape.of(element, 0);
        html.open("svg", "class", "fire-icon fire-own-" + seat, "viewBox", "-.1 -.1 4.2 2.2", "aria-hidden", "true");
        for (int part = 0; part < shape.size(); part++) {
            String style = element == Element.ROOF ? "fire-slope" : shape.isOpening(part) ? "fire-open" : "fire-top";
            html.empty(
                    "rect",
                    "class",
                    style,
                    "x",
                    "" + shape.dx(part),
                    "y",
                    "" + shape.dy(part),
                    "width",
                    "1",
                    "height",
                    "1");
        }
        if (element == Element.ROOF) {
            html.empty("path", "class", "fire-ridge", "d", "M0 .5H2");
        }
        html.close();
    }
}
