package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.rules.Proof;
import org.junit.jupiter.api.Test;

/** What is written and read again is the same, in games of every ruleset. */
class RoundTripTest {

    private static final int GAMES = 4;

    /** States and views are large, so only some of each game are written. */
    private static final int EVERY = 11;

    @Test
    @Proof("LAW-8")
    void everyStateViewActionAndEventIsReadBackAsItWas() {
        for (Ruleset ruleset : WrittenGames.rulesets()) {
            IslandSiege game = WrittenGames.of(ruleset);
            GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json = Siege.json(game);
            for (Playthrough<GameState<Table>, Action, Event<Table>> played : WrittenGames.played(game, GAMES)) {
                state(game, json, played.start().state());
                for (Playthrough.Step<GameState<Table>, Action, Event<Table>> step : played.steps()) {
                    assertThat(json.readAction(json.writeAction(step.action()))).isEqualTo(step.action());
                    step.transition().events().forEach(event -> event(game, json, event));
                    if (step.transition().events().size() % EVERY == 0) {
                        state(game, json, step.after());
                    }
                }
                state(game, json, played.last());
            }
        }
    }

    private static void state(
            IslandSiege game,
            GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json,
            GameState<Table> state) {
        String text = json.writeState(state);
        GameState<Table> read = json.readState(text);
        assertThat(read).isEqualTo(state);
        assertThat(read.table().abilities()).isEqualTo(state.table().abilities());
        assertThat(game.turn(read)).isEqualTo(game.turn(state));
        assertThat(game.legalActions(read)).isEqualTo(game.legalActions(state));
        assertThat(json.writeState(read)).isEqualTo(text);
        for (PlayerId player : game.players().append(PlayerId.SPECTATOR)) {
            GameView<Table> view = game.view(state, player);
            GameView<Table> seen = json.readView(json.writeView(view));
            assertThat(seen).isEqualTo(view);
            assertThat(seen.options()).isEqualTo(view.options());
            assertThat(seen.turn()).isEqualTo(view.turn());
        }
    }

    private static void event(
            IslandSiege game,
            GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json,
            Event<Table> event) {
        assertThat(json.readEvent(json.writeEvent(event))).isEqualTo(event);
        for (PlayerId player : game.players().append(PlayerId.SPECTATOR)) {
            Event<Table> told = game.redact(event, player);
            if (told.equals(event)) {
                continue;
            }
            assertThat(json.readEvent(json.writeEvent(told))).isEqualTo(told);
        }
    }
}
