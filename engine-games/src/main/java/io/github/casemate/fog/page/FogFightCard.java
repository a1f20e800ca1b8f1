package io.github.casemate.fog.page;

import io.github.casemate.fog.rules.Combat;
import io.github.casemate.fog.table.Fight;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.words.FogText;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.text.English;
import io.github.casemate.text.Markup;

/** A fight: the dice of both sides, what they add, and their totals. Dice that may be rolled again can be chosen. */
final class FogFightCard {

    private final FogPen pen;
    private final Markup markup;
    private final FogTable table;
    private final FogChoices choices;
    private final Names names;

    FogFightCard(FogPen pen, FogTable table, FogChoices choices, Names names) {
        this.pen = pen;
        this.markup = pen.markup();
        this.table = table;
        this.choices = choices;
        this.names = names;
    }

    /**
     * @param attacking whether the dice that can be chosen are the attacker's
     */
    void draw(boolean attacking) {
        for (Fight fight : table.fight()) {
            markup.open("div", "class", "fog-fight-card", "role", "group", "aria-label", "The fight");
            int attacker = table.unit(fight.attacker().index());
            side("attack", fight.attacker(), fight.attack(), Combat.attackBonus(attacker), attacking);
            markup.open("span", "class", "fog-versus").text("against").close();
            int defence = Combat.defenceBonus(table, fight.defender().index());
            side("defence", fight.defender(), fight.defence(), defence, !attacking);
            markup.close();
        }
    }

    private void side(String name, FogSpace space, int dice, int bonus, boolean choosing) {
        int unit = table.unit(space.index());
        markup.open("div", "class", "fog-side");
        pen.picture("-20 -20 40 40", "fog-small", "");
        new FogTokens(pen).unit(unit);
        pen.close();
        String who = names.whose(PlayerId.of(UnitCode.owner(unit))) + " " + FogText.unit(unit) + " on " + space;
        markup.open("span", "class", "fog-who").text(English.capital(who)).close();
        markup.open("span", "class", "fog-dice");
        int sum = bonus;
        String faces = dice == 0 ? "" : String.valueOf(dice);
        for (int i = 0; i < faces.length(); i++) {
            int face = faces.charAt(i) - '0';
            sum += face;
            die(name + "-" + i, face, choosing ? choices.dice().getOrDefault(face, "") : "");
        }
        markup.open("span", "class", "fog-sum")
                .text(dice == 0 ? "not rolled, +" + bonus : "+ " + bonus + " = " + sum)
                .close();
        markup.close().close();
    }

    private void die(String name, int face, String numbers) {
        markup.open(
                "span",
                "class",
                numbers.isEmpty() ? "fog-die-box" : "fog-die-box fog-die-choice",
                "data-piece",
                "die-" + name + "-" + face,
                "data-motion",
                "roll",
                "data-options",
                numbers,
                "aria-label",
                numbers.isEmpty() ? "" : choices.label(numbers));
        pen.picture("-20 -20 40 40", "fog-small", "die " + face);
        new FogTokens(pen).die(face);
        pen.close().close();
    }
}
