package io.github.casemate.expansions.invented;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.CardDiscarded;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.ActiveAbility;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** For Leadership: open a bottle, throw it away, and do what the message says. */
public record OpensBottles() implements LeadershipAbility {

    @Override
    public Seq<Offer> offers(Source source, Table table) {
        PlayerId attacker = table.requireAttack().attacker();
        Deck bottles = table.deck(FlotsamModule.BOTTLES);
        return bottles.cards(bottles.hand(attacker).known())
                .flatMap(bottle ->
                        meant(bottle, attacker, table).map(offer -> new Offer(new OpenBottle(bottle), offer.price())));
    }

    @Override
    public void use(Play<Table> play, Action action, Source source) {
        PlayerId attacker = play.table().requireAttack().attacker();
        Card bottle = ((OpenBottle) action).bottle();
        Action meant = meant(bottle, attacker, play.table()).get().action();
        play.emit(new CardDiscarded(FlotsamModule.BOTTLES, attacker, bottle));
        Abilities.use(new ActiveAbility(held(attacker, bottle), message(bottle)), play, meant);
    }

    /** What the message says can be done now; of several such things, the first. */
    private static Option<Offer> meant(Card bottle, PlayerId attacker, Table table) {
        return message(bottle).offers(held(attacker, bottle), table).headOption();
    }

    /** A bottle is never in play, so its one ability is not either; it is used from here. */
    private static LeadershipAbility message(Card bottle) {
        return (LeadershipAbility) bottle.abilities().head();
    }

    private static Source held(PlayerId player, Card bottle) {
        return new Source(Option.some(player), Option.some(bottle), Option.none());
    }
}
