package io.github.casemate.testkit.siege.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever only watches sees the table, and no card that lies or is held face down. */
class SpectatorTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void theSpectatorSeesTheTableAndNoHand(int players) {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(players).withTurnLimit(60));
        SplitMix64 random = new SplitMix64(players);
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, 6);
        int heldBySomebody = 0;
        while (!match.isOver()) {
            GameView<Table> seen = match.view(PlayerId.SPECTATOR);
            Deck real = match.state().table().main();
            Deck deck = seen.table().main();

            assertThat(seen.viewer()).isEqualTo(PlayerId.SPECTATOR);
            assertThat(seen.options()).isEmpty();
            assertThat(seen.turn()).isEqualTo(match.turn());
            assertThat(seen.table().players()).isEqualTo(match.state().table().players());
            assertThat(deck.discard()).isEqualTo(real.discard());
            for (int seat = 0; seat < players; seat++) {
                assertThat(deck.hands().get(seat).known())
                        .as("only what all saw go there")
                        .isEqualTo(real.hands().get(seat).known().and(real.publiclyKnown()));
                assertThat(deck.hands().get(seat).size())
                        .isEqualTo(real.hands().get(seat).size());
                assertThat(deck.setAside().get(seat).known().isEmpty()).isTrue();
                heldBySomebody += real.hands().get(seat).size();
            }
            assertThat(deck.undrawn().known().isEmpty()).isTrue();
            assertThat(deck.justDrawn().known().isEmpty()).isTrue();
            assertThat(deck.known()).allMatch(memory -> memory.isEmpty());

            Seq<Action> legal = match.legalActions();
            assertThat(match.tryPlay(PlayerId.SPECTATOR, legal.head()).getLeft().code())
                    .isEqualTo(Rejection.NOT_YOUR_TURN);
            match = match.play(legal.get((int) SplitMix64.below(random, legal.size())));
        }
        assertThat(heldBySomebody).isGreaterThan(100);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void aStateThatASpectatorImaginesLooksTheSameToThem(int players) {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(players).withTurnLimit(60));
        SplitMix64 random = new SplitMix64(players);
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, 7);
        while (!match.isOver()) {
            GameView<Table> seen = match.view(PlayerId.SPECTATOR);
            GameState<Table> imagined = game.determinize(seen, random);

            assertThat(game.view(imagined, PlayerId.SPECTATOR)).isEqualTo(seen);
            assertThat(game.turn(imagined)).isEqualTo(match.turn());

            Seq<Action> legal = match.legalActions();
            match = match.play(legal.get((int) SplitMix64.below(random, legal.size())));
        }
    }
}
