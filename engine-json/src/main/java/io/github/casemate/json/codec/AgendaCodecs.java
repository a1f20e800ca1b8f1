package io.github.casemate.json.codec;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.function.BiFunction;

/** Codecs of what games on the agenda have in common. What is special about one of them is its table. */
public final class AgendaCodecs {

    private AgendaCodecs() {}

    /**
     * {@return the codec of agendas}
     *
     * @param records the codecs of the steps
     * @param <T> the table
     */
    public static <T> Codec<List<Step<T>>> agenda(RecordCodecs records) {
        return new ListCodec<>(records.<Step<T>>oneOf(Step.class), List::ofAll);
    }

    /**
     * {@return the codec of views: viewer, table, agenda, turn, options} Whoever reads one trusts whoever sent it.
     *
     * @param seats the codecs of the players
     * @param table the codec of the table
     * @param records the codecs of steps and actions
     * @param <T> the table
     */
    public static <T> ObjectCodec<GameView<T>> view(SeatCodecs seats, Codec<T> table, RecordCodecs records) {
        return view(
                seats,
                table,
                records,
                (all, place) -> GameView.received(
                        all.get("viewer"), all.get("table"), all.get("agenda"), all.get("turn"), all.get("options")));
    }

    /**
     * {@return the same for a game that checks the views that come in}
     *
     * @param seats the codecs of the players
     * @param table the codec of the table
     * @param records the codecs of steps and actions
     * @param make makes a view from its fields, or refuses it
     * @param <T> the table
     */
    public static <T> ObjectCodec<GameView<T>> view(
            SeatCodecs seats, Codec<T> table, RecordCodecs records, BiFunction<Fields, Place, GameView<T>> make) {
        return ObjectCodec.of(make)
                .with("viewer", seats.viewer(), GameView::viewer)
                .with("table", table, GameView::table)
                .with("agenda", AgendaCodecs.<T>agenda(records), GameView::agenda)
                .with("turn", seats.turn(), GameView::turn)
                .with(
                        "options",
                        ListCodec.of(records.<Action>oneOf(Action.class)),
                        view -> Array.ofAll(view.options()));
    }

    /**
     * {@return the codec of states: table and agenda}
     *
     * @param table the codec of the table
     * @param records the codecs of the steps
     * @param make makes a state from its fields, or refuses it
     * @param <T> the table
     */
    public static <T> ObjectCodec<GameState<T>> state(
            Codec<T> table, RecordCodecs records, BiFunction<Fields, Place, GameState<T>> make) {
        return ObjectCodec.of(make)
                .with("table", table, GameState::table)
                .with("agenda", AgendaCodecs.<T>agenda(records), GameState::agenda);
    }
}
