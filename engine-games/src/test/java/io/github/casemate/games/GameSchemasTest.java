package io.github.casemate.games;

import io.github.casemate.json.GameJson;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.pack.Settings;
import io.github.casemate.testkit.rules.WrittenPage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The schemas of the games, in docs/schema, are those of the code. */
class GameSchemasTest {

    @ParameterizedTest
    @ValueSource(strings = {"battle-for-the-island", "island-of-fog", "king-of-fire-island"})
    void thePagesAreFresh(String id) {
        compare(GamePacks.onPath().find(id).get());
    }

    private static <S, A, E, V> void compare(GamePack<S, A, E, V> pack) {
        GameJson.of(pack, pack.create(Settings.standard(pack.settings())).get())
                .schemas()
                .forEach(
                        (name, schema) -> WrittenPage.of("schema/" + pack.info().id() + "/" + name + ".json")
                                .is(schema));
    }
}
