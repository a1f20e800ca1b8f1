package io.github.casemate.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Note;
import io.github.casemate.ai.arena.Arena;
import io.github.casemate.ai.arena.game.Mode;
import io.github.casemate.battle.Battlefield.Now;
import io.github.casemate.battle.bots.BattleEvaluation;
import io.github.casemate.battle.bots.BattlePlayout;
import io.github.casemate.battle.bots.BattleTerm;
import io.github.casemate.battle.rules.BattleAction;
import io.github.casemate.battle.table.BattleEvent;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.battle.table.Square;
import io.github.casemate.games.BotPage;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

class BattleBotsTest {

    private static final BattlePack PACK = new BattlePack();
    private static final AgendaGame<BattleTable> GAME = BattleGames.game("");
    private static final Bots<GameView<BattleTable>, Action> BOTS = Bots.of(GAME);

    private final BattleEvaluation evaluation = new BattleEvaluation();

    @Test
    void thePageOfBotsIsFresh() {
        BotPage.of("battle-for-the-island")
                .lists(BOTS, Array.of("random", "greedy", "flat", "ismcts"))
                .weighs(BattleTerm.values(), BattleTerm::meaning, BattleTerm::weight);
    }

    @Test
    void levelsGoFromEasyToExpert() {
        assertThat(BOTS.levels().map(level -> level.name())).containsExactly("easy", "normal", "hard", "expert");
    }

    @Test
    void lossesShotsAndTurnsAreNoted() {
        PlayerId p2 = PlayerId.of(1);
        var notes = Bots.notes(GAME);
        assertThat(notes.flatMap(one -> one.of().apply(new BattleEvent.TurnEnded(p2))))
                .containsExactly(Note.turn(p2));
        assertThat(notes.flatMap(one -> one.of()
                        .apply(new BattleEvent.Shot(p2, CharacterKind.JEEP, Square.named("a1"), Square.named("a4")))))
                .containsExactly(new Note(p2, "shot"));
        assertThat(notes.flatMap(one -> one.of()
                        .apply(new BattleEvent.CharacterLost(
                                p2, CharacterKind.JEEP, Square.named("a1"), BattleEvent.Loss.BLAST))))
                .containsExactly(new Note(p2, "lost by blast"));
    }

    @Test
    void reachIsTheExactAverageOverTheNextRoll() {
        // After a two, and no other roll, the soldier is two squares from the tank; the jeep hits nothing.
        Now now = Battlefield.of("6: S> .. .. .. t^ ..", "1: J> ..").emptyPads().roll(3);
        assertThat(term(now, 0, BattleTerm.REACH_NOW)).isZero();
        Now two = Battlefield.of("6: S> .. .. .. t^ ..", "1: J> ..").emptyPads().roll(2);
        assertThat(term(two, 0, BattleTerm.REACH_NOW)).isEqualTo(1.2, within(1e-9));
        Now other = Battlefield.of("6: S> .. .. .. t^ ..", "1: s> ..")
                .emptyPads()
                .active(1)
                .roll(2);
        assertThat(term(other, 0, BattleTerm.REACH_LATER)).isEqualTo(1.2 / 6, within(1e-9));
    }

    @Test
    void shotsCountWhatGoesOnBothSidesAndBlocksByTheirOdds() {
        Now crossfire = Battlefield.of("6: T> .. S^ .. t^").roll(3);
        assertThat(term(crossfire, 0, BattleTerm.SHOTS_NOW)).isEqualTo(0.2, within(1e-9));
        Now block = Battlefield.of("7: .. .. .. j^", "6: S> .. ##").roll(3);
        assertThat(term(block, 0, BattleTerm.SHOTS_NOW)).isEqualTo(0.6 * 1.1, within(1e-9));
        Now theirs = Battlefield.of("6: T> .. .. .. t<").roll(3);
        assertThat(term(theirs, 1, BattleTerm.SHOTS_LATER)).isEqualTo(1.2, within(1e-9));
    }

    @Test
    void whoCannotUseARollIsStuckWithItsExactChance() {
        Now now = Battlefield.of("11: S^", "6: s> t<", "2: .. s^").roll(2);
        // One square ahead: a one and a two can be used, three to five cannot.
        assertThat(term(now, 0, BattleTerm.STUCK_CHANCE)).isEqualTo(0.5, within(1e-9));
        assertThat(term(now, 1, BattleTerm.STUCK)).isEqualTo(2);
    }

    @Test
    void theTurnedPositionIsWorthTheSameToTheOther() {
        Turning turning = new Turning(GAME);
        SplitMix64 random = new SplitMix64(8);
        for (int number = 0; number < 200; number++) {
            GameState<BattleTable> state = BattleGames.crowded(GAME, random);
            if (!GAME.turn(state).isOver()) {
                double[] here = evaluation.utilities(state);
                double[] there = evaluation.utilities(turning.of(state));
                assertThat(there[1]).isEqualTo(here[0], within(1e-9));
                assertThat(here[0]).isBetween(-1.0, 1.0).isEqualTo(-here[1], within(1e-9));
            }
        }
    }

    @Test
    void aRollOutTakesWhatItCanGetAndSparesItsOwn() {
        assertThat(chosen(
                        Battlefield.of("6: S> .. t^ ..", "2: S> .. S^ .. .. ..").roll(3)))
                .isEqualTo(new BattleAction.Shoot(Square.named("a6")));
        assertThat(chosen(Battlefield.of("6: S> .. S^ ..", "1: s^").afterMove()))
                .isEqualTo(new BattleAction.PassOn());
        assertThat(chosen(Battlefield.of("12: S^ .. T^").roll(3)))
                .isEqualTo(new BattleAction.RemoveFree(Square.named("c12")));
    }

    private static Action chosen(Now now) {
        return new BattlePlayout().choose(now.state(), GAME.legalActions(now.state()), new SplitMix64(1));
    }

    @Test
    void strongerBotsWinInTheArena() {
        assertThat(winsOf("greedy", "random", 20)).isGreaterThanOrEqualTo(18);
        assertThat(winsOf("ismcts@100", "random", 2)).isEqualTo(2);
    }

    private static int winsOf(String one, String other, int games) {
        return Arena.of(PACK, GAME, Mode.ROUND_ROBIN, List.of(one, other).map(BOTS::entrant))
                .games(games)
                .seed(4)
                .threads(1)
                .run()
                .games()
                .count(record -> record.share(one) == 1);
    }

    private double term(Now now, int seat, BattleTerm term) {
        return evaluation.explain(now.state(), seat).get(term).get();
    }
}
