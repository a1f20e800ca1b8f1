package io.github.casemate.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.ai.Bots;
import io.github.casemate.ai.arena.Arena;
import io.github.casemate.ai.arena.ArenaResult;
import io.github.casemate.ai.arena.game.Mode;
import io.github.casemate.kernel.Game;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;
import io.vavr.collection.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A pack that is found by its id plays in the arena without a line of code. */
class PacksInTheArenaTest {

    @ParameterizedTest
    @ValueSource(strings = {"pig", "kuhn-poker"})
    void aPackPlaysByItsId(String id) {
        ArenaResult result = played(GamePacks.onPath().find(id).get());

        assertThat(result.missing()).isEmpty();
        assertThat(result.games())
                .hasSize(4)
                .allMatch(record -> record.forfeit().isEmpty());
        assertThat(result.spec().pack().get().id()).isEqualTo(id);
        assertThat(result.report().text()).contains("random", "flat@8");
    }

    private static <S, A, E, V> ArenaResult played(GamePack<S, A, E, V> pack) {
        Game<S, A, E, V> game = pack.create(pack.settingsForBots()).get();
        Bots<V, A> bots = Bots.of(game);
        return Arena.of(pack, game, Mode.ROUND_ROBIN, List.of(bots.entrant("random"), bots.entrant("flat@8")))
                .games(4)
                .seed(5)
                .run();
    }
}
