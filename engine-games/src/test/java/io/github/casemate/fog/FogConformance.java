package io.github.casemate.fog;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.fog.action.FogAction.CombatRoll;
import io.github.casemate.fog.action.FogAction.RollAgain;
import io.github.casemate.fog.action.FogAction.StopAt;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.testkit.GameConformance;
import io.github.casemate.testkit.Policy;
import io.github.casemate.testkit.Start;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The Island of Fog keeps the laws of any game. */
abstract class FogConformance
        extends GameConformance<GameState<FogTable>, Action, Event<FogTable>, GameView<FogTable>> {

    private final FogRuleset ruleset;
    private final AgendaGame<FogTable> game;

    FogConformance(FogRuleset ruleset) {
        this.ruleset = ruleset;
        this.game = AgendaGame.of(new FogRules(ruleset));
    }

    @Override
    protected AgendaGame<FogTable> game() {
        return game;
    }

    @Override
    protected boolean hasSecrets() {
        return false;
    }

    @Override
    protected Seq<Start<GameState<FogTable>>> starts() {
        return FogStarts.of(ruleset);
    }

    @Override
    protected Seq<Policy<GameState<FogTable>, Action>> policies() {
        return FogPolicies.all();
    }

    /** Always the same games, so that the build does not fail by luck; {@code -Dcasemate.games=0} plays others. */
    @Override
    protected int fixedGames() {
        return Integer.getInteger("casemate.games", 30);
    }

    /** Long games repeat themselves; many starts cover more. */
    @Override
    protected int limit() {
        return 40;
    }

    @Override
    protected Seq<Action> illegalCandidates(GameState<FogTable> state) {
        return List.of(
                new RollAgain(77), new CombatRoll(321), new StopAt(FogSpace.of(0)), FogChoice.TAKE, FogChoice.ELITE);
    }

    @Override
    protected Seq<String> mustOccur() {
        return List.of(
                "DONE",
                "NONE",
                "ActivateUnit",
                "HeadFor",
                "StopAt",
                "AttackTowards",
                "CombatRoll",
                "FogUnitMoved",
                "FightDecided",
                "UnitDestroyed",
                "BuildingConquered",
                "CoinsEarned");
    }
}
