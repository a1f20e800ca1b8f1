package io.github.casemate.fire.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Decision;
import io.github.casemate.fire.table.FireTable;

/** A bot that plays with a purpose and looks no further than that. It answers at once and ignores the budget. */
final class PurposefulBot implements Bot<GameView<FireTable>, Action> {

    private final AgendaGame<FireTable> game;
    private final FirePlayout playout;

    PurposefulBot(AgendaGame<FireTable> game, FirePlayout playout) {
        this.game = game;
        this.playout = playout;
    }

    /** What is hidden is imagined once; the player looks only at what they see. */
    @Override
    public Action choose(Decision<GameView<FireTable>, Action> decision) {
        return decision.legal().size() == 1
                ? decision.legal().head()
                : playout.choose(game.determinize(decision.view(), decision.random()), decision.legal());
    }
}
