package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.Referee;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Bots are found by their names, and the better ones win. */
class FogBotsTest {

    private static final int GAMES = Integer.getInteger("fog.games", 20);

    private static double share(AgendaGame<FogTable> game, String one, String other, int games) {
        Bots<GameView<FogTable>, Action> bots = Bots.of(game);
        Entrant<GameView<FogTable>, Action> first = bots.entrant(one);
        Entrant<GameView<FogTable>, Action> second = bots.entrant(other);
        double won = 0;
        for (int seed = 0; seed < games; seed++) {
            int seat = seed % 2;
            GameRecord record =
                    Referee.of(game).play(seat == 0 ? Array.of(first, second) : Array.of(second, first), seed);
            assertThat(record.forfeit()).isEmpty();
            won += record.result().winners().contains(PlayerId.of(seat))
                    ? 1.0 / record.result().winners().size()
                    : 0;
        }
        return won / games;
    }

    @Test
    void greedyBeatsRandomClearly() {
        AgendaGame<FogTable> small =
                AgendaGame.of(new FogRules(FogRuleset.standard(2).onBoard(3)));
        assertThat(share(small, "greedy", "random", GAMES)).isGreaterThanOrEqualTo(0.8);
    }

    @Test
    void levelsAreToldFromTheWeakestToTheStrongest() {
        AgendaGame<FogTable> game = AgendaGame.of(new FogRules(FogRuleset.standard(3)));
        assertThat(Bots.of(game).broken()).isEmpty();
        assertThat(Bots.of(game).levels().map(level -> level.name())).containsExactly("easy", "normal", "hard");
    }

    /** For measuring by hand: board, bot, other bot, games. */
    public static void main(String[] args) {
        AgendaGame<FogTable> game =
                AgendaGame.of(new FogRules(FogRuleset.standard(2).onBoard(Integer.parseInt(args[0]))));
        long start = System.nanoTime();
        double share = share(game, args[1], args[2], Integer.parseInt(args[3]));
        System.out.println(share + " in " + (System.nanoTime() - start) / 1_000_000 + " ms");
    }
}
