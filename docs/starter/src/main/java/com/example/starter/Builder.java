package com.example.starter;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Decision;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;

/** A bot: it builds a fort whenever it can, and does anything else otherwise. Make it better. */
public final class Builder implements Bot<GameView<Table>, Action> {

    @Override
    public Action choose(Decision<GameView<Table>, Action> decision) {
        Seq<Action> forts = decision.legal().filter(BuildFort.class::isInstance);
        Seq<Action> liked = forts.isEmpty() ? decision.legal() : forts;
        return liked.get((int) SplitMix64.below(decision.random(), liked.size()));
    }
}
