package io.github.casemate.fog;

import io.github.casemate.fog.table.FogRuleset;

/** The laws of any game, for two on the standard board. */
class TwoPlayersConformance extends FogConformance {
    TwoPlayersConformance() {
        super(FogRuleset.standard(2));
    }
}
