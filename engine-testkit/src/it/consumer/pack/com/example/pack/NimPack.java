package com.example.pack;

import com.example.nim.Nim;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.GameInfo;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Nim, to be found by its id. */
public final class NimPack implements GamePack<Nim.State, Nim.Take, Nim.Take, Nim.State> {

    private static final Setting<Integer> HEAP = Setting.number("heap", 2, 99, 10, "How many stones there are.");

    @Override
    public GameInfo info() {
        return new GameInfo("nim", 1, "Nim", "Who takes the last stone loses.", 2, 2, false, false);
    }

    @Override
    public Seq<Setting<?>> settings() {
        return List.of(HEAP);
    }

    @Override
    public Either<Rejection, Game<Nim.State, Nim.Take, Nim.Take, Nim.State>> create(Settings settings) {
        return Either.right(new Nim(settings.get(HEAP)));
    }

    @Override
    public Settings settingsOf(Game<Nim.State, Nim.Take, Nim.Take, Nim.State> game) {
        return Settings.standard(settings()).with(HEAP, ((Nim) game).heap());
    }

    @Override
    public Seq<Class<?>> types(Game<Nim.State, Nim.Take, Nim.Take, Nim.State> game) {
        return List.of(Nim.Take.class);
    }
}
