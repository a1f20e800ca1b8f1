package io.github.casemate.json.codec;

import io.github.casemate.kernel.Conclusion;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Codecs of what the kernel knows of a game with certain seats: players, turns, results, and how a match ended. */
public final class SeatCodecs {

    private final NameCodec<PlayerId> seat;
    private final NameCodec<PlayerId> viewer;

    /**
     * Makes the codecs.
     *
     * @param players everybody at the table
     */
    public SeatCodecs(Seq<PlayerId> players) {
        this.seat = NameCodec.of("seat", players, PlayerId::toString, "^P[1-9][0-9]*$");
        this.viewer = NameCodec.of(
                "viewer",
                players.append(PlayerId.SPECTATOR),
                player -> player.equals(PlayerId.SPECTATOR) ? "spectator" : player.toString(),
                "^(P[1-9][0-9]*|spectator)$");
    }

    /** {@return the codec of the players} */
    public NameCodec<PlayerId> seat() {
        return seat;
    }

    /** {@return the codec of those who may look: the players, and the spectator} */
    public NameCodec<PlayerId> viewer() {
        return viewer;
    }

    /**
     * {@return the codec of values of all seats, by the names of the seats}
     *
     * @param item the codec of the values
     * @param <V> the type of the values
     */
    public <V> Codec<Array<V>> bySeat(Codec<V> item) {
        return new MappedCodec<>(
                new MapCodec<>(seat, item),
                values -> LinkedHashMap.ofEntries(seat.values().toArray().zip(values)),
                byPlayer -> {
                    if (byPlayer.size() != seat.values().size()) {
                        throw new IllegalArgumentException(
                                "there is one for each of " + seat.values().mkString(", "));
                    }
                    return Array.ofAll(seat.values())
                            .map(player -> byPlayer.get(player).get());
                });
    }

    /** {@return the codec of results} */
    public Codec<Result> result() {
        return ObjectCodec.<Result>of(all -> new Result(all.get("utilities"), all.get("winners"), all.get("why")))
                .with("utilities", bySeat(Values.DOUBLE), Result::utilities)
                .with("winners", ListCodec.of(seat), Result::winners)
                .with("why", Values.TEXT, Result::why);
    }

    /** {@return the codec of conclusions: who resigned, or what all agreed on} */
    public Codec<Conclusion> conclusion() {
        return ObjectCodec.<Conclusion>of(all -> {
                    Option<PlayerId> resigned = all.get("resigned");
                    Option<Result> agreed = all.get("agreed");
                    if (resigned.isDefined() == agreed.isDefined()) {
                        throw new IllegalArgumentException("somebody has resigned, or all have agreed on a result");
                    }
                    return agreed.<Conclusion>map(Conclusion.Agreed::new)
                            .getOrElse(() -> new Conclusion.Resigned(resigned.get()));
                })
                .with("resigned", new OptionCodec<>(seat), Conclusion::by, Option.none())
                .with(
                        "agreed",
                        new OptionCodec<>(result()),
                        end -> end.fold(player -> Option.none(), Option::some),
                        Option.none());
    }

    /** {@return the codec of turns: who is asked, or how the game ended} */
    public Codec<Turn> turn() {
        return ObjectCodec.<Turn>of(all -> {
                    Option<PlayerId> player = all.get("player");
                    Option<Result> ended = all.get("result");
                    if (player.isDefined() && ended.isDefined()) {
                        throw new IllegalArgumentException("nobody is asked when the game is over");
                    }
                    boolean secret = all.<Boolean>get("secret");
                    if (secret && player.isEmpty()) {
                        throw new IllegalArgumentException("only a player is asked secretly");
                    }
                    return player.map(id -> secret ? Turn.secretly(id) : Turn.of(id))
                            .orElse(() -> ended.map(Turn::over))
                            .getOrElse(Turn::chance);
                })
                .with("player", new OptionCodec<>(seat), Turn::asked)
                .with("secret", Values.BOOLEAN, Turn::isSecret)
                .with("result", new OptionCodec<>(result()), Turn::ended);
    }
}
