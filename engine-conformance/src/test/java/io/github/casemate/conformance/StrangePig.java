package io.github.casemate.conformance;

import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.GameInfo;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Notation;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.github.casemate.testkit.games.Pig;
import io.github.casemate.testkit.games.PigPack;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Pig with something wrong about its pack. */
class StrangePig implements GamePack<Pig.State, Pig.Action, Pig.Event, Pig.State> {

    static final Setting<Boolean> IDLE = Setting.flag("idle", "It does nothing.");

    private final PigPack pig = new PigPack();

    @Override
    public GameInfo info() {
        return pig.info();
    }

    @Override
    public Seq<Setting<?>> settings() {
        return pig.settings();
    }

    @Override
    public Either<Rejection, Game<Pig.State, Pig.Action, Pig.Event, Pig.State>> create(Settings settings) {
        return pig.create(settings);
    }

    @Override
    public Settings settingsOf(Game<Pig.State, Pig.Action, Pig.Event, Pig.State> game) {
        return pig.settingsOf(game);
    }

    @Override
    public Seq<Class<?>> types(Game<Pig.State, Pig.Action, Pig.Event, Pig.State> game) {
        return pig.types(game);
    }

    /** Rolling and holding are written alike. */
    static final class Mumbles extends StrangePig {
        @Override
        public Notation<Pig.Action> notation(Game<Pig.State, Pig.Action, Pig.Event, Pig.State> game) {
            return action -> action instanceof Pig.Choice
                    ? "go on"
                    : Notation.<Pig.Action>ofText().of(action);
        }
    }

    /** A setting changes nothing. */
    static final class Pretends extends StrangePig {
        @Override
        public Seq<Setting<?>> settings() {
            return super.settings().append(IDLE);
        }

        @Override
        public Settings settingsOf(Game<Pig.State, Pig.Action, Pig.Event, Pig.State> game) {
            Pig played = (Pig) game;
            return Settings.standard(settings())
                    .with("players", String.valueOf(played.playerCount()))
                    .flatMap(settings -> settings.with("target", String.valueOf(played.target())))
                    .get();
        }
    }

    /** A type of event is not listed. */
    static final class Forgets extends StrangePig {
        @Override
        public Seq<Class<?>> types(Game<Pig.State, Pig.Action, Pig.Event, Pig.State> game) {
            return Array.of(Pig.Choice.class, Pig.Die.class, Pig.Shaken.class, Pig.Held.class);
        }
    }
}
