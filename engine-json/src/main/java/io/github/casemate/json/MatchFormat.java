package io.github.casemate.json;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.casemate.json.MatchLog.Chance;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.codec.SeatCodecs;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.document.DocumentException.Kind;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Notation;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;

/**
 * How matches of one pack are written, and read by playing them again.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
final class MatchFormat<S, A, E, V> {

    private final GamePack<S, A, E, V> pack;
    private final SettingsCodec settings;

    MatchFormat(GamePack<S, A, E, V> pack) {
        this.pack = pack;
        this.settings = SettingsCodec.of(pack);
    }

    String write(Match<S, A, E, V> match) {
        Document.Own own = own(match.game());
        NotatedMatch notated = NotatedMatch.of(pack, own, match);
        return Writing.readable(document(own, match.game())
                .write(new MatchLog(
                        notated.chance(), match.seed(), notated.actions(), match.conclusion(), notated.digest())));
    }

    Match<S, A, E, V> read(JsonNode node) {
        Heads.check(node, SavedMatch.NAME);
        Game<S, A, E, V> game = Heads.gameIn(node, pack, settings);
        Document.Own own = own(game);
        MatchLog log = document(own, game).read(node, Place.ROOT);
        Match<S, A, E, V> played = log.chance() == Chance.SEED ? bySeed(game, log) : byLog(game, log);
        Match<S, A, E, V> match = log.conclusion()
                .map(end -> played.tryConclude(end).getOrElseThrow(MatchFormat::notEndedLikeThis))
                .getOrElse(played);
        if (!NotatedMatch.of(pack, own, match).digest().equals(log.digest())) {
            throw Place.ROOT
                    .field(MatchLog.DIGEST)
                    .refused(
                            Kind.HASH_DIFFERS,
                            "this is not the match that was saved: something was changed, left out or added, though the"
                                    + " rules allow what is there");
        }
        return match;
    }

    AnyMatch readAny(JsonNode node) {
        return AnyMatch.of(pack, read(node));
    }

    private Document.Own own(Game<S, A, E, V> game) {
        return GameCodecs.own(pack, game, pack.settingsOf(game), settings, settings);
    }

    private Document<MatchLog> document(Document.Own own, Game<S, A, E, V> game) {
        return Document.of(SavedMatch.NAME, pack.info(), own, MatchLog.codec(new SeatCodecs(game.players())));
    }

    /** Plays what players did; chance draws from the seed. */
    private Match<S, A, E, V> bySeed(Game<S, A, E, V> game, MatchLog log) {
        Notation<A> notation = pack.notation(game);
        Match<S, A, E, V> match = Match.of(game, log.seed());
        for (int i = 0; i < log.actions().size(); i++) {
            Match<S, A, E, V> before = match;
            String text = log.actions().get(i);
            match = ongoing(match.turn())
                    .flatMap(any -> notation.read(text, before.legalActions()))
                    .flatMap(before::tryPlay)
                    .getOrElseThrow(new Broken(i)::because);
        }
        return match;
    }

    /** Plays what players and chance did, as at a table with real dice. */
    private Match<S, A, E, V> byLog(Game<S, A, E, V> game, MatchLog log) {
        Notation<A> notation = pack.notation(game);
        List<A> actions = new ArrayList<>();
        S state = game.newGame();
        for (int i = 0; i < log.actions().size(); i++) {
            S before = state;
            String text = log.actions().get(i);
            A action = ongoing(game.turn(before))
                    .flatMap(turn -> turn.isChance()
                            ? notation.readOutcome(text, game.chance(before))
                            : notation.read(text, game.legalActions(before)))
                    .getOrElseThrow(new Broken(i)::because);
            state = game.tryApply(before, action).map(Transition::state).getOrElseThrow(new Broken(i)::because);
            actions.add(action);
        }
        if (game.turn(state).isChance()) {
            throw new Broken(actions.size())
                    .because(Rejection.of(Rejection.INCOMPLETE_LOG, "The actions stop where chance still has to act."));
        }
        return Match.replay(game, log.seed(), Array.ofAll(actions));
    }

    private static Either<Rejection, Turn> ongoing(Turn turn) {
        return turn.isOver()
                ? Either.left(Rejection.of(Rejection.GAME_OVER, "The game is over before this."))
                : Either.right(turn);
    }

    private record Broken(int index) {

        /** People count from 1. */
        DocumentException because(Rejection refused) {
            return Place.ROOT
                    .field(MatchLog.ACTIONS)
                    .item(index)
                    .refused(Kind.REPLAY_BROKEN, "action " + (index + 1) + ": " + refused.sentence())
                    .because(refused);
        }
    }

    private static DocumentException notEndedLikeThis(Rejection refused) {
        return Place.ROOT
                .field(MatchLog.CONCLUSION)
                .refused(Kind.REPLAY_BROKEN, refused.sentence())
                .because(refused);
    }
}
