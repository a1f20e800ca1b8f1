package io.github.casemate.expansions.captains;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Play;

/**
 * RUL-78: a captain card that has just been played goes back to the attacker's hand, if there are enough ships.
 *
 * @param card the card, on the captain discard pile
 * @param ships how many ships it takes
 */
public record TakeBack(Card card, int ships) implements AutoStep {

    @Override
    public void take(Play play) {
        PlayerId attacker = play.table().attack().attacker();
        if (play.table().player(attacker).ships().size() >= ships) {
            play.emit(new CaptainTakenBack(attacker, card));
        }
    }
}
