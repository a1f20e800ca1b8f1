package io.github.casemate.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.expansions.words.SampleGames;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Iterator;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Where a game leaves one answer only, nobody is asked for it, nobody takes it back, and no film stops at it. */
class SoleAnswersTest {

    private static final Ruleset RULESET =
            Ruleset.secondEdition(4).with("ramparts", "coquina", "captains", "monuments");

    /** Matches that wait for an answer that has no alternative. */
    private static Iterator<Match<GameState<Table>, Action, Event<Table>, GameView<Table>>> single() {
        return Iterator.from(0)
                .flatMap(seed -> SampleGames.of(RULESET, seed))
                .filter(match -> match.legalActions().size() == 1);
    }

    @Test
    void theyAreGivenUntilSomebodyHasAChoice() {
        for (Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match : single().take(20)) {
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> given = SoleAnswers.given(match);
            assertThat(given.legalActions().size()).isNotEqualTo(1);
            assertThat(given.log()
                            .startsWith(match.log().append(match.legalActions().head())))
                    .isTrue();
            assertThat(SoleAnswers.given(given)).isSameAs(given);
        }
    }

    @Test
    void takingBackLeadsToAChoice() {
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = single().filter(Match::undoable)
                .map(waiting -> waiting.play(waiting.legalActions().head()))
                .find(Match::undoable)
                .get();

        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> back =
                SoleAnswers.takenBack(match, player -> true).get();
        assertThat(back.legalActions().size()).isGreaterThan(1);
        assertThat(match.log().size() - back.log().size()).isGreaterThanOrEqualTo(2);
        PlayerId other = PlayerId.of(9);
        assertThat(SoleAnswers.takenBack(match, other::equals)).isEmpty();
    }

    @Test
    void aFilmStopsWhereThereIsAChoiceAndAtItsEnd() {
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> waiting = single().head();
        var game = waiting.game();
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> goneOn = SoleAnswers.given(waiting);

        var played = new PackedGame<>(new IslandSiegePack(), waiting.game());
        var stopped = Recording.of(played, waiting);
        assertThat(stopped.last().state()).isEqualTo(waiting.state());
        for (var recording : Vector.of(stopped, Recording.of(played, goneOn))) {
            assertThat(recording.moments().init())
                    .allSatisfy(moment ->
                            assertThat(game.legalActions(moment.state()).size()).isGreaterThan(1));
        }
        assertThat(Recording.of(played, goneOn).moments().size())
                .isEqualTo(stopped.moments().size());
        assertThat(stopped.upTo(goneOn).last().state()).isEqualTo(goneOn.state());
    }
}
