package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.EndConstruction;
import io.github.casemate.fire.action.FireAction.GoToMarket;
import io.github.casemate.fire.action.FireAction.LayElement;
import io.github.casemate.fire.action.FireAction.OfferTo;
import io.github.casemate.fire.action.FireAction.PlayEventCard;
import io.github.casemate.fire.action.FireAction.StartHighBridge;
import io.github.casemate.fire.action.FireAction.StartMilling;
import io.github.casemate.fire.action.FireAction.ThrowAway;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.event.CardEvents.CardThrownAway;
import io.github.casemate.fire.event.CourseEvents.RestTaken;
import io.github.casemate.fire.table.Counts;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/**
 * TRN-2: the construction step. The active player does one thing after the other until they end it. What the hand allows
 * is mixed with what everybody can see, and the last two entries are always there; so being asked tells nothing.
 */
public record Menu() implements FireQuestion {

    private static final Action END = new EndConstruction(false);
    private static final Action END_AND_REST = new EndConstruction(true);

    @Override
    public PlayerId asked(FireTable table) {
        return table.active();
    }

    @Override
    public String rule() {
        return "TRN-2";
    }

    @Override
    public String toChoose() {
        return "what to do, or end the construction step";
    }

    @Override
    public Seq<Action> options(FireTable table) {
        PlayerId player = table.active();
        List<Action> all = new ArrayList<>();
        addBricks(table, player, all);
        addEvents(table, player, all);
        addTrades(table, player, all);
        if (table.turn().discards() < Allowances.discards(table, player)) {
            Counts hand = table.hand(player);
            for (int card = 0; card < hand.kinds(); card++) {
                if (hand.of(card) > 0) {
                    all.add(new ThrowAway(table.realm().card(card).id()));
                }
            }
        }
        all.add(END);
        all.add(END_AND_REST);
        return Array.ofAll(all);
    }

    /** BLD-1, BLD-4. */
    private static void addBricks(FireTable table, PlayerId player, List<Action> all) {
        Placements places = Placements.of(table, player);
        for (Element element : Element.ALL) {
            if (table.pile(player).of(element.ordinal()) > 0 && places.exist(element)) {
                all.add(new LayElement(element));
            }
        }
        if (!HighBridges.all(table, player).isEmpty()) {
            all.add(new StartHighBridge());
        }
    }

    /** EVT-1. */
    static void addEvents(FireTable table, PlayerId player, List<Action> all) {
        Counts hand = table.hand(player);
        for (int card = 0; card < hand.kinds(); card++) {
            if (hand.of(card) > 0
                    && Effects.isPlayable(table, player, table.realm().card(card))) {
                all.add(new PlayEventCard(table.realm().card(card).id()));
            }
        }
    }

    /** TRN-3, TRN-4, TRD-1. */
    private static void addTrades(FireTable table, PlayerId player, List<Action> all) {
        if (table.turn().trades() < Allowances.trades(table, player)) {
            int price = Allowances.price(table, player);
            for (Element element : Element.ALL) {
                if (table.pile(player).of(element.ordinal()) >= price
                        && !new BuyAtMarket(player, element, price)
                                .options(table)
                                .isEmpty()) {
                    all.add(new GoToMarket(element));
                }
            }
        }
        if (table.turn().mills() < Allowances.mills(table, player) && Milling.exist(table, player)) {
            all.add(new StartMilling());
        }
        if (table.turn().offers() < Allowances.offers(table, player)) {
            for (int seat = 0; seat < table.realm().players(); seat++) {
                PlayerId partner = PlayerId.of(seat);
                if (seat != player.index()
                        && !new OfferWhat(player, partner).options(table).isEmpty()) {
                    all.add(new OfferTo(partner));
                }
            }
        }
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        PlayerId player = play.table().active();
        if (answer instanceof EndConstruction end) {
            if (end.rest()) {
                play.emit(new RestTaken(player, true));
            }
            play.then(Array.of(
                    new MarchArmies(),
                    new HungryGiant(),
                    new LookForKing(false),
                    new OpenWindow(true),
                    new LookForKing(true),
                    new NextTurn()));
            return;
        }
        if (answer instanceof LayElement lay) {
            play.then(new LayWhere(player, lay.element()));
        } else if (answer instanceof StartHighBridge) {
            play.then(new LayHighBridgeWhere(player));
        } else if (answer instanceof PlayEventCard event) {
            Effects.play(play, player, event.card());
            play.then(new DrawUp(player));
        } else if (answer instanceof GoToMarket market) {
            play.then(new BuyAtMarket(player, market.element(), Allowances.price(play.table(), player)));
        } else if (answer instanceof StartMilling) {
            play.then(new MillWhich(player));
        } else if (answer instanceof OfferTo offer) {
            play.then(new OfferWhat(player, offer.partner()));
        } else if (answer instanceof ThrowAway card) {
            play.emit(new CardThrownAway(player, Option.some(card.card())));
            play.then(new DrawUp(player));
        }
        play.then(new LookForKing(false), this);
    }
}
