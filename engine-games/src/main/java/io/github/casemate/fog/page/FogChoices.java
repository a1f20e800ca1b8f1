package io.github.casemate.fog.page;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.fog.action.FogAction.ActivateUnit;
import io.github.casemate.fog.action.FogAction.AttackTowards;
import io.github.casemate.fog.action.FogAction.ExploreFrom;
import io.github.casemate.fog.action.FogAction.HeadFor;
import io.github.casemate.fog.action.FogAction.LayTile;
import io.github.casemate.fog.action.FogAction.PointArrow;
import io.github.casemate.fog.action.FogAction.RollAgain;
import io.github.casemate.fog.action.FogAction.StopAt;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.rules.Combat;
import io.github.casemate.fog.rules.Conquests;
import io.github.casemate.fog.rules.FogSetUp;
import io.github.casemate.fog.rules.MakeUnits;
import io.github.casemate.fog.rules.TilePile;
import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.FogPlace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.words.FogWords;
import io.github.casemate.pack.Names;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Where each option is chosen: on a space, on a place, by an arrow, by a die, or by what is offered. Options that are
 * about nothing visible, such as "no more units", are nowhere.
 */
final class FogChoices {

    private final GameView<FogTable> view;
    private final Seq<Action> options;
    private final FogWords words;
    private final Map<Integer, String> spaces = new TreeMap<>();
    private final Map<Integer, String> places = new TreeMap<>();
    private final Map<Compass, String> arrows = new TreeMap<>();
    private final Map<Integer, String> dice = new TreeMap<>();
    private final Map<FogChoice, String> offers = new TreeMap<>();
    /** The space that answers without a place of their own are about; 0 if there is none. */
    private final int subject;

    FogChoices(GameView<FogTable> view, Seq<Action> options, Names names) {
        this.view = view;
        this.options = options;
        this.words = new FogWords(view.table().board(), names);
        @Nullable Step<FogTable> step = view.agenda().headOption().getOrNull();
        this.subject = subject(step, view.table());
        for (int i = 0; i < options.size(); i++) {
            sort(options.get(i), String.valueOf(i));
        }
    }

    private static int subject(@Nullable Step<FogTable> step, FogTable table) {
        if (step instanceof Conquests.KeepAs keep) {
            return keep.space().index();
        } else if (step instanceof FogSetUp.StartingSide side) {
            return side.space().index();
        } else if (step instanceof MakeUnits.MakeUnit make) {
            return make.factory().index();
        }
        // The dice of a fight are not about the space of the unit.
        return step instanceof Combat.OfferSecondRoll ? 0 : table.acting();
    }

    private void sort(Action option, String number) {
        if (option instanceof ActivateUnit chosen) {
            add(spaces, chosen.space().index(), number);
        } else if (option instanceof StopAt stop) {
            add(spaces, stop.space().index(), number);
        } else if (option instanceof ExploreFrom explore) {
            add(spaces, explore.space().index(), number);
        } else if (option instanceof AttackTowards attack) {
            add(spaces, view.table().acting() + attack.heading().step(), number);
        } else if (option instanceof HeadFor goal) {
            add(places, goal.place().index(), number);
        } else if (option instanceof LayTile lay) {
            add(places, lay.place().index(), number);
        } else if (option instanceof PointArrow arrow) {
            add(arrows, arrow.heading(), number);
        } else if (option instanceof RollAgain again) {
            int last = 0;
            for (int rest = again.dice(); rest > 0; rest /= 10) {
                if (rest % 10 != last) {
                    last = rest % 10;
                    add(dice, last, number);
                }
            }
        } else if (option instanceof FogChoice choice && subject != 0) {
            add(spaces, subject, number);
            add(offers, choice, number);
        }
    }

    private static <K> void add(Map<K, String> choices, K key, String number) {
        choices.merge(key, number, (some, one) -> some + " " + one);
    }

    /** The options of spaces, by their indices. */
    Map<Integer, String> spaces() {
        return spaces;
    }

    /** The options of places, by their indices. */
    Map<Integer, String> places() {
        return places;
    }

    /** The options of directions in which an arrow may point. */
    Map<Compass, String> arrows() {
        return arrows;
    }

    /** The options of dice, by their faces. */
    Map<Integer, String> dice() {
        return dice;
    }

    /** The options of what is offered where the question is about one space. */
    Map<FogChoice, String> offers() {
        return offers;
    }

    /** The space that the offers are about; 0 if there is none. */
    int subject() {
        return subject;
    }

    boolean isEmpty() {
        return options.isEmpty();
    }

    /** Whether somebody chooses where a unit goes. */
    boolean isMove() {
        return options.exists(option -> option instanceof HeadFor);
    }

    /** The option behind a number. */
    Action first(String numbers) {
        int end = numbers.indexOf(' ');
        return options.get(Integer.parseInt(end < 0 ? numbers : numbers.substring(0, end)));
    }

    /** What is chosen by some options. */
    String label(String numbers) {
        return Array.of(numbers.split(" "))
                .map(number -> words.label(options.get(Integer.parseInt(number)), view))
                .mkString("; ");
    }

    /** The place in which a tile is about to be laid one way or another. */
    Option<FogPlace> arrowPlace() {
        return !arrows.isEmpty() && view.agenda().head() instanceof TilePile.ChooseArrow choose
                ? Option.some(choose.place())
                : Option.none();
    }
}
