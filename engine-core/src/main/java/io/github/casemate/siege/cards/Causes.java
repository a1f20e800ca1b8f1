package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.CardTookEffect;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/** Tells which card is behind something. The steps do not say, because they need not know; the table does. */
final class Causes {

    private Causes() {}

    /** What a player has just built, if it has an ability. */
    static void tellBuilt(Play<Table> play, PlayerId player, Class<? extends Ability> ability) {
        Option<Card> built = play.table().player(player).order().lastOption();
        if (built.exists(card -> card.abilities().exists(ability::isInstance))) {
            play.emit(new CardTookEffect(built.get()));
        }
    }

    /** The fort that is attacked, if it has an ability. */
    static void tellAttacked(Play<Table> play, Class<? extends Ability> ability) {
        Option<Card> fort = play.table().attack().flatMap(AttackState::fort);
        if (fort.exists(card -> card.abilities().exists(ability::isInstance))) {
            play.emit(new CardTookEffect(fort.get()));
        }
    }
}
