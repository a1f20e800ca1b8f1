package io.github.casemate.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.advice.Advice;
import io.github.casemate.ai.advice.Adviser;
import io.github.casemate.ai.advice.Swing;
import io.github.casemate.ai.advice.TurningPoints;
import io.github.casemate.battle.Battlefield.Now;
import io.github.casemate.battle.rules.BattleAction;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.Square;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class BattleAdviceTest {

    private static final AgendaGame<BattleTable> GAME = BattleGames.game("");
    private static final Bots<GameView<BattleTable>, Action> BOTS = Bots.of(GAME);

    @Test
    void theShotThatEndsTheGameIsWhatEveryLevelWouldDo() {
        Now now = Battlefield.of("6: S> .. t^ ..", "2: S> .. .. .. .. ..")
                .emptyPads()
                .roll(3);
        for (String level : Array.of("easy", "normal", "hard")) {
            Advice<Action> hint = Adviser.of(GAME)
                    .ask(
                            BOTS.entrant(level),
                            Decision.of(
                                    PlayerId.of(0),
                                    GAME.view(now.state(), PlayerId.of(0)),
                                    GAME.legalActions(now.state()),
                                    new SplitMix64(1),
                                    BOTS.entrant(level).budget()));
            assertThat(hint.best().action()).isEqualTo(new BattleAction.Shoot(Square.named("a6")));
            assertThat(hint.best().chance()).contains(1.0);
            assertThat(hint.options().last().chance().getOrElse(0.0)).isLessThan(1);
        }
    }

    @Test
    void hintsFollowALevelAndTurningPointsLeadToTheEnd() {
        Match<GameState<BattleTable>, Action, Event<BattleTable>, GameView<BattleTable>> match = Match.of(GAME, 3);
        for (int i = 0; !match.isOver(); i++) {
            Entrant<GameView<BattleTable>, Action> asked = BOTS.entrant(i % 2 == 0 ? "easy" : "random");
            Action own = asked.bots().get().choose(Decision.of(match, new SplitMix64(i), asked.budget()));
            assertThat(Adviser.of(GAME)
                            .ask(asked, match, new SplitMix64(i))
                            .best()
                            .action())
                    .isEqualTo(own);
            match = match.play(own);
        }
        TurningPoints points = TurningPoints.of(match).get();
        assertThat(points.swings()).hasSize(match.log().size());
        PlayerId winner = match.result().get().winners().head();
        Swing last = points.swings().last();
        assertThat(last.after().get(winner.index())).isEqualTo(1);
        assertThat(points.swings().head().before().get(0)).isEqualTo(0.5, within(0.05));
        assertThat(points.largest(3).head().size()).isGreaterThan(0.1);
    }
}
