package io.github.casemate.fog;

import io.github.casemate.fog.table.FogRuleset;

/** The laws of any game, for four on the smallest board. */
class FourPlayersConformance extends FogConformance {
    FourPlayersConformance() {
        super(FogRuleset.standard(4).onBoard(3));
    }
}
