package io.github.casemate.expansions.invented;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** For Leadership: a gray stone washes ashore. */
public record StirsTheSea(int price) implements LeadershipAbility {

    @Override
    public Seq<Offer> offers(Source source, Table table) {
        return Array.of(new Offer(new OpenBottle(source.card().get()), price));
    }

    @Override
    public void use(Play<Table> play, Action action, Source source) {
        play.then(new Drift());
    }
}
