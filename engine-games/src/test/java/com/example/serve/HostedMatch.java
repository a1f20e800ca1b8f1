package com.example.serve;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import io.github.casemate.json.GameJson;
import io.github.casemate.kernel.Conclusion;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Result;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Heading;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Notation;
import io.github.casemate.pack.Sentence;
import io.github.casemate.pack.Words;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * A match for several people. For each seat there is a list of what it has been told, one JSON text for each piece of
 * news. These lists only grow, even when an action is taken back, and are the same again after a restart. So a seat
 * says how long its list is ({@code length}) to hear the rest, and to say what it knew when it chose.
 *
 * <p>What a seat gets is made from its own view, its own redacted events and what is public. Only the seat that is asked
 * gets the options. The state, the log and the seed stay here.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
final class HostedMatch<S, A, E, V> {

    /** Where a move is written before it counts. */
    private interface Lines {
        void append(String line) throws IOException;
    }

    private final GamePack<S, A, E, V> pack;
    private final Game<S, A, E, V> game;
    private final GameJson<S, A, E, V> json;
    private final Notation<A> notation;
    private final Names names;
    private final Journal journal;
    private final Map<PlayerId, List<String>> told = new HashMap<>();
    private final List<CompletableFuture<Boolean>> waiting = new ArrayList<>();
    private Match<S, A, E, V> match;

    HostedMatch(GamePack<S, A, E, V> pack, Match<S, A, E, V> begun, Names names, Journal journal) {
        this.pack = pack;
        this.game = begun.game();
        this.json = GameJson.of(pack, game);
        this.notation = pack.notation(game);
        this.names = names;
        this.journal = journal;
        this.match = begun;
        for (PlayerId seat : game.players().append(PlayerId.SPECTATOR)) {
            told.put(seat, events(seat, 0, begun));
        }
    }

    /** What a seat may know: the news since a mark, the table, and the question if it is asked. */
    synchronized ObjectNode table(PlayerId seat, int since) {
        V view = match.view(seat);
        ObjectNode table = JsonNodeFactory.instance.objectNode();
        table.put("game", pack.info().id());
        table.put("seat", seat.equals(PlayerId.SPECTATOR) ? null : seat.toString());
        ArrayNode people = table.putArray("names");
        game.players().forEach(player -> people.add(names.name(player)));
        List<String> all = told(seat);
        table.put("length", all.size());
        ArrayNode news = table.putArray("news");
        all.subList(since, all.size()).forEach(text -> news.addRawValue(new RawValue(text)));
        table.putRawValue("view", new RawValue(json.writeView(view)));
        table.put("asked", match.turn().asked().map(PlayerId::toString).getOrNull());
        if (match.turn().isOf(seat)) {
            table.set("question", question(view, pack.words(game, names.to(seat))));
        }
        table.put("undo", mayUndo(seat));
        for (Result result : match.result()) {
            ObjectNode over = table.putObject("result").put("why", result.why());
            over.put("sentence", "The game is over: " + words(seat).outcome(result) + ".");
            ArrayNode winners = over.putArray("winners");
            result.winners().forEach(winner -> winners.add(winner.toString()));
        }
        return table;
    }

    /** {@return how much a seat has been told} */
    synchronized int length(PlayerId seat) {
        return told(seat).size();
    }

    /** {@return what completes when there is more to tell a seat than at a mark, or when it has waited long enough} */
    synchronized CompletableFuture<Boolean> news(PlayerId seat, int since, int seconds) {
        if (since < length(seat) || seconds == 0 || match.isOver()) {
            return CompletableFuture.completedFuture(true);
        }
        waiting.removeIf(CompletableFuture::isDone);
        CompletableFuture<Boolean> news = new CompletableFuture<>();
        waiting.add(news);
        return news.completeOnTimeout(false, seconds, TimeUnit.SECONDS);
    }

    /**
     * Makes a move, unless it is refused. A move that comes a second time has been made, and is not refused. A match is a
     * value: this is played, put into words and written down before anybody can see it, and if one of these fails,
     * nothing has happened.
     */
    synchronized Option<Rejection> make(Move move) {
        return make(move, journal::append);
    }

    /** Makes the moves of a journal again. */
    synchronized void replay(List<Move> moves) {
        for (Move move : moves) {
            make(move, line -> {}).forEach(refused -> {
                throw new IllegalStateException(move + " of the journal is refused: " + refused);
            });
        }
    }

