package io.github.casemate.ai.process;

import io.github.casemate.kernel.Game;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.ViewWriter;
import io.github.casemate.testkit.games.Pig;
import io.vavr.control.Option;
import java.util.function.Function;

/** Writes what is seen of Pig. */
public final class PigViews implements ViewWriter {

    @Override
    public <S, A, E, V> Option<Function<V, String>> of(GamePack<S, A, E, V> pack, Game<S, A, E, V> game) {
        return Option.when(game instanceof Pig, () -> PigViews::written);
    }

    private static <V> String written(V view) {
        Pig.State state = (Pig.State) view;
        return "{\"banked\":" + state.banked().mkString("[", ",", "]") + ",\"pot\":" + state.pot() + "}";
    }
}
