package io.github.casemate.fog;

import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogVariant;

/** The laws of any game, for two on the largest board, with variants. */
class VariantsConformance extends FogConformance {
    VariantsConformance() {
        super(FogRuleset.standard(2)
                .onBoard(6)
                .with(
                        FogVariant.CHOSEN_START,
                        FogVariant.DIAGONAL_FIGHTS,
                        FogVariant.FREE_ARROWS,
                        FogVariant.TAKING_IS_AN_ACTION,
                        FogVariant.LIGHTHOUSE_HELD,
                        FogVariant.MAKE_FIRST,
                        FogVariant.INCOME_FIRST,
                        FogVariant.SURE_LIGHTHOUSE));
    }
}
