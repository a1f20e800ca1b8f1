package io.github.casemate.fire.table;

import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.PoleColour;
import io.vavr.collection.Array;

/**
 * What the land territories produce, and on which colour (SET-2): those that have a flag already, in order.
 *
 * @param elements what the flags show
 * @param poles the colours of the poles
 */
public record Flags(Array<Element> elements, Array<PoleColour> poles) {

    /** No territory has a flag. */
    static final Flags NONE = new Flags(Array.empty(), Array.empty());

    /** {@return how many territories have a flag} */
    public int planted() {
        return elements.size();
    }

    /**
     * {@return the same with a flag on the next territory}
     *
     * @param element what the flag shows
     * @param pole the colour of its pole
     */
    public Flags plus(Element element, PoleColour pole) {
        return new Flags(elements.append(element), poles.append(pole));
    }
}
