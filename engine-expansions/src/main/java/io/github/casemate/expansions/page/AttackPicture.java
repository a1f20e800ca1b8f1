package io.github.casemate.expansions.page;

import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.text.English;
import io.github.casemate.text.Markup;
import java.util.Locale;

/** The attack that is going on: who attacks what, and the dice. */
final class AttackPicture {

    private final SiegeCanvas canvas;
    private final Markup out;

    AttackPicture(SiegeCanvas canvas) {
        this.canvas = canvas;
        this.out = canvas.out();
    }

    void draw() {
        for (AttackState attack : canvas.table().attack()) {
            out.open(
                    "section",
                    "class",
                    "siege-attack siege-seat-" + attack.attacker().index(),
                    "aria-label",
                    "Attack");
            String where = attack.fort()
                    .map(fort -> attack.defender().map(canvas.names()::whose).getOrElse("a") + " " + fort.name())
                    .getOrElse("Open Waters");
            out.open("h2")
                    .text(canvas.names().does(attack.attacker(), "attacks") + " " + where)
                    .close();
            dice(attack);
            out.open("div", "class", "siege-line");
            if (attack.rerolls() > 0) {
                canvas.note("", attack.rerolls() + (attack.rerolls() == 1 ? " re-roll left" : " re-rolls left"));
            }
            attack.color().forEach(color -> {
                out.open("span", "class", "siege-note").text("attack colour: " + PieceWords.color(color) + " ");
                canvas.small(color);
                out.close();
            });
            button(SiegePlaces.KEEP, "Keep the dice");
            button(SiegePlaces.NO_MORE_LEADERSHIP, "No more Leadership");
            button(SiegePlaces.REINFORCE, "Reinforce");
            button(SiegePlaces.SECOND_WAVE, "Second wave");
            out.close().close();
        }
    }

    private void button(String place, String words) {
        if (canvas.choices().has(place)) {
            canvas.piece("span", "siege-button", words, place).text(words).close();
        }
    }

    private void dice(AttackState attack) {
        if (attack.results().total() + attack.rolling() == 0) {
            return;
        }
        out.open("div", "class", "siege-dice");
        for (Face face : Face.values()) {
            for (int number = 0; number < attack.results(face); number++) {
                die(face, number);
            }
        }
        for (int number = 0; number < attack.rolling(); number++) {
            canvas.piece(
                    "div", "siege-die siege-flying", "a die in the air", "", "data-piece", "die-rolling-" + number);
            canvas.icon("rolling", 48, 50, "");
            out.open("small").text("rolling").close().close();
        }
        out.close();
    }

    private void die(Face face, int number) {
        String word = PieceWords.face(face);
        String symbol = "face-" + face.color().map(PieceWords::color).getOrElse(() -> word.toLowerCase(Locale.ROOT));
        canvas.piece(
                "div",
                "siege-die",
                English.capital(word),
                SiegePlaces.die(face, number),
                "data-piece",
                "die-" + face + "-" + number,
                "data-motion",
                "roll");
        canvas.icon(symbol, 48, 50, "");
        out.open("small").text(word).close().close();
    }
}
