package io.github.casemate.json.race;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.GameInfo;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The race as a pack: its board is a setting. */
public final class RacePack extends OnAgenda<Race.Table> {

    /** The usual board. */
    public static final Race.Board MEADOW = new Race.Board(
            "Meadow",
            Array.of(
                    new Race.Square(Race.Ground.GRASS, Option.none()),
                    new Race.Square(Race.Ground.DEEP_MUD, Option.some(2)),
                    new Race.Square(Race.Ground.GRASS, Option.none())));

    /** The board. */
    public static final Setting<Race.Board> BOARD =
            Setting.document("board", Race.Board.class, MEADOW, "Where the race takes place.");

    @Override
    public GameInfo info() {
        return new GameInfo("race", 1, "Race", "Run, or rest.", 2, 2, false, true);
    }

    @Override
    public Seq<Setting<?>> settings() {
        return Array.of(BOARD);
    }

    @Override
    public Either<Rejection, Game<GameState<Race.Table>, Action, Event<Race.Table>, GameView<Race.Table>>> create(
            Settings settings) {
        return Either.right(AgendaGame.of(new Race(settings.get(BOARD))));
    }

    @Override
    public Settings settingsOf(Game<GameState<Race.Table>, Action, Event<Race.Table>, GameView<Race.Table>> game) {
        Race race = (Race) ((AgendaGame<Race.Table>) game).rules();
        return Settings.standard(settings()).with(BOARD, race.board());
    }

    @Override
    public Seq<Class<?>> types(Game<GameState<Race.Table>, Action, Event<Race.Table>, GameView<Race.Table>> game) {
        return Array.of(
                Race.Choice.class,
                Race.Die.class,
                Race.Ran.class,
                Race.TurnBegan.class,
                Race.Decide.class,
                Race.Roll.class);
    }
}
