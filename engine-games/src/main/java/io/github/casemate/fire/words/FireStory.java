package io.github.casemate.fire.words;

import io.github.casemate.agenda.Event;
import io.github.casemate.fire.event.BrickEvents.BrickDestroyed;
import io.github.casemate.fire.event.CardEvents.CardDrawn;
import io.github.casemate.fire.event.TradeEvents.ElementsCollected;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Sentence;
import io.github.casemate.text.English;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What is worth telling: of elements, cards and destroyed bricks in a row only the sum. */
final class FireStory {

    private final Names names;
    private final Function<Event<FireTable>, Sentence> sentences;

    FireStory(Names names, Function<Event<FireTable>, Sentence> sentences) {
        this.names = names;
        this.sentences = sentences;
    }

    Seq<Sentence> of(Seq<Event<FireTable>> events) {
        List<Sentence> told = new ArrayList<>();
        Array<Event<FireTable>> left = Array.ofAll(events);
        while (!left.isEmpty()) {
            Event<FireTable> first = left.head();
            Array<Event<FireTable>> same = left.takeWhile(other -> belongsTo(first, other));
            if (same.size() > 1) {
                told.add(Sentence.told(sum(first, same)));
            } else {
                told.add(sentences.apply(first));
            }
            left = left.drop(Math.max(1, same.size()));
        }
        return Array.ofAll(told).filter(sentence -> sentence.weight() != Sentence.Weight.QUIET);
    }

    private static boolean belongsTo(Event<FireTable> first, Event<FireTable> other) {
        if (first instanceof ElementsCollected one && other instanceof ElementsCollected more) {
            return one.player().equals(more.player());
        } else if (first instanceof CardDrawn one && other instanceof CardDrawn more) {
            return one.player().equals(more.player())
                    && one.card().isEmpty()
                    && more.card().isEmpty();
        } else if (first instanceof BrickDestroyed one && other instanceof BrickDestroyed more) {
            return one.owner().equals(more.owner()) && one.fell() == more.fell();
        }
        return false;
    }

    private String sum(Event<FireTable> first, Array<Event<FireTable>> same) {
        if (first instanceof ElementsCollected one) {
            Array<String> parts = same.map(event -> (ElementsCollected) event)
                    .map(more -> FireText.some(more.element(), more.count()));
            return names.does(one.player(), "collects " + English.list(parts) + ".");
        } else if (first instanceof CardDrawn one) {
            return names.does(one.player(), "draws " + English.count(same.size(), "card") + ".");
        }
        BrickDestroyed one = (BrickDestroyed) first;
        return English.capital(English.count(same.size(), "brick")) + " of " + whose(one.owner())
                + (one.fell() ? " fall, since nothing carries them." : " are destroyed.");
    }

    private String whose(PlayerId player) {
        return names.isYou(player) ? "yours" : names.name(player);
    }
}
