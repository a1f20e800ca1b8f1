package io.github.casemate.expansions.invented;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.rules.Draw;
import io.github.casemate.siege.rules.KeepCards;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/** A player draws the bottles that an attack has brought: one, if no card says otherwise. */
public record SearchShore(PlayerId player, Option<Card> fort) implements AutoStep<Table>, ValidatedStep {

    private static final int USUAL = 1;

    @Override
    public void take(Play<Table> play) {
        if (Abilities.allows(play.table(), new FindBottles(player, fort))) {
            int found = Abilities.number(play.table(), new BottlesFound(player, USUAL));
            play.then(new Draw(FlotsamModule.BOTTLES, player, found), new KeepCards(FlotsamModule.BOTTLES, player));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(
                StepChecks.seat("player", player, table),
                StepChecks.deck("", FlotsamModule.BOTTLES, table),
                StepChecks.that(fort.forAll(table.main()::owns), "fort", "there is no such fort"));
    }
}
