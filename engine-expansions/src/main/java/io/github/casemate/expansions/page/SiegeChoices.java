package io.github.casemate.expansions.page;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.expansions.ramparts.AddStone;
import io.github.casemate.expansions.ramparts.PlaceGained;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.rules.FillSpace;
import io.github.casemate.siege.rules.RepairFort;
import io.github.casemate.siege.spi.Delegated;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Which options are chosen at which {@linkplain SiegePlaces place} of the drawing. */
final class SiegeChoices {

    private final Map<String, String> byPlace;
    private final Option<Card> fort;

    private SiegeChoices(Map<String, String> byPlace, Option<Card> fort) {
        this.byPlace = byPlace;
        this.fort = fort;
    }

    static SiegeChoices of(GameView<Table> view, Seq<Action> options) {
        Map<String, String> byPlace = new TreeMap<>();
        if (options.isEmpty()) {
            return new SiegeChoices(byPlace, Option.none());
        }
        Step<Table> question =
                view.agenda().isEmpty() ? null : Delegated.inner(view.agenda().head());
        Option<Card> fort = fort(question).orElse(() -> view.table().attack().flatMap(AttackState::fort));
        OptionPlaces places = new OptionPlaces(view.table(), fort, question);
        for (int number = 0; number < options.size(); number++) {
            String option = String.valueOf(number);
            for (String place : places.of(options.get(number)).distinct()) {
                byPlace.merge(place, option, (some, more) -> some + " " + more);
            }
        }
        return new SiegeChoices(byPlace, fort);
    }

    /** The fort whose spaces a question is about, if it says so itself. */
    private static Option<Card> fort(@Nullable Step<Table> question) {
        if (question instanceof FillSpace fill) {
            return Option.some(fill.card());
        } else if (question instanceof RepairFort repair) {
            return Option.some(repair.fort());
        } else if (question instanceof AddStone add) {
            return Option.some(add.fort());
        }
        return question instanceof PlaceGained gained ? Option.some(gained.fort()) : Option.none();
    }

    /** The options of a place by their numbers, such as "3 5"; empty if there is none. */
    String at(String place) {
        return byPlace.getOrDefault(place, "");
    }

    /** Whether something can be chosen there. */
    boolean has(String place) {
        return byPlace.containsKey(place);
    }

    /** Whether the open question is about the spaces of this fort, so that they need numbers. */
    boolean isAboutSpacesOf(Card card) {
        return fort.exists(card::is)
                && byPlace.keySet().stream().anyMatch(place -> place.startsWith(SiegePlaces.spacesOf(card)));
    }

    /** Whether there is a choice among the stones or colonists of this fort. */
    boolean isWithin(Card card) {
        return byPlace.keySet().stream()
                .anyMatch(place -> place.startsWith(SiegePlaces.spacesOf(card))
                        || place.startsWith(SiegePlaces.colonistsOf(card)));
    }
}
