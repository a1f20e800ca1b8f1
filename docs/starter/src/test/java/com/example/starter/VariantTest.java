package com.example.starter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.Arena;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

/** Examples: one situation, one answer. */
class VariantTest {

    private final IslandSiege game = IslandSiege.of(Variant.RULES);

    @Test
    void academyScoresFourCoins() {
        assertEquals(4, game.card("Academy").coins());
    }

    @Test
    void theBotFinishesItsGames() {
        Entrant<GameView<Table>, Action> mine = new Entrant<>("builder", Budget.iterations(1), Builder::new);
        Entrant<GameView<Table>, Action> random = Bots.of(game).entrant("random");
        String report = Arena.oneAgainstField(game, mine, List.of(random))
                .games(20)
                .run()
                .report()
                .text();
        assertTrue(report.contains("builder"), report);
    }
}
