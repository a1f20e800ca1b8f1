package io.github.casemate.fire.words;

import io.github.casemate.agenda.Event;
import io.github.casemate.fire.box.BuildingForm;
import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.event.BrickEvents;
import io.github.casemate.fire.event.CardEvents;
import io.github.casemate.fire.event.CourseEvents;
import io.github.casemate.fire.event.SetUpEvents;
import io.github.casemate.fire.event.TradeEvents;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireEnding;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Sentence;
import io.github.casemate.text.English;
import io.vavr.control.Option;

/** A sentence for each event. */
final class FireSentences {

    private final Realm realm;
    private final Names names;
    private final PlaceText places;

    FireSentences(Realm realm, Names names) {
        this.realm = realm;
        this.names = names;
        this.places = new PlaceText(realm.terrain());
    }

    /** None for an event that is not of this game. */
    Option<Sentence> of(Event<FireTable> event) {
        return setUp(event)
                .orElse(() -> brick(event))
                .orElse(() -> building(event))
                .orElse(() -> card(event))
                .orElse(() -> trade(event))
                .orElse(() -> walk(event))
                .orElse(() -> course(event));
    }

    private Option<Sentence> setUp(Event<FireTable> event) {
        if (event instanceof SetUpEvents.FlagPlanted flag) {
            return quiet(flag.territory() + " gives " + flag.element().label() + "s, on a "
                    + FireText.colour(flag.pole()) + " pole.");
        } else if (event instanceof SetUpEvents.CardTurned turned) {
            return told(names.does(turned.player(), "is dealt ") + named(turned.card()) + " for the first turn.");
        } else if (event instanceof SetUpEvents.FirstPlayerFound first) {
            return told(names.does(first.player(), "has the first turn."));
        } else if (event instanceof SetUpEvents.OriginalPlaced placed) {
            Building building = placed.building();
            return told(names.does(building.owner(), "places a ") + FireText.building(realm, building) + " "
                    + places.of(form(building), building.x(), building.y()) + ".");
        } else if (event instanceof SetUpEvents.PilesFilled) {
            return told("Everybody takes one element of each kind.");
        }
        return Option.none();
    }

    private BuildingForm form(Building building) {
        return realm.plans().get(building.plan()).forms().get(building.form());
    }

    private String named(String card) {
        return "the card " + FireText.card(realm, card);
    }

    private Option<Sentence> brick(Event<FireTable> event) {
        if (event instanceof BrickEvents.BrickLaid laid) {
            return told(names.does(laid.player(), "lays a ")
                    + laid.brick().element().label() + " " + places.of(laid.brick()) + ".");
        } else if (event instanceof BrickEvents.BrickMilled milled) {
            return told(names.does(milled.player(), "mills a ")
                    + milled.brick().element().label() + " " + places.of(milled.brick()) + ".");
        } else if (event instanceof BrickEvents.BrickDestroyed destroyed) {
            String what = English.capital(names.whose(destroyed.owner())) + " "
                    + destroyed.brick().element().label() + " " + places.of(destroyed.brick());
            return told(what + (destroyed.fell() ? " falls, since nothing carries it." : " is destroyed."));
        }
        return Option.none();
    }

    private Option<Sentence> building(Event<FireTable> event) {
        if (event instanceof BrickEvents.BuildingCompleted built) {
            Building building = built.building();
            String card = building.card() == Building.NO_CARD
                    ? ""
                    : ": " + FireText.points(realm.card(building.card()).points());
            return told(names.does(building.owner(), "completes ")
                    + (building.card() == Building.NO_CARD ? "a " : "the ") + FireText.building(realm, building)
                    + (building.isIn(realm.terrain().volcanoTerritory()) ? " on " : " in ")
                    + FireText.territories(realm.terrain(), building.territories()) + card + ".");
        } else if (event instanceof BrickEvents.EventBuilt built) {
            return told(names.does(built.player(), "completes the ") + FireText.card(realm, built.card()) + ": "
                    + effect(built.card(), built.player()) + ".");
        } else if (event instanceof BrickEvents.CardReclaimed reclaimed) {
            return told(English.capital(names.whose(reclaimed.from()))
                    + " building has been outdone by a taller one, and loses its card.");
        } else if (event instanceof BrickEvents.BuildingLost lost) {
            return told(
                    lost.card().isDefined()
                            ? English.capital(names.whose(lost.owner())) + " "
                                    + FireText.card(realm, lost.card().get())
                                    + " is a building no more, and its card is discarded."
                            : names.does(lost.owner(), "loses a building that has no card."));
        }
        return Option.none();
    }

    private String effect(String card, PlayerId player) {
        return realm.catalog()
                .cards()
                .find(one -> one.id().equals(card))
                .flatMap(FireCard::effect)
                .map(effect -> CardText.effect(effect, names.own(player)))
                .getOrElse("an event happens");
    }

