package io.github.casemate.fire.words;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.rules.FireQuestion;
import io.github.casemate.fire.rules.Menu;
import io.github.casemate.fire.rules.React;
import io.github.casemate.fire.table.Counts;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.Thing;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What the listener can point at: cards of the hand, elements, Marketplace, Mill and other players; each with why not. */
final class FireThings {

    private final GameView<FireTable> view;
    private final FireTable table;
    private final PlayerId player;
    private final FireLabels labels;

    FireThings(GameView<FireTable> view, PlayerId player, FireLabels labels) {
        this.view = view;
        this.table = view.table();
        this.player = player;
        this.labels = labels;
    }

    Array<Thing<Action>> all() {
        Array<Thing<Action>> all = Array.empty();
        Counts hand = table.hand(player);
        for (int card = 0; card < hand.kinds(); card++) {
            if (hand.of(card) > 0) {
                all = all.append(card(table.realm().card(card)));
            }
        }
        all = all.appendAll(Element.ALL.map(this::element));
        return all.append(new Thing<>(
                        "High bridge",
                        "A Bridge at level 2 over a loose brick of another player.",
                        wishes(new FireAction.StartHighBridge())))
                .append(new Thing<>(
                        "Marketplace",
                        "Gives one element for several equal ones.",
                        wishes(Element.ALL
                                .<Action>map(FireAction.GoToMarket::new)
                                .toJavaArray(Action[]::new))))
                .append(new Thing<>(
                        "Mill",
                        "Takes a brick of yours back to the Resource pile.",
                        wishes(new FireAction.StartMilling())))
                .append(new Thing<>(
                        "Trades",
                        "Offers to the other players; they say yes or no.",
                        wishes(Array.ofAll(table.othersAfter(player))
                                .sortBy(PlayerId::index)
                                .<Action>map(FireAction.OfferTo::new)
                                .toJavaArray(Action[]::new))));
    }

    private Thing<Action> card(FireCard card) {
        return new Thing<>(
                card.name(),
                CardText.about(card, table.realm().variants().advanced()),
                card.isPlayable()
                        ? wishes(new FireAction.PlayEventCard(card.id()), new FireAction.ThrowAway(card.id()))
                        : wishes(new FireAction.ThrowAway(card.id())));
    }

    private Thing<Action> element(Element element) {
        return new Thing<>(
                element.label(),
                "You have " + table.pile(player).of(element.ordinal()) + " in your Resource pile, and "
                        + table.collection(player).of(element.ordinal()) + " in your Collection.",
                wishes(new FireAction.LayElement(element)));
    }

    private Array<Thing.Wish<Action>> wishes(Action... actions) {
        return Array.of(actions).map(action -> new Thing.Wish<>(action, label(action), refusal(action)));
    }

    private String label(Action action) {
        return action instanceof FireAction.LayElement lay
                ? "Lay a " + lay.element().label()
                : labels.of(action, view).getOrElse("Do it");
    }

    private Option<Rejection> refusal(Action action) {
        if (view.options().contains(action)) {
            return Option.none();
        }
        if (!(view.agenda().headOption().getOrNull() instanceof FireQuestion question)
                || !question.asked(table).equals(player)) {
            String who = table.active().equals(player) ? "You are not asked now." : "It is not your turn.";
            return Option.some(Rejection.of(Rejection.NOT_YOUR_TURN, who, "TRN-1"));
        }
        boolean event = action instanceof FireAction.PlayEventCard && question instanceof React;
        return Option.some(
                question instanceof Menu || event
                        ? question.explain(table, action)
                        : Rejection.of(
                                Rejection.NOT_AN_OPTION, "First choose " + question.toChoose() + ".", question.rule()));
    }
}
