package io.github.casemate.expansions.coquina;

import io.github.casemate.siege.phrasing.ModuleWords;

/** Coquina in words. */
final class CoquinaWords {

    static final ModuleWords ALL = ModuleWords.NONE
            .option(
                    TakeRandomCard.class,
                    TakeRandomCard::card,
                    (a, say) -> "Use " + a.card().name() + ": take a random card from " + say.whom(a.player()))
            .option(MoveColonist.class, (a, say) -> "From " + a.from().name() + " to " + a.to().name())
            .question(OfferMove.class, "Do you move a colonist from one fort to another?", "RUL-75");

    private CoquinaWords() {}
}
