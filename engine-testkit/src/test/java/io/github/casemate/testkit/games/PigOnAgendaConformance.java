package io.github.casemate.testkit.games;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Game;
import io.github.casemate.testkit.GameConformance;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Pig on the agenda keeps all laws. */
class PigOnAgendaConformance
        extends GameConformance<
                GameState<PigOnAgenda.Table>, Action, Event<PigOnAgenda.Table>, GameView<PigOnAgenda.Table>> {

    @Override
    protected Game<GameState<PigOnAgenda.Table>, Action, Event<PigOnAgenda.Table>, GameView<PigOnAgenda.Table>> game() {
        return AgendaGame.of(new PigOnAgenda(3, 40));
    }

    @Override
    protected boolean hasSecrets() {
        return false;
    }

    @Override
    protected Seq<String> mustOccur() {
        return List.of("ROLL", "HOLD", "Die", "Rolled", "Held", "TurnBegan", "target-banked", "impossible-outcome");
    }
}