    private Option<Rejection> make(Move move, Lines lines) {
        List<String> all = told(move.by());
        if (move.length() < all.size() && all.get(move.length()).equals(move.receipt())) {
            return Option.none();
        }
        if (move.length() != all.size()) {
            return Option.some(Rejection.of(
                    Rejection.OUT_OF_DATE,
                    "This was sent at length " + move.length() + ", but the length is " + all.size() + "."));
        }
        Either<Rejection, Match<S, A, E, V>> made = after(move);
        if (made.isRight()) {
            Map<PlayerId, List<String>> news = new HashMap<>();
            told.keySet().forEach(seat -> news.put(seat, newsOf(move, made.get(), seat)));
            try {
                lines.append(move.line());
            } catch (IOException full) {
                throw new UncheckedIOException(full);
            }
            match = made.get();
            news.forEach((seat, texts) -> told(seat).addAll(texts));
            waiting.forEach(someone -> someone.complete(true));
            waiting.clear();
        }
        return made.swap().toOption();
    }

    private Either<Rejection, Match<S, A, E, V>> after(Move move) {
        PlayerId seat = move.by();
        if (match.isOver()) {
            return Either.left(Rejection.of(Rejection.GAME_OVER, "The game is over."));
        }
        return switch (move.kind()) {
            case Move.RESIGN -> match.tryConclude(new Conclusion.Resigned(seat));
            case Move.UNDO ->
                mayUndo(seat)
                        ? Either.right(match.undo())
                        : Either.left(Rejection.of("no-undo", "You cannot take anything back now."));
            default ->
                // Somebody who is not asked is told so, and not which options another has.
                match.turn().isOf(seat)
                        ? notation.read(move.action(), match.legalActions())
                                .flatMap(action -> match.tryPlay(seat, action))
                        : Either.left(Rejection.of(Rejection.NOT_YOUR_TURN, "It is not your turn."));
        };
    }

    /** Only who acted last, as long as nothing has been revealed since and the result is not written down elsewhere. */
    private boolean mayUndo(PlayerId seat) {
        return !match.isOver() && match.undoable() && match.lastToAct().contains(seat);
    }

    private List<String> newsOf(Move move, Match<S, A, E, V> next, PlayerId seat) {
        List<String> news = new ArrayList<>();
        if (move.by().equals(seat)) {
            news.add(move.receipt());
        }
        if (move.kind().equals(Move.PLAY)) {
            news.addAll(events(seat, match.length(), next));
        } else if (move.kind().equals(Move.UNDO)) {
            news.add(JsonNodeFactory.instance
                    .objectNode()
                    .put("undone", match.length() - next.length())
                    .put("by", move.by().toString())
                    .put("sentence", words(seat).names().does(move.by(), "takes") + " the last action back.")
                    .toString());
        } else {
            next.conclusion()
                    .forEach(end -> news.add(JsonNodeFactory.instance
                            .objectNode()
                            .put("ended", move.kind())
                            .put("sentence", words(seat).ending(end).text())
                            .toString()));
        }
        // Everybody sees who is asked. An action need not have an event; so this may be all there is to wait for.
        if (!next.turn().equals(match.turn())) {
            news.add(JsonNodeFactory.instance
                    .objectNode()
                    .put("asked", next.turn().asked().map(PlayerId::toString).getOrNull())
                    .toString());
        }
        return news;
    }

    private List<String> events(PlayerId seat, int since, Match<S, A, E, V> next) {
        Words<A, E, V> words = words(seat);
        List<String> news = new ArrayList<>();
        for (E event : next.eventsSince(since, seat)) {
            Sentence sentence = words.sentence(event);
            ObjectNode piece = JsonNodeFactory.instance.objectNode();
            piece.putRawValue("event", new RawValue(json.writeEvent(event)));
            piece.put("sentence", sentence.text());
            piece.put("quiet", sentence.weight() == Sentence.Weight.QUIET);
            news.add(piece.toString());
        }
        return news;
    }

    private JsonNode question(V view, Words<A, E, V> words) {
        Heading heading = words.heading(view);
        ObjectNode question = JsonNodeFactory.instance.objectNode().put("heading", heading.text());
        ArrayNode rules = question.putArray("rules");
        heading.rules().forEach(rules::add);
        ArrayNode options = question.putArray("options");
        match.legalActions()
                .forEach(action ->
                        options.addObject().put("action", notation.of(action)).put("label", words.label(action, view)));
        return question;
    }

    private List<String> told(PlayerId seat) {
        return Objects.requireNonNull(told.get(seat));
    }

    private Words<A, E, V> words(PlayerId seat) {
        return pack.words(game, names.to(seat));
    }
}
