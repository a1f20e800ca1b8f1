package io.github.casemate.json;

import io.github.casemate.agenda.GameView;
import io.github.casemate.json.codec.AgendaCodecs;
import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.codec.RecordCodecs;
import io.github.casemate.json.codec.SeatCodecs;
import io.github.casemate.json.document.DocumentException.Kind;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Game;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Settings;
import io.vavr.control.Option;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;

/**
 * The codecs of one game of a pack.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
final class GameCodecs<S, A, E, V> {

    private final GamePack<S, A, E, V> pack;
    private final Game<S, A, E, V> game;
    private final PackTypes types;
    private final Facets facets;
    private final SeatCodecs seats;
    private final RecordCodecs records;
    private final Codec<V> view;
    private final SettingsCodec settings;
    private final Document.Own own;
    private final Document<V> viewDocument;
    private final Option<Document<S>> stateDocument;

    /**
     * Makes the codecs.
     *
     * @throws IllegalArgumentException if something in the game cannot be written
     */
    GameCodecs(GamePack<S, A, E, V> pack, Game<S, A, E, V> game) {
        this.pack = pack;
        this.game = game;
        this.types = PackTypes.of(pack);
        this.facets = Facets.of(pack);
        this.seats = new SeatCodecs(game.players());
        this.records = facets.records(pack, game, seats.seat());
        this.view = typed(viewCodec());
        Settings settings = pack.settingsOf(game);
        this.settings = SettingsCodec.of(settings.known(), records);
        this.own = own(pack, game, settings, this.settings, SettingsCodec.of(pack, facets, settings.known()));
        this.viewDocument = document("view", view);
        this.stateDocument = facets.states(game, records).map(codec -> document("state", this.<S>typed(codec)));
    }

    Game<S, A, E, V> game() {
        return game;
    }

    PackTypes types() {
        return types;
    }

    SeatCodecs seats() {
        return seats;
    }

    RecordCodecs records() {
        return records;
    }

    /** The settings, with what may occur in this game. */
    SettingsCodec settings() {
        return settings;
    }

    Codec<A> action() {
        return typed(records.of(types.action()));
    }

    Codec<E> event() {
        return typed(records.of(types.event()));
    }

    /** What a player sees, as a part of a document. */
    Codec<V> view() {
        return view;
    }

    Document<V> viewDocument() {
        return viewDocument;
    }

    /** All of a state, if the game admits states. */
    Option<Document<S>> stateDocument() {
        return stateDocument;
    }

    /** A document of this game. */
    <T> Document<T> document(String name, Codec<T> body) {
        return Document.of(name, pack.info(), own, body);
    }

    /** The settings of a game. Those of other games are refused: nothing else in such a document would mean anything. */
    static <S, A, E, V> Document.Own own(
            GamePack<S, A, E, V> pack,
            Game<S, A, E, V> game,
            Settings settings,
            SettingsCodec written,
            SettingsCodec any) {
        return new Document.Own(
                settings,
                Codec.of(
                        written::write,
                        (node, place) -> {
                            Settings found = any.read(node, place);
                            if (!found.equals(settings) && !pack.create(found).contains(game)) {
                                throw otherSettings(place, found, settings);
                            }
                            return found;
                        },
                        written::schema));
    }

    private static RuntimeException otherSettings(Place place, Settings found, Settings settings) {
        return place.refused(
                Kind.WRONG_DOCUMENT,
                "this belongs to a game with other settings: " + named(found) + ", not " + named(settings));
    }

    private static String named(Settings settings) {
        String text = settings.toString();
        return text.isEmpty() ? "the standard ones" : Excerpt.part(text);
    }

    private Codec<?> viewCodec() {
        Type type = types.view();
        boolean onAgenda = PackTypes.raw(type) == GameView.class;
        if (onAgenda && !facets.values(game, records).containsKey(GameView.class)) {
            Type table = ((ParameterizedType) type).getActualTypeArguments()[0];
            return AgendaCodecs.view(seats, this.<Object>typed(records.of(table)), records);
        }
        // Only a view may be the spectator's.
        return onAgenda
                ? records.of(type)
                : facets.records(pack, game, seats.viewer()).of(type);
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // The pack declares what it plays with.
    private <T> Codec<T> typed(Codec<?> codec) {
        return (Codec<T>) codec;
    }
}
