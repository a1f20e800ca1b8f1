package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.event.ResultsAdded;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * For Leadership: add a result of a face.
 *
 * @param price how many Leadership results it takes
 * @param face the face
 */
public record AddsResult(int price, Face face) implements LeadershipAbility {

    /**
     * Refuses an ability that would cost nothing, or would pay for itself and never end.
     *
     * @param price how many Leadership results it takes
     * @param face the face
     * @throws IllegalArgumentException if the price is below one, or the face is Leadership
     */
    public AddsResult {
        Parameter.atLeast(1, price, "price");
        if (face == Face.LEADERSHIP) {
            throw new IllegalArgumentException("'face' is not Leadership, or the ability would pay for itself");
        }
    }

    @Override
    public Seq<Offer> offers(Source source, Table table) {
        return Array.of(new Offer(new UseCard(source.card().get()), price));
    }

    @Override
    public void use(Play<Table> play, Action action, Source source) {
        play.emit(new ResultsAdded(play.table().requireAttack().attacker(), face, 1));
    }
}
