package io.github.casemate.expansions.page;

import io.github.casemate.kernel.PlayerId;

/** A player's fleet: a boat in their colour with their number on the sail. There is one, at home or at a fort. */
final class FleetPicture {

    private FleetPicture() {}

    /** The fleet in front of a fort. */
    static void at(SiegeCanvas canvas, PlayerId player, int x, int y) {
        canvas.out().open("g", "data-piece", "fleet-" + player.index());
        canvas.use("boat", x, y, "siege-boat siege-seat-" + player.index(), "");
        number(canvas, player, x + 26, y + 19);
        canvas.out().close();
    }

    /** The fleet at home. */
    static void atHome(SiegeCanvas canvas, PlayerId player) {
        canvas.piece("span", "siege-chip", "fleet at home", "", "data-piece", "fleet-" + player.index());
        canvas.out()
                .open(
                        "svg",
                        "class",
                        "siege-icon",
                        "aria-hidden",
                        "true",
                        "viewBox",
                        "0 0 40 34",
                        "width",
                        "2em",
                        "height",
                        "1.7em");
        canvas.use("boat", 0, 0, "siege-boat siege-seat-" + player.index(), "");
        number(canvas, player, 26, 19);
        canvas.out().close().close();
    }

    private static void number(SiegeCanvas canvas, PlayerId player, int x, int y) {
        canvas.out()
                .open(
                        "text",
                        "class",
                        "siege-sail-number",
                        "x",
                        "" + x,
                        "y",
                        "" + y,
                        "text-anchor",
                        "middle",
                        "aria-hidden",
                        "true")
                .text(String.valueOf(player.index() + 1))
                .close();
    }
}
