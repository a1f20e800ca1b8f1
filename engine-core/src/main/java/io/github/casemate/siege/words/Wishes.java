package io.github.casemate.siege.words;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.Thing;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.Pass;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.phrasing.Phrasing;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;
import java.util.regex.Matcher;

/**
 * What the viewer can point at: their cards, everybody's cards on the table, and what a turn offers. Each comes with the
 * actions that one could want with it; the open question explains on the viewer's table why one is not possible.
 */
final class Wishes {

    private final AgendaGame<Table> game;
    private final ModuleWords words;
    private final Phrasing say;
    private final GameView<Table> view;
    private final Function<Action, String> label;
    private final Table table;

    Wishes(
            AgendaGame<Table> game,
            ModuleWords words,
            Phrasing say,
            GameView<Table> view,
            Function<Action, String> label) {
        this.game = game;
        this.words = words;
        this.say = say;
        this.view = view;
        this.label = label;
        this.table = view.table();
    }

    Seq<Thing<Action>> things() {
        Array<Thing<Action>> hand = table.decks().flatMap(this::hand).map(card -> thing(card, inHand(card)));
        return hand.appendAll(table.inPlay().map(card -> thing(card, onTable(card))))
                .append(thing("Draw", "Take cards from the deck and keep all but one of them.", new DrawCards()))
                .append(thing("Open Waters", "An attack for stones when there is no fort.", new AttackOpenWaters()))
                .append(thing("Pass", "Do nothing.", new Pass()));
    }

    private Seq<Card> hand(Deck deck) {
        return view.viewer().equals(PlayerId.SPECTATOR)
                ? Array.empty()
                : deck.cards(deck.hand(view.viewer()).known());
    }

    private Thing<Action> thing(Card card, Seq<Action> actions) {
        String text = card.text().isEmpty() ? "" : ". " + card.text();
        return new Thing<>(
                card.name(),
                PieceWords.facts(card) + text,
                actions.appendAll(words.wanted(table, card)).map(this::wish));
    }

    private Thing<Action> thing(String name, String about, Action action) {
        return new Thing<>(name, about, Array.of(wish(action)));
    }

    private Thing.Wish<Action> wish(Action action) {
        return new Thing.Wish<>(
                action, label.apply(action), game.refusal(view, action).map(this::named));
    }

    /** The rules know seats; people have names. */
    private Rejection named(Rejection refusal) {
        String sentence = refusal.sentence();
        for (PlayerId player : game.players()) {
            sentence = sentence.replaceAll("\\b" + player + "\\b", Matcher.quoteReplacement(say.whom(player)));
        }
        return new Rejection(refusal.code(), sentence, refusal.rule());
    }

    private Seq<Action> inHand(Card card) {
        Seq<Card> forts = table.player(view.viewer()).forts().map(fort -> fort.card());
        return switch (card.type()) {
            case FORT -> Array.of(new BuildFort(card));
            case BUILDING -> forts.map(fort -> new BuildBuilding(card, fort));
            case SHIP -> forts.map(fort -> new BuildShip(card, fort));
            case ORDER -> Array.empty();
        };
    }

    private Seq<Action> onTable(Card card) {
        boolean own = table.owner(card).contains(view.viewer());
        Array<Action> use = own && card.abilities().exists(ability -> ability instanceof LeadershipAbility)
                ? Array.of(new UseCard(card))
                : Array.empty();
        return switch (card.type()) {
            case FORT -> use.appendAll(own ? built(card) : Array.of(new Attack(card)));
            case SHIP -> own ? use : use.append(new SinkShip(card));
            case BUILDING, ORDER -> use;
        };
    }

    /** What the cards in the hand could become with the colonists of a fort. */
    private Seq<Action> built(Card fort) {
        return hand(table.main()).flatMap(card -> switch (card.type()) {
            case BUILDING -> Array.<Action>of(new BuildBuilding(card, fort));
            case SHIP -> Array.<Action>of(new BuildShip(card, fort));
            case FORT, ORDER -> Array.<Action>empty();
        });
    }
}
