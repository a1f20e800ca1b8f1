package com.example.starter;

import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.Ruleset;

/** The rules that are played: Academy scores four coins. Change them as you like; the tests say what breaks. */
public final class Variant {

    /** Two players, and a limit, because random players may never finish a game. */
    public static final Ruleset RULES =
            Ruleset.secondEdition(2).with(richer(Catalog.shipped("base"))).withTurnLimit(60);

    private Variant() {}

    private static Catalog richer(Catalog base) {
        return base.withCards(base.cards().map(card -> card.id().equals("academy") ? card.withCoins(4) : card));
    }
}
