package io.github.casemate.testkit.games;

import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.GameInfo;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Pig, as a game of the library. */
public final class PigPack implements GamePack<Pig.State, Pig.Action, Pig.Event, Pig.State> {

    static final Setting<Integer> PLAYERS = Setting.number("players", 2, 8, 2, "How many people play.");
    static final Setting<Integer> TARGET = Setting.number("target", 1, 1000, 100, "How many points win.");

    @Override
    public GameInfo info() {
        return new GameInfo("pig", 1, "Pig", "Roll as often as you dare; a one loses it all.", 2, 8, false, true);
    }

    @Override
    public Seq<Setting<?>> settings() {
        return Array.of(PLAYERS, TARGET);
    }

    @Override
    public Either<Rejection, Game<Pig.State, Pig.Action, Pig.Event, Pig.State>> create(Settings settings) {
        return Either.right(new Pig(settings.get(PLAYERS), settings.get(TARGET)));
    }

    @Override
    public Settings settingsOf(Game<Pig.State, Pig.Action, Pig.Event, Pig.State> game) {
        Pig pig = (Pig) game;
        return Settings.standard(settings()).with(PLAYERS, pig.playerCount()).with(TARGET, pig.target());
    }

    @Override
    public Seq<Class<?>> types(Game<Pig.State, Pig.Action, Pig.Event, Pig.State> game) {
        return Array.of(Pig.Choice.class, Pig.Die.class, Pig.Shaken.class, Pig.Rolled.class, Pig.Held.class);
    }
}
