package io.github.casemate.json;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.siege.Documents;
import io.github.casemate.json.siege.SiegeCodecs;
import io.github.casemate.kernel.Conclusion;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A match as one player saw it, or the {@linkplain PlayerId#SPECTATOR spectator}: what was on the table before anything
 * was dealt, the events they saw, how the match ended if somebody resigned or all agreed on a result, and what they see
 * now. It can be shown to that player: there is no card in it that they may not know. All views in between follow from
 * the first and the events.
 *
 * @param player who saw it
 * @param start what they saw at first
 * @param events the events they saw, in order
 * @param conclusion who resigned, or what all agreed on; none if the match goes on or its game is over
 * @param now what they see now
 */
public record Transcript(
        PlayerId player,
        GameView<Table> start,
        Seq<Event<Table>> events,
        Option<Conclusion> conclusion,
        GameView<Table> now) {

    /**
     * {@return what a player saw of a match}
     *
     * @param match the match
     * @param player the player, or the spectator
     * @throws IllegalArgumentException if the game has no such player
     */
    public static Transcript of(Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match, PlayerId player) {
        IslandSiege game = SavedMatch.gameOf(match);
        return new Transcript(
                player,
                game.view(game.newGame(), player),
                match.eventsSince(0, player),
                match.conclusion(),
                match.view(player));
    }

    /**
     * Reads a transcript. Its events must lead from the first view to the last.
     *
     * @param text the text
     * @return the transcript
     * @throws DocumentException if it is not a transcript
     */
    public static Transcript read(String text) {
        return IncomingText.of(text, Limits.DEFAULT).read(node -> {
            Documents.TRANSCRIPT.check(node);
            IslandSiege game = IslandSiege.of(SiegeCodecs.rulesetIn(node));
            SiegeCodecs.Story story = new SiegeCodecs(game).transcript().read(node, Place.ROOT);
            return new Transcript(story.player(), story.start(), story.events(), story.conclusion(), story.now());
        });
    }

    /**
     * Writes the transcript.
     *
     * @param game the game that it belongs to
     * @return the text, an event on each line
     */
    public String write(IslandSiege game) {
        return Writing.readable(new SiegeCodecs(game)
                .transcript()
                .write(new SiegeCodecs.Story(player, start, Array.ofAll(events), conclusion, now)));
    }
}