    private Option<Sentence> card(Event<FireTable> event) {
        if (event instanceof CardEvents.CardDrawn drawn) {
            return told(names.does(
                    drawn.player(), "draws " + drawn.card().map(this::named).getOrElse("a card") + "."));
        } else if (event instanceof CardEvents.CardThrownAway thrown) {
            return told(names.does(
                    thrown.player(),
                    "discards " + thrown.card().map(this::named).getOrElse("a card") + ", face down."));
        } else if (event instanceof CardEvents.Refilled) {
            return told("The deck is empty: the discard pile is shuffled and becomes the deck.");
        } else if (event instanceof CardEvents.EventPlayed played) {
            return told(names.does(played.player(), "plays ") + FireText.card(realm, played.card()) + ": "
                    + effect(played.card(), played.player()) + ".");
        }
        return Option.none();
    }

    private Option<Sentence> trade(Event<FireTable> event) {
        if (event instanceof TradeEvents.ElementsCollected collected) {
            return told(names.does(
                    collected.player(), "collects " + FireText.some(collected.element(), collected.count()) + "."));
        } else if (event instanceof TradeEvents.BrickEaten eaten) {
            return told("The Giant eats a " + eaten.element().label() + " of " + names.whom(eaten.player()) + ".");
        } else if (event instanceof TradeEvents.MarketTraded traded) {
            return told(names.does(traded.player(), "trades ") + FireText.some(traded.given(), traded.price()) + " for "
                    + FireText.some(traded.bought(), 1) + " at the Marketplace.");
        } else if (event instanceof TradeEvents.TradeOffered offer) {
            return told(names.does(offer.player(), "offers ") + names.whom(offer.partner()) + " "
                    + FireText.some(offer.given(), offer.giving()) + " for "
                    + FireText.some(offer.wanted(), offer.wanting()) + ".");
        } else if (event instanceof TradeEvents.TradeMade made) {
            return told(names.does(made.partner(), "accepts") + ": " + names.whom(made.player()) + " and "
                    + names.whom(made.partner()) + " trade " + FireText.some(made.given(), made.giving()) + " for "
                    + FireText.some(made.wanted(), made.wanting()) + ".");
        } else if (event instanceof TradeEvents.TradeRefused refused) {
            return told(names.does(refused.partner(), "refuses the offer."));
        }
        return Option.none();
    }

    private Option<Sentence> walk(Event<FireTable> event) {
        if (event instanceof CourseEvents.GiantMoved moved) {
            return told("The Giant wades from " + FireText.territory(moved.from()) + " to "
                    + FireText.territory(moved.to()) + ".");
        } else if (event instanceof CourseEvents.ArmyRaised raised) {
            return told(names.does(raised.player(), "raises an army in ") + raised.territory() + ".");
        } else if (event instanceof CourseEvents.ArmyMoved moved) {
            return told(English.capital(names.whose(moved.player())) + " army marches from " + moved.from() + " to "
                    + moved.to() + ".");
        } else if (event instanceof CourseEvents.ArmyDisbanded gone) {
            return told(English.capital(names.whose(gone.player())) + " army in " + gone.territory()
                    + " has no Fortress any more, and leaves.");
        }
        return Option.none();
    }

    private Option<Sentence> course(Event<FireTable> event) {
        if (event instanceof CourseEvents.ColoursRolled rolled) {
            return heading(names.does(rolled.player(), "rolls ")
                    + (rolled.one() == rolled.other()
                            ? "doubles of " + FireText.colour(rolled.one()) + "."
                            : FireText.colour(rolled.one()) + " and " + FireText.colour(rolled.other()) + "."));
        } else if (event instanceof CourseEvents.RestTaken rest) {
            return rest.rests()
                    ? told(names.does(rest.player(), "rests until ") + names.own(rest.player()) + " next turn.")
                    : told(names.does(rest.player(), "is awake again."));
        } else if (event instanceof CourseEvents.CrownClaimed claim) {
            return heading(names.does(claim.player(), "claims the crown."));
        } else if (event instanceof CourseEvents.ClaimFoiled foiled) {
            return told("The claim is foiled: " + names.whom(foiled.player())
                    + (names.isYou(foiled.player()) ? " have" : " has") + " too few points now.");
        } else if (event instanceof CourseEvents.TurnOver over) {
            return quiet(English.capital(names.whose(over.player())) + " turn is over.");
        } else if (event instanceof CourseEvents.KingCrowned crowned) {
            return heading(ending(new FireEnding(Option.some(crowned.player()), FireEnding.CROWNED)));
        } else if (event instanceof CourseEvents.TurnsRunOut out) {
            return heading(ending(new FireEnding(
                    out.winner(), out.winner().isDefined() ? FireEnding.MOST_POINTS : FireEnding.TURN_LIMIT)));
        }
        return Option.none();
    }

    /** How a game has ended. */
    String ending(FireEnding ending) {
        if (ending.winner().isEmpty()) {
            return "All turns are over, and nobody alone has the most points: the game is drawn.";
        }
        PlayerId winner = ending.winner().get();
        return ending.why().equals(FireEnding.CROWNED)
                ? names.does(winner, "is King of Fire Island.")
                : "All turns are over: " + names.whom(winner) + (names.isYou(winner) ? " have" : " has")
                        + " the most points.";
    }

    private static Option<Sentence> told(String text) {
        return Option.some(Sentence.told(text));
    }

    private static Option<Sentence> quiet(String text) {
        return Option.some(Sentence.quiet(text));
    }

    private static Option<Sentence> heading(String text) {
        return Option.some(Sentence.heading(text));
    }
}
