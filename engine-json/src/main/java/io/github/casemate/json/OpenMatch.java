package io.github.casemate.json;

import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Turn;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Notation;
import io.github.casemate.pack.Settings;
import io.vavr.Lazy;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** The one kind of {@link AnyMatch}, which knows its types. A game can be played and saved even if it has no JSON. */
record OpenMatch<S, A, E, V>(GamePack<S, A, E, V> pack, Match<S, A, E, V> match, Lazy<GameJson<S, A, E, V>> json)
        implements AnyMatch {

    static <S, A, E, V> Either<Rejection, AnyMatch> begun(GamePack<S, A, E, V> pack, Settings settings, long seed) {
        return pack.create(settings).map(game -> AnyMatch.of(pack, Match.of(game, seed)));
    }

    @Override
    public Settings settings() {
        return pack.settingsOf(match.game());
    }

    @Override
    public Seq<PlayerId> players() {
        return match.game().players();
    }

    @Override
    public Turn turn() {
        return match.turn();
    }

    @Override
    public Seq<String> options() {
        return match.legalActions().map(notation()::of);
    }

    @Override
    public AnyMatch play(int option) {
        return after(match.play(match.legalActions().get(option)));
    }

    @Override
    public Either<Rejection, AnyMatch> play(PlayerId player, String text) {
        // Somebody who is not asked is told so, and not which options the others have.
        return match.turn().isOf(player)
                ? notation()
                        .read(text, match.legalActions())
                        .flatMap(match::tryPlay)
                        .map(this::after)
                : Either.left(Rejection.of(
                        match.isOver() ? Rejection.GAME_OVER : Rejection.NOT_YOUR_TURN,
                        match.isOver() ? "The game is over." : "It is not the turn of " + player + "."));
    }

    @Override
    public String view(PlayerId player) {
        return json.get().writeView(match.view(player));
    }

    @Override
    public int length() {
        return match.length();
    }

    @Override
    public Seq<String> eventsSince(int mark, PlayerId player) {
        return match.eventsSince(mark, player).map(json.get()::writeEvent);
    }

    @Override
    public String transcript(PlayerId player) {
        return Transcript.of(match, player).write(json.get());
    }

    @Override
    public String save() {
        return SavedMatch.write(pack, match);
    }

    @Override
    @SuppressWarnings("unchecked") // Packs with the same id play with the same types.
    public <S2, A2, E2, V2> Option<Match<S2, A2, E2, V2>> as(GamePack<S2, A2, E2, V2> other) {
        return Option.when(other.getClass() == pack.getClass(), () -> (Match<S2, A2, E2, V2>) match);
    }

    private Notation<A> notation() {
        return pack.notation(match.game());
    }

    private AnyMatch after(Match<S, A, E, V> next) {
        return new OpenMatch<>(pack, next, json);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof OpenMatch<?, ?, ?, ?> that && match.equals(that.match);
    }

    @Override
    public int hashCode() {
        return match.hashCode();
    }

    @Override
    public String toString() {
        return match.toString();
    }
}
