package io.github.casemate.agenda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Result;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Two players count in turn to a number, by one or by two; who says it wins. */
class AgendaGameTest {

    private static final PlayerId P1 = PlayerId.of(0);
    private static final PlayerId P2 = PlayerId.of(1);

    private final AgendaGame<Integer> game = AgendaGame.of(new Counting(5));

    private enum Count implements Action {
        ONE,
        TWO,
        THREE
    }

    private record Counted(PlayerId player, int by, boolean reveals) implements Event<Integer> {
        @Override
        public Integer evolve(Integer table) {
            return table + by;
        }
    }

    private record Next(PlayerId player) implements Question<Integer> {
        @Override
        public PlayerId asked(Integer table) {
            return player;
        }

        @Override
        public Seq<Action> options(Integer table) {
            return Array.of(Count.ONE, Count.TWO);
        }

        @Override
        public void answer(Play<Integer> play, Action answer) {
            play.emit(new Counted(player, answer == Count.ONE ? 1 : 2, answer == Count.TWO));
            play.then(new Next(player.equals(P1) ? P2 : P1));
        }
    }

    private record Counting(int last) implements AgendaRules<Integer> {
        @Override
        public Seq<PlayerId> players() {
            return PlayerId.first(2);
        }

        @Override
        public Integer table() {
            return 0;
        }

        @Override
        public List<Step<Integer>> agenda() {
            return List.of(new Next(P1));
        }

        @Override
        public Option<Result> result(Integer table) {
            return Option.when(table >= last, () -> Result.draw(players(), "counted"));
        }
    }

    @Test
    void whoIsNotAskedIsToldSo() {
        GameState<Integer> state = game.newGame();
        assertThat(game.refusal(game.view(state, P1), Count.TWO)).isEmpty();
        assertThat(game.refusal(game.view(state, P1), Count.THREE).map(Rejection::code))
                .containsExactly(Rejection.NOT_AN_OPTION);
        assertThat(game.refusal(game.view(state, P2), Count.ONE).map(Rejection::code))
                .containsExactly(Rejection.NOT_YOUR_TURN);
        assertThat(game.refusal(game.view(state, PlayerId.SPECTATOR), Count.ONE).map(Rejection::code))
                .containsExactly(Rejection.NOT_YOUR_TURN);
    }

    @Test
    void afterTheEndThatIsTheReasonForEverybody() {
        GameState<Integer> over = game.apply(
                        game.apply(game.apply(game.newGame(), Count.TWO).state(), Count.TWO)
                                .state(),
                        Count.ONE)
                .state();
        assertThat(game.turn(over).ended().map(Result::why)).containsExactly("counted");
        for (PlayerId viewer : game.players()) {
            assertThat(game.refusal(game.view(over, viewer), Count.ONE).map(Rejection::code))
                    .containsExactly(Rejection.GAME_OVER);
        }
    }

    @Test
    void fromAboveEverythingIsSeenAndNothingCanBeDone() {
        GameState<Integer> state = game.apply(game.newGame(), Count.TWO).state();
        GameView<Integer> above = game.fromAbove(state);
        assertThat(above.viewer()).isEqualTo(PlayerId.SPECTATOR);
        assertThat(above.table()).isEqualTo(2);
        assertThat(above.agenda()).containsExactly(new Next(P2));
        assertThat(above.turn().asked()).containsExactly(P2);
        assertThat(above.options()).isEmpty();
    }

    @Test
    void anEventSaysWhetherItReveals() {
        Game<GameState<Integer>, Action, Event<Integer>, GameView<Integer>> any = game;
        assertThat(any.apply(any.newGame(), Count.ONE).events().map(any::reveals))
                .containsExactly(false);
        assertThat(any.apply(any.newGame(), Count.TWO).events().map(any::reveals))
                .containsExactly(true);
    }

    /** Searches keep states and views in hash tables. */
    @Test
    void differentStatesAndViewsCanBeToldApartByTheirHashCodes() {
        GameState<Integer> one = game.apply(game.newGame(), Count.ONE).state();
        GameState<Integer> two = game.apply(game.newGame(), Count.TWO).state();
        assertThat(one).isNotEqualTo(two).doesNotHaveSameHashCodeAs(two);
        assertThat(one).hasSameHashCodeAs(game.apply(game.newGame(), Count.ONE).state());
        assertThat(one.toString()).isNotEmpty().isNotEqualTo(two.toString());
        GameView<Integer> seen = game.view(one, P1);
        assertThat(GameView.received(P1, seen.table(), seen.agenda(), seen.turn(), seen.options()))
                .isEqualTo(seen);
        assertThat(seen).isNotEqualTo(game.view(two, P1)).doesNotHaveSameHashCodeAs(game.view(two, P1));
        assertThat(seen)
                .hasSameHashCodeAs(game.view(one, P1))
                .hasToString(game.view(one, P1).toString());
        assertThat(seen.toString()).isNotEqualTo(game.view(two, P1).toString());
    }

    @Test
    void gamesAreEqualIfTheirRulesAre() {
        assertThat(game)
                .isEqualTo(AgendaGame.of(new Counting(5)))
                .hasSameHashCodeAs(AgendaGame.of(new Counting(5)))
                .isNotEqualTo(AgendaGame.of(new Counting(6)));
        assertThat(game).hasToString("Counting[last=5]");
        assertThat(game.hashCode()).isNotEqualTo(AgendaGame.of(new Counting(6)).hashCode());
    }

    @Test
    @SuppressWarnings("NullAway") // Null is the point.
    void noStepMayBeMissingAmongThoseThatFollow() {
        AutoStep<Integer> forgetful = play -> play.then(List.of(new Next(P1), null));
        assertThatThrownBy(() -> game.resume(0, List.of(forgetful)))
                .isInstanceOf(BrokenRuleException.class)
                .hasMessageContaining("null was to come next");
    }
}
