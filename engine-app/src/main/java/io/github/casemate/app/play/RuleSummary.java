package io.github.casemate.app.play;

import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Settings;
import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;

/** What a game without a page of rules says about itself. */
public final class RuleSummary {

    private RuleSummary() {}

    /** The sentence about the game, its aim, its end and its turn, as far as it has words for them. */
    public static <S, A, E, V> Block of(GamePack<S, A, E, V> pack, int width) {
        PackedGame<S, A, E, V> played = PackedGame.of(pack, Settings.standard(pack.settings()));
        Names names = Names.ofSeats(played.players().size());
        return RunningText.wrapped(
                        pack.info().name() + " brings no page of rules. "
                                + pack.info().about(),
                        width,
                        2,
                        Style.PLAIN)
                .above(Welcome.rules(pack.words(played.game(), names), width));
    }
}
