package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.words.FogNotation;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.Transition;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** A game that a test plays on, answer by answer, each written in notation. It is a value. */
final class FogPlay {

    final AgendaGame<FogTable> game;
    final GameState<FogTable> state;
    final Array<Event<FogTable>> events;

    private FogPlay(AgendaGame<FogTable> game, GameState<FogTable> state, Array<Event<FogTable>> events) {
        this.game = game;
        this.state = state;
        this.events = events;
    }

    static FogPlay from(AgendaGame<FogTable> game, Transition<GameState<FogTable>, Event<FogTable>> start) {
        return new FogPlay(game, start.state(), Array.ofAll(start.events()));
    }

    static FogPlay newGame(AgendaGame<FogTable> game) {
        return new FogPlay(game, game.newGame(), Array.empty());
    }

    /** Gives answers, of players and of chance, one after the other. */
    FogPlay go(String... answers) {
        FogPlay now = this;
        for (String answer : answers) {
            now = now.answer(answer);
        }
        return now;
    }

    private FogPlay answer(String answer) {
        Seq<Action> possible =
                game.turn(state).isChance() ? game.chance(state).outcomes().toArray() : game.legalActions(state);
        Action action = possible.find(one -> FogNotation.of(one).equals(answer))
                .getOrElseThrow(() -> new AssertionError("'" + answer + "' is not one of " + options() + " at "
                        + state.agenda().headOption()));
        Transition<GameState<FogTable>, Event<FogTable>> next = game.apply(state, action);
        return new FogPlay(game, next.state(), events.appendAll(next.events()));
    }

    /** What the player who is asked may answer, as in the rules: {@code "done | b2"}. Of chance, {@code "chance"}. */
    String options() {
        return game.turn(state).isOver()
                ? "over"
                : game.turn(state).isChance()
                        ? "chance"
                        : game.legalActions(state)
                                .map(one -> FogNotation.of(one))
                                .mkString(" | ");
    }

    FogPlay expect(String options) {
        assertThat(options()).isEqualTo(options);
        return this;
    }

    /** Checks who is asked; seats are numbered from one. */
    FogPlay expectAsked(int seat) {
        assertThat(game.turn(state).asked().map(player -> player.index() + 1)).containsExactly(seat);
        return this;
    }

    Result result() {
        return game.turn(state).ended().get();
    }

    FogTable table() {
        return state.table();
    }

    int coins(int seat) {
        return table().coins(seat - 1);
    }

    /** What stands on a space, such as {@code "Rb2"}, {@code "C1"}, {@code "Rb1/C1"} or {@code "-"}. */
    String at(String space) {
        int index = FogSpace.of(space).index();
        int unit = table().unit(index);
        int building = table().building(index);
        String piece = unit == UnitCode.NONE
                ? ""
                : table().board().color(UnitCode.owner(unit)).substring(0, 1)
                        + (UnitCode.isElite(unit) ? "e" : "b")
                        + UnitCode.figures(unit);
        String house = building == BuildingCode.NONE
                ? ""
                : "-CFB*".charAt(BuildingCode.kind(building)) + String.valueOf(BuildingCode.owner(building) + 1);
        return piece.isEmpty() && house.isEmpty()
                ? "-"
                : piece + (piece.isEmpty() || house.isEmpty() ? "" : "/") + house;
    }

    FogPlay expectAt(String space, String what) {
        assertThat(at(space)).as(space).isEqualTo(what);
        return this;
    }

    /** How often something of this kind has happened. */
    int happened(Class<?> kind) {
        return events.count(kind::isInstance);
    }

    <E> E only(Class<E> kind) {
        return events.filter(kind::isInstance).map(kind::cast).single();
    }
}
