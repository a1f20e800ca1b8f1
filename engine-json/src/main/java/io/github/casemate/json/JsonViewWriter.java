package io.github.casemate.json;

import io.github.casemate.kernel.Game;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.ViewWriter;
import io.vavr.control.Option;
import java.util.function.Function;

/** Writes views as {@link GameJson} does, for those who do not depend on this module, such as bots in other languages. */
public final class JsonViewWriter implements ViewWriter {

    /** For the service loader. */
    public JsonViewWriter() {}

    /** {@inheritDoc} A game with a type that cannot be written has no text. */
    @Override
    public <S, A, E, V> Option<Function<V, String>> of(GamePack<S, A, E, V> pack, Game<S, A, E, V> game) {
        try {
            return Option.some(GameJson.of(pack, game)::writeView);
        } catch (IllegalArgumentException unwritable) {
            return Option.none();
        }
    }
}
