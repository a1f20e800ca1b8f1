package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.document.DocumentException.Kind;
import io.github.casemate.kernel.Conclusion;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Result;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** How a match ended that was not played to its end stands in its file, and is checked like everything else there. */
class ConclusionJsonTest {

    private static final PlayerId P1 = PlayerId.of(0);
    private static final PlayerId P2 = PlayerId.of(1);
    private static final IslandSiege GAME =
            IslandSiege.of(Ruleset.secondEdition(2).withTurnLimit(20));
    private static final Match<GameState<Table>, Action, Event<Table>, GameView<Table>> MATCH = played(20);
    private static final Match<GameState<Table>, Action, Event<Table>, GameView<Table>> RESIGNED = MATCH.resign(P2);
    private static final Match<GameState<Table>, Action, Event<Table>, GameView<Table>> AGREED =
            MATCH.agree(new Result(Array.of(0.75, 0.25), Array.of(P1), "adjudication"));

    @Test
    void itIsReadBackAsItWas() {
        for (Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match : List.of(RESIGNED, AGREED)) {
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> read =
                    SavedMatch.read(SavedMatch.write(Siege.PACK, match), Siege.PACK);
            assertThat(read).isEqualTo(match);
            assertThat(read.result()).isEqualTo(match.result());
            assertThat(read.isOver()).isTrue();
            assertThat(read.undo()).isEqualTo(MATCH);
            assertThat(SavedMatch.write(Siege.PACK, read)).isEqualTo(SavedMatch.write(Siege.PACK, match));
        }
    }

    @Test
    void itSaysWhoResignedOrWhatAllAgreedOn() {
        assertThat(SavedMatch.write(Siege.PACK, RESIGNED)).contains("  \"conclusion\": {\"resigned\": \"P2\"},\n");
        assertThat(SavedMatch.write(Siege.PACK, AGREED))
                .contains("  \"conclusion\": {\"agreed\": {\"utilities\": {\"P1\": 0.75, \"P2\": 0.25}, "
                        + "\"winners\": [\"P1\"], \"why\": \"adjudication\"}},\n");
        assertThat(SavedMatch.write(Siege.PACK, MATCH)).doesNotContain("conclusion");
    }

    @Test
    void aMatchThatWasPlayedToItsEndHasNone() {
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> ended = played(10_000);
        assertThat(ended.isOver()).isTrue();
        DocumentException refused = refused(concluded(SavedMatch.write(Siege.PACK, ended), "{\"resigned\": \"P1\"}"));
        assertThat(refused.kind()).isEqualTo(Kind.REPLAY_BROKEN);
        assertThat(refused.field()).isEqualTo("conclusion");
        assertThat(refused.rejection().map(Rejection::code)).contains(Rejection.GAME_OVER);
    }

    @Test
    void onlyAPlayerOfTheGameCanHaveResigned() {
        for (String nobody : List.of("P3", "spectator", "the spectator", "P0", "")) {
            DocumentException refused = refusedEnd("{\"resigned\": \"" + nobody + "\"}");
            assertThat(refused.kind()).isEqualTo(Kind.WRONG_VALUE);
            assertThat(refused.field()).isEqualTo("conclusion.resigned");
        }
    }

    @Test
    void somebodyHasResignedOrAllHaveAgreedAndNotBoth() {
        String agreed = "\"agreed\": {\"utilities\": {\"P1\": 0, \"P2\": 0}, \"winners\": [], \"why\": \"draw\"}";
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> drawn =
                MATCH.agree(Result.draw(GAME.players(), "draw"));
        assertThat(SavedMatch.read(SavedMatch.write(Siege.PACK, drawn), Siege.PACK))
                .isEqualTo(drawn);
        assertThat(refusedEnd("{" + agreed + "}").kind()).isEqualTo(Kind.HASH_DIFFERS);
        for (String end : List.of("{}", "{\"resigned\": \"P1\", " + agreed + "}")) {
            DocumentException refused = refusedEnd(end);
            assertThat(refused.kind()).isEqualTo(Kind.WRONG_VALUE);
            assertThat(refused.field()).isEqualTo("conclusion");
            assertThat(refused).hasMessageContaining("somebody has resigned, or all have agreed on a result");
        }
        assertThat(refusedEnd("{\"fled\": \"P1\"}").kind()).isEqualTo(Kind.UNKNOWN_FIELD);
    }

    @Test
    void aResultThatCannotBeIsRefused() {
        for (String result : List.of(
                "{\"utilities\": {\"P1\": 1}, \"winners\": [\"P1\"], \"why\": \"alone\"}",
                "{\"utilities\": {\"P1\": 1, \"P2\": 2}, \"winners\": [\"P1\"], \"why\": \"generous\"}",
                "{\"utilities\": {\"P1\": 1, \"P2\": 1}, \"winners\": [\"P2\", \"P1\"], \"why\": \"order\"}",
                "{\"utilities\": {\"P1\": 1e999, \"P2\": 1}, \"winners\": [], \"why\": \"boundless\"}")) {
            DocumentException refused = refusedEnd("{\"agreed\": " + result + "}");
            assertThat(refused.kind()).isEqualTo(Kind.WRONG_VALUE);
            assertThat(refused.field()).startsWith("conclusion.agreed");
        }
    }

    @Test
    void aTranscriptTellsItToEverybodyWhoLooked() {
        for (PlayerId player : GAME.players().append(PlayerId.SPECTATOR)) {
            Transcript<Event<Table>, GameView<Table>> told = Transcript.of(RESIGNED, player);
            assertThat(told.conclusion()).isEqualTo(Option.some(new Conclusion.Resigned(P2)));
            assertThat(Transcript.read(told.write(Siege.json(GAME)), Siege.PACK).conclusion())
                    .isEqualTo(told.conclusion());
            assertThat(Transcript.read(told.write(Siege.json(GAME)), Siege.PACK).player())
                    .isEqualTo(player);
            assertThat(Transcript.of(MATCH, player).write(Siege.json(GAME))).doesNotContain("conclusion");
        }
    }

    @Test
    void aTranscriptOfAMatchThatWasPlayedToItsEndHasNone() {
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> ended = played(10_000);
        String forged = Transcript.of(ended, P1)
                .write(Siege.json(GAME))
                .replace("\n  \"now\":", "\n  \"conclusion\": {\"resigned\": \"P1\"},\n  \"now\":");
        DocumentException refused =
                catchThrowableOfType(DocumentException.class, () -> Transcript.read(forged, Siege.PACK));
        assertThat(refused.field()).isEqualTo("conclusion");
        assertThat(refused).hasMessageContaining("the game was over without it");
    }

    private static Match<GameState<Table>, Action, Event<Table>, GameView<Table>> played(int decisions) {
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(GAME, 3L);
        for (int i = 0; i < decisions && !match.isOver(); i++) {
            match = match.play(match.legalActions().last());
        }
        return match;
    }

    private static String concluded(String saved, String end) {
        String forged = saved.replace("\n  \"sha256\":", "\n  \"conclusion\": " + end + ",\n  \"sha256\":");
        assertThat(forged).isNotEqualTo(saved);
        return forged;
    }

    private static DocumentException refusedEnd(String end) {
        return refused(concluded(SavedMatch.write(Siege.PACK, MATCH), end));
    }

    private static DocumentException refused(String text) {
        DocumentException refused =
                catchThrowableOfType(DocumentException.class, () -> SavedMatch.read(text, Siege.PACK));
        assertThat(refused).as("nothing was found").isNotNull();
        return refused;
    }
}
