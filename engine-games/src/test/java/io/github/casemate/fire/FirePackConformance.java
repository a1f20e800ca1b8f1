package io.github.casemate.fire;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.conformance.PackConformance;
import io.github.casemate.fire.box.Blueprint;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.testkit.Policy;
import io.github.casemate.testkit.Start;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import net.jqwik.api.PropertyDefaults;

/** The pack keeps the laws of packs; {@link FireConformance} tests the laws of games on more tables. */
@PropertyDefaults(tries = 30)
class FirePackConformance extends PackConformance<GameState<FireTable>, Action, Event<FireTable>, GameView<FireTable>> {

    @Override
    public FireIslandPack pack() {
        return new FireIslandPack();
    }

    @Override
    protected Seq<Start<GameState<FireTable>>> starts() {
        return FireStarts.of(FireVariants.BASIC);
    }

    @Override
    protected Seq<Policy<GameState<FireTable>, Action>> policies() {
        return FirePolicies.of(FireScene.game(2, FireVariants.BASIC));
    }

    @Override
    protected int fixedGames() {
        return Integer.getInteger("casemate.games", 20);
    }

    @Override
    protected int limit() {
        return 30;
    }

    /** The first 24 answers are chance's, for the flags. */
    @Override
    public int countedDepth() {
        return 0;
    }

    /** Of cards in the hands of others, those that nothing on the table could make anybody name; Flood is a part of another name. */
    @Override
    public Seq<String> hiddenNames(GameState<FireTable> state, PlayerId viewer) {
        FireTable table = state.table();
        FireTable seen = table.view(viewer);
        return Array.range(0, table.realm().cards())
                .filter(card -> table.othersAfter(viewer.equals(PlayerId.SPECTATOR) ? PlayerId.of(0) : viewer)
                        .exists(other -> table.hand(other).of(card) > 0))
                .filter(card -> table.faceUp(card) == 0
                        && seen.cards().hands().forAll(hand -> hand.known().of(card) == 0))
                .map(card -> table.realm().card(card))
                .filter(card -> !card.id().equals(Blueprint.MILL)
                        && !card.id().equals(Blueprint.MARKETPLACE)
                        && table.buildings().forAll(building -> !table.is(building, card.id())))
                .map(card -> card.name())
                .filter(name -> !"Major Flooding".contains(name));
    }

    @Override
    public Map<String, String> idleSettings() {
        String crowns =
                "random players complete no challenge in 120 decisions; LawsOverGamesTest demands every bonus and a"
                        + " king";
        return LinkedHashMap.of("advanced", crowns, "points", crowns);
    }
}
