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

/** Kuhn poker, as a game of the library. Nothing can be chosen. */
public final class KuhnPokerPack
        implements GamePack<KuhnPoker.State, KuhnPoker.Action, KuhnPoker.Event, KuhnPoker.View> {

    private static final KuhnPoker GAME = new KuhnPoker();

    @Override
    public GameInfo info() {
        return new GameInfo("kuhn-poker", 1, "Kuhn poker", "Poker with three cards.", 2, 2, true, true);
    }

    @Override
    public Seq<Setting<?>> settings() {
        return Array.empty();
    }

    @Override
    public Either<Rejection, Game<KuhnPoker.State, KuhnPoker.Action, KuhnPoker.Event, KuhnPoker.View>> create(
            Settings settings) {
        return Either.right(GAME);
    }

    @Override
    public Settings settingsOf(Game<KuhnPoker.State, KuhnPoker.Action, KuhnPoker.Event, KuhnPoker.View> game) {
        return Settings.standard(settings());
    }

    @Override
    public Seq<Class<?>> types(Game<KuhnPoker.State, KuhnPoker.Action, KuhnPoker.Event, KuhnPoker.View> game) {
        return Array.of(
                KuhnPoker.Move.class,
                KuhnPoker.Deal.class,
                KuhnPoker.Dealt.class,
                KuhnPoker.Moved.class,
                KuhnPoker.Shown.class);
    }
}
