package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.DryRun;
import io.github.casemate.agenda.Question;
import io.github.casemate.agenda.TableAbilities;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.DiscardCard;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.action.SendHome;
import io.github.casemate.siege.action.Settle;
import io.github.casemate.siege.action.Shelter;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * How much the Ghost Captain likes an option (GHO-5): numbers that are compared one after the other; smaller is better.
 *
 * @param numbers what decides first, then what decides between equal options, and so on; none if his rules do not say
 */
record Preference(Seq<Integer> numbers) implements Comparable<Preference> {

    static Preference of(Question<Table> question, Action option, Table table) {
        if (option instanceof FellStones fell) {
            return new Preference(Nearness.stones(table, fell.spaces()));
        } else if (option instanceof PlaceStone place) {
            return by(place.space(), place.color().ordinal());
        } else if (option instanceof RepairSpace repair) {
            return by(repair.space());
        } else if (option instanceof ChooseColor choose) {
            return by(choose.color().ordinal());
        } else if (option instanceof ChooseCard choose) {
            return new Preference(Nearness.card(table, choose.card()));
        } else if (option instanceof DiscardCard discard) {
            return new Preference(Nearness.card(table, discard.card()));
        } else if (option instanceof GiveCard give) {
            return new Preference(Nearness.card(table, give.card()));
        } else if (option instanceof Settle settle) {
            return by(-settle.number()); // RUL-90: forts are asked for from the coins outward.
        } else if (option instanceof SendHome send) {
            return by(send.number()); // GHO-6: of "any number" he chooses zero.
        } else if (option instanceof Shelter shelter) {
            return by(shelter.number());
        } else if (option instanceof ChooseSecondWave) {
            return by(0); // GHO-4: rather this than reinforcements.
        } else if (option instanceof ChooseReinforce) {
            return by(1);
        }
        return results(
                DryRun.answering(table, TableAbilities.none(), question, option).table());
    }

    /** RUL-84: he turns results into Black ones, Leadership first, then Gray, White and Target. */
    private static Preference results(Table after) {
        Option<AttackState> attack = after.attack().filter(one -> one.attacker().equals(GhostCaptain.SEAT));
        if (attack.isEmpty()) {
            return by();
        }
        Faces results = attack.get().results();
        return by(
                -results.count(Face.BLACK),
                results.count(Face.LEADERSHIP),
                results.count(Face.GRAY),
                results.count(Face.WHITE),
                results.count(Face.TARGET));
    }

    private static Preference by(Integer... numbers) {
        return new Preference(Array.of(numbers));
    }

    @Override
    public int compareTo(Preference other) {
        return numbers.zip(other.numbers)
                .map(pair -> Integer.compare(pair._1(), pair._2()))
                .find(order -> order != 0)
                .getOrElse(0);
    }
}
