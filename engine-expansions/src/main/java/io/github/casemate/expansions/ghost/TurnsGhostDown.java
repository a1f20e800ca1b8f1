package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/** GHO-7, RUL-87: for two Leadership the player turns the Ghost Captain's card face down, if it is face up. */
public record TurnsGhostDown() implements LeadershipAbility {

    private static final int PRICE = 2;

    @Override
    public Seq<Offer> offers(Source source, Table table) {
        return table.requireAttack().attacker().equals(GhostCaptain.PLAYER)
                        && GhostCaptain.on(table).faceUp()
                ? Array.of(new Offer(new TurnGhost(), PRICE))
                : Array.empty();
    }

    @Override
    public void use(Play<Table> play, Action action, Source source) {
        play.emit(new GhostTurned(false));
    }

    @Override
    public @Nullable Rejection refusal(Action action, Source source, Table table) {
        if (!(action instanceof TurnGhost)) {
            return null;
        }
        return table.requireAttack().attacker().equals(GhostCaptain.PLAYER)
                ? Rejection.of("ghost-face-down", "The Ghost Captain's card is face down already.", "RUL-87")
                : Rejection.of("not-your-attack", "You can turn his card only in an attack of yours.", "GHO-7");
    }
}
