package io.github.casemate.expansions.ghost;

import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** GHO-7, RUL-87: for two Leadership the player turns the Ghost Captain's card face down, if it is not so already. */
public record TurnsGhostDown() implements LeadershipAbility {

    private static final int PRICE = 2;

    @Override
    public Seq<Offer> offers(Source source, Table table) {
        return table.attack().attacker().equals(GhostCaptain.PLAYER)
                        && GhostCaptain.on(table).faceUp()
                ? Array.of(new Offer(new TurnGhost(), PRICE))
                : Array.empty();
    }

    @Override
    public void use(Play play, Action action, Source source) {
        play.emit(new GhostTurned(false));
    }
}
