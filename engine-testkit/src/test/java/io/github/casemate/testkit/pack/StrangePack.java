package io.github.casemate.testkit.pack;

import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.GameInfo;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Packs that are wrong in one way each. */
class StrangePack implements GamePack<Pig.State, Pig.Action, Pig.Event, Pig.State> {

    static final Setting<Integer> TARGET = Setting.number("target", 1, 1000, 50, "How many points win.");

    private final String id;

    StrangePack(String id) {
        this.id = id;
    }

    @Override
    public GameInfo info() {
        return new GameInfo(id, 1, "Strange", "A game that is not quite right.", 2, 2, false, true);
    }

    @Override
    public Seq<Setting<?>> settings() {
        return Array.of(TARGET);
    }

    @Override
    public Either<Rejection, Game<Pig.State, Pig.Action, Pig.Event, Pig.State>> create(Settings settings) {
        return Either.right(new Pig(2, settings.get(TARGET)));
    }

    @Override
    public Settings settingsOf(Game<Pig.State, Pig.Action, Pig.Event, Pig.State> game) {
        return Settings.standard(settings()).with(TARGET, ((Pig) game).target());
    }

    @Override
    public Seq<Class<?>> types(Game<Pig.State, Pig.Action, Pig.Event, Pig.State> game) {
        return Array.empty();
    }

    /** One of two with one id. */
    public static final class Twin extends StrangePack {
        public Twin() {
            super("twin");
        }
    }

    /** The other one. */
    public static final class OtherTwin extends StrangePack {
        public OtherTwin() {
            super("twin");
        }
    }

    /** It cannot even say what it is. */
    public static final class Nameless extends StrangePack {
        public Nameless() {
            super("Not A Name");
        }
    }

    /** It throws when a game is made. */
    public static final class Throwing extends StrangePack {
        public Throwing() {
            super("throwing");
        }

        @Override
        public Either<Rejection, Game<Pig.State, Pig.Action, Pig.Event, Pig.State>> create(Settings settings) {
            throw new UnsupportedOperationException("not today");
        }
    }

    /** It cannot be made. */
    public static final class Unmade extends StrangePack {
        public Unmade() {
            super("unmade");
            throw new IllegalStateException("no room");
        }
    }

    /** It forgets what was chosen. */
    public static final class Forgetful extends StrangePack {
        public Forgetful() {
            super("forgetful");
        }

        @Override
        public Settings settingsOf(Game<Pig.State, Pig.Action, Pig.Event, Pig.State> game) {
            return Settings.standard(settings()).with(TARGET, 7);
        }
    }

    /** It takes every game for the standard one. */
    public static final class Careless extends StrangePack {
        public Careless() {
            super("careless");
        }

        @Override
        public Settings settingsOf(Game<Pig.State, Pig.Action, Pig.Event, Pig.State> game) {
            return Settings.standard(settings());
        }
    }

    /** Its own standard is not possible. */
    public static final class OutOfBounds extends StrangePack {
        public OutOfBounds() {
            super("out-of-bounds");
        }

        @Override
        public Seq<Setting<?>> settings() {
            return Array.of(Setting.number("target", 1, 10, 50, "How many points win."));
        }
    }

    /** Two settings have one name. */
    public static final class SameName extends StrangePack {
        public SameName() {
            super("same-name");
        }

        @Override
        public Seq<Setting<?>> settings() {
            return Array.of(TARGET, Setting.flag("target", "Whether there is one."));
        }
    }

    /** It refuses its own standard settings. */
    public static final class Refusing extends StrangePack {
        public Refusing() {
            super("refusing");
        }

        @Override
        public Either<Rejection, Game<Pig.State, Pig.Action, Pig.Event, Pig.State>> create(Settings settings) {
            return Either.left(Rejection.of("no", "Not with me."));
        }
    }
}
