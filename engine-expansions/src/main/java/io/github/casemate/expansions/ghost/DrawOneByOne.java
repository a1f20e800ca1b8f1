package io.github.casemate.expansions.ghost;

import io.github.casemate.siege.rules.Draw;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Play;

/**
 * Cards are drawn one after the other.
 *
 * @param draw who draws how many of which deck
 */
public record DrawOneByOne(Draw draw) implements AutoStep {

    @Override
    public void take(Play play) {
        for (int card = 0; card < draw.count(); card++) {
            play.then(new Draw(draw.deck(), draw.player(), 1));
        }
    }
}
