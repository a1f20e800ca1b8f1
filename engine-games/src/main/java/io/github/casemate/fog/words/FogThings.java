package io.github.casemate.fog.words;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.fog.action.FogAction.ActivateUnit;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.event.UnitEvents;
import io.github.casemate.fog.rules.Activations;
import io.github.casemate.fog.rules.FogQuestion;
import io.github.casemate.fog.rules.MakeUnits;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.Thing;
import io.github.casemate.text.English;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The units and buildings of the listener: what can be done with them now, or why not. */
final class FogThings {

    private final GameView<FogTable> view;
    private final FogTable table;
    private final PlayerId player;
    private final @Nullable Step<FogTable> open;

    FogThings(GameView<FogTable> view, PlayerId player) {
        this.view = view;
        this.table = view.table();
        this.player = player;
        this.open = view.agenda().headOption().getOrNull();
    }

    Array<Thing<Action>> all() {
        Array<Thing<Action>> all = Array.empty();
        int seat = player.index();
        for (int space : table.units(seat)) {
            all = all.append(unit(FogSpace.of(space)));
        }
        for (int space : table.buildings(seat)) {
            all = all.append(building(FogSpace.of(space)));
        }
        return all;
    }

    private Thing<Action> unit(FogSpace space) {
        int unit = table.unit(space.index());
        String about = UnitCode.points(unit) + " points for a move"
                + (UnitCode.isElite(unit) ? ", not over mountains" : "")
                + ", " + (UnitCode.isElite(unit) ? "2" : "1") + " more in an attack"
                + (UnitCode.figures(unit) > 1
                        ? ", and up to " + (UnitCode.figures(unit) == 2 ? "one die" : "two dice") + " rolled again"
                        : "")
                + ".";
        Action activate = new ActivateUnit(space);
        return new Thing<>(
                English.capital(FogText.unit(unit)) + " on " + space,
                about,
                Array.of(new Thing.Wish<>(activate, "Activate it", refusal(activate, () -> whyNotActive(unit)))));
    }

    private Rejection whyNotActive(int unit) {
        if (!(open instanceof Activations)) {
            return notAsked("TRN-3");
        }
        return UnitCode.isFinished(unit)
                ? refused("It has had its activation, or is new, in this turn.", "TRN-3")
                : refused("It can neither move nor do anything where it is.", "RUL-8");
    }

    private Thing<Action> building(FogSpace space) {
        int building = table.building(space.index());
        boolean makes = BuildingCode.makesUnits(building);
        Array<Thing.Wish<Action>> wishes = makes
                ? Array.of(
                        make(space, FogChoice.BASIC, UnitEvents.BASIC_PRICE),
                        make(space, FogChoice.ELITE, UnitEvents.ELITE_PRICE))
                : Array.empty();
        return new Thing<>(
                English.capital(FogText.building(building)) + " on " + space,
                makes
                        ? "Makes a unit in each turn in which none stands on it."
                        : "Pays " + English.count(table.value(space.index()), "coin") + " in each turn.",
                wishes);
    }

    private Thing.Wish<Action> make(FogSpace space, FogChoice what, int price) {
        String label = what == FogChoice.BASIC ? "Make a basic unit" : "Make an elite unit";
        boolean here =
                open instanceof MakeUnits.MakeUnit asked && asked.factory().equals(space);
        return new Thing.Wish<>(
                what,
                label,
                here && view.options().contains(what) ? Option.none() : Option.some(whyNotMade(space, price, here)));
    }

    private Rejection whyNotMade(FogSpace space, int price, boolean here) {
        int seat = player.index();
        if (table.unit(space.index()) != UnitCode.NONE) {
            return refused("A unit stands on " + space + ".", "MAK-1");
        }
        if (table.coins(seat) < price) {
            return refused("It costs " + price + " coins, and you have " + table.coins(seat) + ".", "MAK-1");
        }
        return here ? refused("You have no such figure left.", "MAK-2") : notAsked("RUL-19");
    }

    private Option<Rejection> refusal(Action action, Supplier<Rejection> why) {
        return view.options().contains(action) ? Option.none() : Option.some(why.get());
    }

    private Rejection notAsked(String rule) {
        if (open instanceof FogQuestion question && question.asked(table).equals(player)) {
            return refused(
                    "First choose " + question.wanted().text() + ".",
                    question.wanted().rule());
        }
        return Rejection.of(Rejection.NOT_YOUR_TURN, "You are not asked now.", rule);
    }

    private static Rejection refused(String sentence, String rule) {
        return Rejection.of(Rejection.NOT_AN_OPTION, sentence, rule);
    }
}
