package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.event.DeckRefilled;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.laws.PlayedGames;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import org.junit.jupiter.api.Test;

/** No text for a player names a card that this player may not know. */
class SecretsTest {

    private static final int GAMES = 3;

    /** Views are large, so only some of each game are written. */
    private static final int EVERY = 7;

    private static final int MATCH = 150;

    private static final Array<Ruleset> RULESETS = Array.rangeClosed(2, 4)
            .map(Ruleset::secondEdition)
            .append(Ruleset.firstEdition())
            .append(WrittenGames.with(Ruleset.secondEdition(2), WrittenGames.EXPANSIONS))
            .append(WrittenGames.with(Ruleset.secondEdition(4), WrittenGames.EXPANSIONS))
            .append(Ruleset.secondEdition(3).with("captains", "flotsam"))
            .append(Ruleset.solo("ghost-captain"))
            .append(WrittenGames.with(Ruleset.solo("ghost-captain"), WrittenGames.EXPANSIONS));

    private int told;
    private int toldInFull;
    private int refills;

    @Test
    @Proof("LAW-7")
    void noViewAndNoEventNamesACardThatThePlayerMayNotKnow() {
        for (Ruleset ruleset : RULESETS) {
            IslandSiege game = WrittenGames.of(ruleset);
            for (Playthrough<GameState<Table>, Action, Event<Table>> played : PlayedGames.fromSetUp(game, GAMES)) {
                followed(game, Siege.json(game), played);
            }
        }
        assertThat(told).isZero();
        assertThat(toldInFull).as("what full states and events would have told").isGreaterThan(10_000);
        assertThat(refills).isPositive();
    }

    private void followed(
            IslandSiege game,
            GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json,
            Playthrough<GameState<Table>, Action, Event<Table>> played) {
        Secrets secrets = Secrets.of(played.start().state().table());
        int number = 0;
        for (Playthrough.Step<GameState<Table>, Action, Event<Table>> step : played.steps()) {
            for (Event<Table> event : step.transition().events()) {
                Secrets before = secrets;
                Secrets after = secrets.after(event);
                refills += event instanceof DeckRefilled ? 1 : 0;
                for (PlayerId player : game.players().append(PlayerId.SPECTATOR)) {
                    Set<String> hidden = before.from(player).intersect(after.from(player));
                    Event<Table> redacted = game.redact(event, player);
                    told += named(hidden, json.writeEvent(redacted), player + " is told " + redacted);
                    toldInFull += named(hidden, json.writeEvent(event));
                }
                secrets = after;
            }
            assertThat(secrets.table()).isEqualTo(step.after().table());
            if (number++ % EVERY == 0) {
                for (PlayerId player : game.players().append(PlayerId.SPECTATOR)) {
                    Set<String> hidden = secrets.from(player);
                    GameView<Table> view = game.view(step.after(), player);
                    told += named(hidden, json.writeView(view), player + " sees " + view);
                    toldInFull += named(hidden, json.writeState(step.after()));
                }
            }
        }
    }

    @Test
    @Rule("LAW-7")
    void noTranscriptNamesACardThatWasAlwaysHidden() {
        int inFull = 0;
        for (Ruleset ruleset : RULESETS) {
            IslandSiege game = WrittenGames.of(ruleset);
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = match(game);
            // A saved match has no deals in it: they come from the seed.
            String full = match.log().map(Siege.json(game)::writeAction).mkString("\n");
            for (PlayerId player : game.players().append(PlayerId.SPECTATOR)) {
                String text = Transcript.of(match, player).write(Siege.json(game));
                Set<String> hidden = alwaysHidden(game, match.log(), player);
                named(hidden, text, player + " reads " + text);
                inFull += named(hidden, full);
            }
        }
        assertThat(inFull).as("what the match of the server would have told").isGreaterThan(50);
    }

    private static Set<String> alwaysHidden(IslandSiege game, Seq<Action> log, PlayerId player) {
        GameState<Table> state = game.newGame();
        Secrets secrets = Secrets.of(state.table());
        Set<String> hidden = secrets.from(player);
        for (Action action : log) {
            var transition = game.apply(state, action);
            for (Event<Table> event : transition.events()) {
                secrets = secrets.after(event);
                hidden = hidden.intersect(secrets.from(player));
            }
            state = transition.state();
        }
        return hidden;
    }

    private static Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match(IslandSiege game) {
        SplitMix64 random = new SplitMix64(7);
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, 7);
        for (int i = 0; i < MATCH && !match.isOver(); i++) {
            match = match.play(
                    match.legalActions().get(random.nextInt(match.legalActions().size())));
        }
        return match;
    }

    private static int named(Set<String> hidden, String text, String what) {
        assertThat(hidden.filter(id -> names(text, id))).as(what).isEmpty();
        return 0;
    }

    private static int named(Set<String> hidden, String text) {
        return hidden.count(id -> names(text, id));
    }

    private static boolean names(String text, String id) {
        return text.contains("\"" + id + "\"");
    }
}
