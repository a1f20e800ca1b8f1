package io.github.casemate.testkit.games;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.GameInfo;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.github.casemate.testkit.games.PigOnAgenda.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Pig on the agenda, as a game of the library. */
public final class PigOnAgendaPack implements GamePack<GameState<Table>, Action, Event<Table>, GameView<Table>> {

    static final Setting<Integer> PLAYERS = Setting.number("players", 2, 8, 2, "How many people play.");
    static final Setting<Integer> TARGET = Setting.number("target", 1, 1000, 100, "How many points win.");

    @Override
    public GameInfo info() {
        return new GameInfo(
                "agenda-pig",
                1,
                "Pig on the agenda",
                "Roll as often as you dare; a one loses it all.",
                2,
                8,
                false,
                true);
    }

    @Override
    public Seq<Setting<?>> settings() {
        return Array.of(PLAYERS, TARGET);
    }

    @Override
    public Either<Rejection, Game<GameState<Table>, Action, Event<Table>, GameView<Table>>> create(Settings settings) {
        return Either.right(AgendaGame.of(new PigOnAgenda(settings.get(PLAYERS), settings.get(TARGET))));
    }

    @Override
    public Settings settingsOf(Game<GameState<Table>, Action, Event<Table>, GameView<Table>> game) {
        PigOnAgenda pig = (PigOnAgenda) ((AgendaGame<Table>) game).rules();
        return Settings.standard(settings()).with(PLAYERS, pig.playerCount()).with(TARGET, pig.target());
    }

    @Override
    public Seq<Class<?>> types(Game<GameState<Table>, Action, Event<Table>, GameView<Table>> game) {
        return Array.of(
                PigOnAgenda.Choice.class,
                PigOnAgenda.Die.class,
                PigOnAgenda.Rolled.class,
                PigOnAgenda.Held.class,
                PigOnAgenda.TurnBegan.class);
    }
}
