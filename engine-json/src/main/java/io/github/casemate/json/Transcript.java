package io.github.casemate.json;

import io.github.casemate.agenda.GameView;
import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Fields;
import io.github.casemate.json.codec.ListCodec;
import io.github.casemate.json.codec.ObjectCodec;
import io.github.casemate.json.codec.OptionCodec;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.kernel.Conclusion;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.GamePack;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A match as one player saw it, or the {@linkplain PlayerId#SPECTATOR spectator}: what they saw before anything had
 * happened, the events they saw, how the match ended if somebody resigned or all agreed on a result, and what they see
 * now. It can be shown to that player: there is nothing in it that they may not know. All views in between follow from
 * the first and the events.
 *
 * @param player who saw it
 * @param start what they saw at first
 * @param events the events they saw, in order
 * @param conclusion who resigned, or what all agreed on; none if the match goes on or its game is over
 * @param now what they see now
 * @param <E> the events
 * @param <V> the view
 */
public record Transcript<E, V>(PlayerId player, V start, Seq<E> events, Option<Conclusion> conclusion, V now) {

    /** What such documents are called. */
    static final String NAME = "transcript";

    /**
     * {@return what a player saw of a match}
     *
     * @param match the match
     * @param player the player, or the spectator
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     * @throws IllegalArgumentException if the game has no such player
     */
    public static <S, A, E, V> Transcript<E, V> of(Match<S, A, E, V> match, PlayerId player) {
        Game<S, A, E, V> game = match.game();
        return new Transcript<>(
                player,
                game.view(game.newGame(), player),
                match.eventsSince(0, player),
                match.conclusion(),
                match.view(player));
    }

    /**
     * Reads a transcript. Its events must be such that they can be followed from the first view; in a game on the
     * agenda, they must lead to the table of the last.
     *
     * @param text the text
     * @param pack the pack
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     * @return the transcript
     * @throws DocumentException if it is not a transcript of this pack
     */
    public static <S, A, E, V> Transcript<E, V> read(String text, GamePack<S, A, E, V> pack) {
        return IncomingText.of(text, Limits.DEFAULT).read(node -> {
            Heads.check(node, NAME);
            GameCodecs<S, A, E, V> codecs = new GameCodecs<>(pack, Heads.gameIn(node, pack, SettingsCodec.of(pack)));
            return codecs.document(NAME, codec(codecs)).read(node, Place.ROOT);
        });
    }

    /**
     * Writes the transcript.
     *
     * @param json the JSON of the game that it belongs to
     * @param <S> the state
     * @param <A> the actions
     * @return the text, an event on each line
     */
    public <S, A> String write(GameJson<S, A, E, V> json) {
        return Writing.readable(
                json.codecs().document(NAME, codec(json.codecs())).write(this));
    }

    static <S, A, E, V> Codec<Transcript<E, V>> codec(GameCodecs<S, A, E, V> codecs) {
        return ObjectCodec.<Transcript<E, V>>of((all, place) -> made(codecs.game(), all, place))
                .with("player", codecs.seats().viewer(), Transcript::player)
                .with("start", codecs.view(), Transcript::start)
                .with("events", ListCodec.of(codecs.event()), story -> Array.ofAll(story.events()))
                .with(
                        "conclusion",
                        new OptionCodec<>(codecs.seats().conclusion()),
                        Transcript::conclusion,
                        Option.none())
                .with("now", codecs.view(), Transcript::now);
    }

    private static <S, A, E, V> Transcript<E, V> made(Game<S, A, E, V> game, Fields all, Place place) {
        Transcript<E, V> story = new Transcript<>(
                all.get("player"),
                all.get("start"),
                all.<Array<E>>get("events"),
                all.get("conclusion"),
                all.get("now"));
        V view = story.start();
        for (int i = 0; i < story.events().size(); i++) {
            try {
                view = game.evolve(view, story.events().get(i));
            } catch (RuntimeException impossible) {
                throw place.field("events").item(i).wrong("this cannot have happened then");
            }
        }
        if (view instanceof GameView<?> reached && story.now() instanceof GameView<?> now) {
            story.checkFollowed(reached, now, place);
        }
        return story;
    }

    private void checkFollowed(GameView<?> reached, GameView<?> last, Place place) {
        if (!player.equals(reached.viewer()) || !player.equals(last.viewer())) {
            throw place.field("player").wrong("both views must be those of the player");
        }
        if (!reached.table().equals(last.table())) {
            throw place.field("now").wrong("the events do not lead to this view");
        }
        if (conclusion.isDefined() && last.turn().isOver()) {
            throw place.field("conclusion").wrong("the game was over without it");
        }
    }
}
