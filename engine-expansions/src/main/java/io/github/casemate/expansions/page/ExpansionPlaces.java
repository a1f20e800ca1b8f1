package io.github.casemate.expansions.page;

import static io.github.casemate.expansions.page.SiegePlaces.card;
import static io.github.casemate.expansions.page.SiegePlaces.heap;
import static io.github.casemate.expansions.page.SiegePlaces.seat;

import io.github.casemate.agenda.Action;
import io.github.casemate.expansions.captains.CaptainsModule;
import io.github.casemate.expansions.captains.DrawCaptain;
import io.github.casemate.expansions.captains.MoveStone;
import io.github.casemate.expansions.captains.PlayCaptain;
import io.github.casemate.expansions.captains.ReplaceStone;
import io.github.casemate.expansions.captains.SwapStones;
import io.github.casemate.expansions.captains.TakeSeenCard;
import io.github.casemate.expansions.coquina.MoveColonist;
import io.github.casemate.expansions.coquina.TakeRandomCard;
import io.github.casemate.expansions.ghost.TurnGhost;
import io.github.casemate.expansions.monuments.BuildMonument;
import io.github.casemate.expansions.ramparts.ChangeResult;
import io.github.casemate.expansions.ramparts.PlunderStone;
import io.github.casemate.expansions.ramparts.RazeBuilding;
import io.github.casemate.expansions.ramparts.TakeStone;
import io.github.casemate.siege.box.Spaces;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Where on the drawing the options of the expansions are chosen. */
final class ExpansionPlaces {

    private final OptionPlaces base;

    ExpansionPlaces(OptionPlaces base) {
        this.base = base;
    }

    Seq<String> of(Action option) {
        Seq<String> captains = captains(option);
        return captains.isEmpty() ? others(option) : captains;
    }

    private Seq<String> captains(Action option) {
        if (option instanceof DrawCaptain) {
            return Array.of(SiegePlaces.deck(CaptainsModule.DECK));
        } else if (option instanceof PlayCaptain play) {
            return Array.of(card(play.card()));
        } else if (option instanceof TakeSeenCard take) {
            return Array.of(card(take.card()));
        } else if (option instanceof MoveStone move) {
            return base.spaces(Spaces.of(move.from(), move.to()));
        } else if (option instanceof ReplaceStone replace) {
            return base.spaces(Spaces.of(replace.space())).append(heap(replace.color()));
        }
        return option instanceof SwapStones swap ? base.spaces(swap.spaces()) : Array.empty();
    }

    private Seq<String> others(Action option) {
        if (option instanceof MoveColonist move) {
            return Array.of(card(move.from()), card(move.to()));
        } else if (option instanceof TakeRandomCard take) {
            return Array.of(card(take.card()), seat(take.player()));
        } else if (option instanceof TurnGhost) {
            return Array.of(SiegePlaces.GHOST);
        } else if (option instanceof BuildMonument build) {
            return Array.of(SiegePlaces.island(build.island()));
        } else if (option instanceof ChangeResult change) {
            return base.dice(change.from()).append(card(change.card()));
        } else if (option instanceof PlunderStone plunder) {
            return Array.of(card(plunder.card()), heap(plunder.player(), plunder.color()));
        } else if (option instanceof RazeBuilding raze) {
            return Array.of(card(raze.card()), card(raze.building()));
        }
        return option instanceof TakeStone take ? Array.of(card(take.card()), heap(take.color())) : Array.empty();
    }
}
