package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.quantity.BuildCoins;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * FRT-4, BLD-2, SHP-1, RUL-33: a build scores its coins.
 *
 * @param player who builds
 * @param card what is built
 * @param fort the fort that a building stands below
 * @param coins the stones placed, or the printed coins
 */
public record ScoreBuild(PlayerId player, Card card, Option<Card> fort, int coins)
        implements AutoStep<Table>, ValidatedStep {

    @Override
    public void take(Play<Table> play) {
        int scored = Abilities.number(play.table(), new BuildCoins(player, card, fort, coins));
        if (scored > 0) {
            play.emit(new CoinsScored(player, scored));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(
                StepChecks.inPlay("card", card, player, table),
                StepChecks.that(
                        fort.forAll(above -> table.findFort(above).isDefined()), "fort", "there is no such fort"),
                StepChecks.number("coins", coins, 0, Math.max(card.coins(), Layout.MOST_SPACES)));
    }
}
