package io.github.casemate.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.kernel.Match;
import io.github.casemate.testkit.games.EndlessDice;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class PlaythroughsTest {

    private final Pig pig = new Pig(2, 20);
    private final Playthroughs<Pig.State, Pig.Action, Pig.Event> games = Playthroughs.of(pig);

    @Test
    void aGameIsPlayedByTheDiceOfAMatchWithTheSameSeed() {
        Match<Pig.State, Pig.Action, Pig.Event, Pig.State> match =
                Match.of(pig, 14L).play(Pig.Choice.ROLL).play(Pig.Choice.HOLD);
        assertThat(games.play(Start.NEW_GAME, 14L, 0, 1).actions()).isEqualTo(match.log());
        assertThat(games.play(Start.NEW_GAME, 14L, 0, 1).last()).isEqualTo(match.state());
    }

    @Test
    void whatAPolicyPlayedCanBePlayedAgain() {
        var game = games.played(games.starts().head(), 3L, 5);
        int[] choices =
                game.choices().toJavaStream().mapToInt(Integer::intValue).toArray();
        assertThat(choices).hasSize(5);
        assertThat(games.play(Start.NEW_GAME, 3L, choices)).isEqualTo(game);
    }

    @Test
    void aGameIsToldAsACallThatPlaysItAgain() {
        assertThat(games.play(Start.NEW_GAME, 14L, 0, 1)).asString().isEqualToNormalizingNewlines("""
                play("new game", 14L, 0, 1)
                    1. chance: Die[face=3]
                    2. P1: ROLL
                    3. chance: Die[face=4]
                    4. P1: HOLD
                    5. chance: Die[face=4]""");
    }

    @Test
    void aPrefixKeepsTheChoicesThatWereMadeInIt() {
        var game = games.play(Start.NEW_GAME, 14L, 0, 1);
        assertThat(game.prefix(0).choices()).isEmpty();
        assertThat(game.prefix(3).choices()).containsExactly(0);
        assertThat(game.prefix(3)).isEqualTo(games.play(Start.NEW_GAME, 14L, 0));
        assertThat(game.prefix(4).choices()).containsExactly(0, 1);
        assertThat(game.states()).hasSize(6);
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aGameThatRunsAwayIsAnError() {
        var endless = Playthroughs.of(new EndlessDice());
        assertThat(endless.play(Start.NEW_GAME, 1L, 0).actions()).containsExactly("stop");
        assertThatThrownBy(() -> endless.play(Start.NEW_GAME, 1L, 1))
                .isInstanceOf(AssertionError.class)
                .hasCause(new IllegalStateException(
                        "the game does not come to rest: nobody has been asked for 10000 steps in a row"))
                .hasMessageContaining("after 10001 steps of: play(\"new game\", 1L, 1)")
                .hasMessageContaining("... 9701 actions before");
    }

    @Test
    void anExceptionOfTheRulesComesWithTheGameThatLedToIt() {
        Playthroughs<Pig.State, Pig.Action, Pig.Event> shy =
                games.withPolicies(List.empty()).withText(action -> "<" + action + ">");
        Playthroughs<Pig.State, Pig.Action, Pig.Event> fails = new Playthroughs<>(
                shy.rules(),
                shy.starts(),
                List.of(new Policy<>("fails", (state, legal, random) -> {
                    if (state.pot() > 8) {
                        throw new UnsupportedOperationException("too much");
                    }
                    return Pig.Choice.ROLL;
                })),
                10,
                shy.text());
        assertThatThrownBy(() -> fails.played(fails.starts().head(), 14L, 10))
                .isInstanceOf(AssertionError.class)
                .hasCauseInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("the rules threw java.lang.UnsupportedOperationException: too much")
                .hasMessageContaining("play(\"new game\", 14L, 0, 0)")
                .hasMessageContaining("1. chance: <Die[face=3]>");
    }

    @Test
    void aGameMayBeginAtAnyStart() {
        Pig.State rich = new Pig.State(
                pig.newGame().banked().update(0, 19), pig.newGame().active(), 0, true);
        var more = games.withStarts(List.of(new Start<>("nearly won", rich)));
        assertThat(more.play("nearly won", 14L, 1).last().banked()).containsExactly(22, 0);
        assertThatThrownBy(() -> more.play("lost", 14L))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no start 'lost', only 'new game', 'nearly won'");
    }

    @Test
    void aChoiceMustBeOneOfTheOptions() {
        assertThatThrownBy(() -> games.play(Start.NEW_GAME, 14L, 0, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("choice number 2 is 2, but there are 2 options");
        assertThatThrownBy(() -> games.play(Start.NEW_GAME, 14L, -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("choice number 1 is -1, but there are 2 options");
    }
}
