package io.github.casemate.fire.words;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.rules.EruptionTarget;
import io.github.casemate.fire.rules.FloodTarget;
import io.github.casemate.fire.rules.MarchArmy;
import io.github.casemate.fire.rules.React;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.text.English;
import io.vavr.control.Option;

/** A label for each option, which says where on the drawing it is. */
final class FireLabels {

    private final Realm realm;
    private final Names names;
    private final PlaceText places;

    FireLabels(Realm realm, Names names) {
        this.realm = realm;
        this.names = names;
        this.places = new PlaceText(realm.terrain());
    }

    /** None for an action that is not of this game. */
    Option<String> of(Action option, GameView<FireTable> view) {
        return brick(option)
                .orElse(() -> building(option))
                .orElse(() -> menu(option, view))
                .orElse(() -> element(option))
                .orElse(() -> territory(option, view))
                .orElse(() -> other(option, view))
                .orElse(() -> chance(option));
    }

    private Option<String> brick(Action option) {
        if (option instanceof FireAction.LayBrick lay) {
            return some("Lay a " + lay.brick().element().label() + " " + places.of(lay.brick()));
        } else if (option instanceof FireAction.LayHighBridge high) {
            return some("Lay the high bridge " + places.of(high.bridge()));
        } else if (option instanceof FireAction.MillBrick mill) {
            return some("Mill the " + mill.brick().element().label() + " " + places.of(mill.brick()));
        } else if (option instanceof FireAction.LinkBrick link) {
            return some("Link with a " + link.brick().element().label() + " " + places.of(link.brick()));
        }
        return Option.none();
    }

    private Option<String> building(Action option) {
        if (option instanceof FireAction.PlaceOriginal place) {
            return some("Place the " + realm.plan(place.building()).blueprint().name() + " "
                    + places.of(realm.plan(place.building()).forms().get(place.form()), place.x(), place.y())
                    + ", form " + (place.form() + 1));
        } else if (option instanceof FireAction.CompleteSite site) {
            boolean event = realm.catalog().cards().exists(card -> card.id().equals(site.name()) && card.isEvent());
            String name = realm.plans().get(site.plan()).blueprint().name();
            return some(
                    event
                            ? "Complete the " + name + ", so that the event happens"
                            : "Complete the " + name + " "
                                    + places.of(
                                            realm.plans()
                                                    .get(site.plan())
                                                    .forms()
                                                    .get(site.form()),
                                            site.x(),
                                            site.y())
                                    + ", form " + (site.form() + 1)
                                    + (site.base() > 0 ? " above level " + site.base() : "")
                                    + (realm.plans()
                                                            .get(site.plan())
                                                            .blueprint()
                                                            .repeated()
                                                    > 0
                                            ? ", "
                                                    + realm.plans()
                                                            .get(site.plan())
                                                            .rise() + " levels"
                                            : ""));
        } else if (option instanceof FireAction.CompleteNothing) {
            return some("Go on: nothing is complete");
        }
        return Option.none();
    }

    private Option<String> menu(Action option, GameView<FireTable> view) {
        if (option instanceof FireAction.LayElement lay) {
            int left = view.table().pile(view.table().active()).of(lay.element().ordinal());
            return some("Lay a " + lay.element().label() + " (you have " + left + ")");
        } else if (option instanceof FireAction.StartHighBridge) {
            return some("Cross a road with a high bridge");
        } else if (option instanceof FireAction.PlayEventCard event) {
            return some("Play " + FireText.card(realm, event.card()) + ": " + effect(event.card()));
        } else if (option instanceof FireAction.GoToMarket market) {
            return some("Trade " + market.element().label() + "s at the Marketplace");
        } else if (option instanceof FireAction.StartMilling) {
            return some("Mill a brick");
        } else if (option instanceof FireAction.OfferTo offer) {
            return some("Offer a trade to " + names.whom(offer.partner()) + " (pile: "
                    + FireText.letters(view.table().pile(offer.partner())) + ")");
        } else if (option instanceof FireAction.ThrowAway card) {
            return some("Discard " + FireText.card(realm, card.card()));
        } else if (option instanceof FireAction.EndConstruction end) {
            return some(
                    end.rest()
                            ? "End the construction step, and do not be asked until your next turn"
                            : "End the construction step");
        }
        return Option.none();
    }

