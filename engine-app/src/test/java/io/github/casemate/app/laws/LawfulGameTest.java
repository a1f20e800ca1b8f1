package io.github.casemate.app.laws;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Transition;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.pack.Settings;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whoever breaks a law is found: a game is wrapped, and one of its methods answers wrongly. */
class LawfulGameTest {

    private int calls;

    @Test
    void aGameThatKeepsTheLawsPasses() {
        assertThatCode(() -> play("nothing")).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource({
        "evolve, sees after the events",
        "legalActions, different options",
        "tryApply, the action by",
        "apply, the same action again",
        "determinize, imagined state",
    })
    void aGameThatBreaksOneIsFound(String method, String complaint) {
        assertThatThrownBy(() -> play(method))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(complaint);
    }

    private void play(String broken) {
        play(GamePacks.onPath().usable().head(), broken);
    }

    private <S, A, E, V> void play(GamePack<S, A, E, V> pack, String broken) {
        Game<S, A, E, V> game = pack.create(Settings.standard(pack.settings())).get();
        for (int seed = 0; seed < 3; seed++) {
            new LawfulGame<>(wrapped(game, broken), seed, new Census()).play();
        }
    }

    @SuppressWarnings("unchecked") // Made from a game of these types.
    private <S, A, E, V> Game<S, A, E, V> wrapped(Game<S, A, E, V> game, String broken) {
        return (Game<S, A, E, V>) Proxy.newProxyInstance(
                Game.class.getClassLoader(), new Class<?>[] {Game.class}, (proxy, method, arguments) -> {
                    try {
                        Object right = method.invoke(game, arguments);
                        return method.getName().equals(broken) ? wrong(game, broken, right, arguments) : right;
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                });
    }

    private Object wrong(Game<?, ?, ?, ?> game, String method, Object right, Object[] arguments) {
        return switch (method) {
            case "evolve" -> arguments[0];
            case "determinize" -> game.newGame();
            case "legalActions" -> Array.<Object>ofAll((Seq<?>) right).appendAll((Seq<?>) right);
            case "apply" ->
                calls++ % 2 == 0 ? right : new Transition<>(((Transition<?, ?>) right).state(), Array.empty());
            case "tryApply" -> arguments.length == 3 ? anybodyMay(game, arguments) : right;
            default -> throw new IllegalArgumentException(method);
        };
    }

    @SuppressWarnings("unchecked") // The arguments are those of a call that was right.
    private static <S, A> Object anybodyMay(Game<S, A, ?, ?> game, Object[] arguments) {
        return game.tryApply((S) arguments[0], (A) arguments[2]);
    }
}
