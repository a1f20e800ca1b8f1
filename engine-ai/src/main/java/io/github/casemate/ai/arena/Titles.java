package io.github.casemate.ai.arena;

import io.github.casemate.kernel.Game;
import io.github.casemate.pack.GamePack;

/** What a game of a pack is called in reports: its name, and what is not standard. */
final class Titles {

    private Titles() {}

    static <S, A, E, V> String of(GamePack<S, A, E, V> pack, Game<S, A, E, V> game) {
        String settings = pack.settingsOf(game).toString();
        return pack.info().name() + (settings.isEmpty() ? "" : ", " + settings.replace(" ", ", "));
    }
}