    private String effect(String card) {
        return realm.catalog()
                .cards()
                .find(one -> one.id().equals(card))
                .flatMap(FireCard::effect)
                .map(effect -> CardText.effect(effect, "your"))
                .getOrElse("an event");
    }

    private Option<String> element(Action option) {
        if (option instanceof FireAction.BuyElement buy) {
            return some("Take a " + buy.element().label());
        } else if (option instanceof FireAction.TakeElement take) {
            return some("Take a " + take.element().label() + " from the Collection");
        } else if (option instanceof FireAction.EatBrick eat) {
            return some("The Giant eats a " + eat.element().label());
        } else if (option instanceof FireAction.GiveElements give) {
            return some("Give " + FireText.some(give.element(), give.count()));
        } else if (option instanceof FireAction.WantElements want) {
            return some("Ask for " + FireText.some(want.element(), want.count()));
        }
        return Option.none();
    }

    private Option<String> territory(Action option, GameView<FireTable> view) {
        FireTable table = view.table();
        if (option instanceof FireAction.ChooseHome home) {
            return some("Settle in " + home.territory() + flag(table, home.territory()));
        } else if (option instanceof FireAction.StayHere) {
            return some("Stay");
        } else if (option instanceof FireAction.ChooseTerritory to) {
            Object step = view.agenda().headOption().getOrNull();
            String there = FireText.territory(to.territory());
            String verb = step instanceof FloodTarget
                    ? "Flood " + there
                    : step instanceof EruptionTarget
                            ? "Shake " + there
                            : step instanceof MarchArmy ? "March to " + there : "Send the Giant to " + there;
            return some(verb + whoIsThere(table, to.territory()));
        }
        return Option.none();
    }

    private String flag(FireTable table, String territory) {
        int number = realm.terrain().territory(territory);
        return number >= table.flags().planted()
                ? ""
                : ", which gives " + table.flags().elements().get(number).label() + "s on "
                        + FireText.colour(table.flags().poles().get(number));
    }

    /** Whose buildings are in a territory. */
    private String whoIsThere(FireTable table, String territory) {
        int number = realm.terrain().territory(territory);
        var owners = PlayerId.first(realm.players())
                .filter(player -> table.buildings()
                        .exists(building ->
                                building.isIn(number) && building.owner().equals(player)));
        return owners.isEmpty()
                ? ""
                : ", with buildings of "
                        + English.list(owners.map(owner -> names.isYou(owner) ? "yours" : names.name(owner)));
    }

    private Option<String> other(Action option, GameView<FireTable> view) {
        if (option instanceof FireAction.AnswerOffer answer) {
            return some(answer.accepts() ? "Accept" : "Refuse");
        } else if (option instanceof FireAction.LetPass) {
            boolean claim = view.agenda().headOption().exists(step -> step instanceof React react && react.claim());
            return some(claim ? "Let the claim pass" : "Do nothing for now");
        } else if (option instanceof FireAction.GoToRest) {
            return some("Do nothing, and do not be asked until your next turn");
        }
        return Option.none();
    }

    private Option<String> chance(Action option) {
        if (option instanceof FireAction.PlantFlag flag) {
            return some("A flag for " + flag.element().label() + "s on a " + FireText.colour(flag.pole()) + " pole");
        } else if (option instanceof FireAction.DrawFromDeck draw) {
            return some("The card is " + FireText.card(realm, draw.card()) + ", copy " + draw.copy());
        } else if (option instanceof FireAction.RollColours dice) {
            return some("The dice show " + FireText.colour(dice.one()) + " and " + FireText.colour(dice.other()));
        }
        return Option.none();
    }

    private static Option<String> some(String label) {
        return Option.some(label);
    }
}
