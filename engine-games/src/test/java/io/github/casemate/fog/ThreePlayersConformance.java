package io.github.casemate.fog;

import io.github.casemate.fog.table.FogRuleset;

/** The laws of any game, for three on an even board. */
class ThreePlayersConformance extends FogConformance {
    ThreePlayersConformance() {
        super(FogRuleset.standard(3).onBoard(4));
    }
}
