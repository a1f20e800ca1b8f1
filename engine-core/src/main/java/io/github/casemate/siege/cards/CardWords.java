package io.github.casemate.siege.cards;

import io.github.casemate.siege.phrasing.ModuleWords;

/** What the cards ask, in words. */
final class CardWords {

    static final ModuleWords ALL = ModuleWords.NONE
            .question(RerollOne.class, "You may re-roll one of the attacker's dice. Which?", "RUL-42")
            .question(
                    OfferReroll.class,
                    (q, say) -> "Do you send a colonist of " + q.card().name() + " home for one more re-roll?",
                    "RUL-41")
            .question(ChooseCrew.class, "Which ship of the attacker loses a colonist?", "RUL-44")
            .question(ChooseStone.class, "Which stone does the attacker lose?", "RUL-44")
            .question(ChooseDiscarder.class, "Which opponent loses a card from their hand?", "RUL-47")
            .question(ChooseVictim.class, "Which card is destroyed?", "RUL-50", "RUL-16")
            .question(
                    ChooseShelter.class,
                    (q, say) ->
                            "How many colonists find shelter in " + q.shelter().name() + "?",
                    "RUL-45",
                    "RUL-10")
            .question(
                    SmeltColonists.class,
                    (q, say) -> "How many colonists of " + q.fort().name() + " go home?",
                    "RUL-49");

    private CardWords() {}
}
