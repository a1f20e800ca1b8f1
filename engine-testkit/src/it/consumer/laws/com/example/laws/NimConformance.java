package com.example.laws;

import com.example.nim.Nim;
import io.github.casemate.testkit.GameConformance;
import io.github.casemate.testkit.Playthrough;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** All laws of the testkit, and one of its own. */
class NimConformance extends GameConformance<Nim.State, Nim.Take, Nim.Take, Nim.State> {

    @Override
    protected Nim game() {
        return new Nim(10);
    }

    @Property
    boolean noStoneIsLost(@ForAll("games") Playthrough<Nim.State, Nim.Take, Nim.Take> game) {
        return game.actions().map(Nim.Take::stones).sum().intValue() == 10 - game.last().stones();
    }
}
