package io.github.casemate.testkit.siege.laws;

import io.github.casemate.siege.GameState;
import io.github.casemate.siege.GameView;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.event.Event;
import io.github.casemate.siege.event.TurnBegan;
import io.github.casemate.testkit.GameConformance;
import io.github.casemate.testkit.Policy;
import io.github.casemate.testkit.Start;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** What any game on the kernel must guarantee, on Island Siege by one ruleset. */
public abstract class SiegeConformance extends GameConformance<GameState, Action, Event, GameView> {

    private final IslandSiege game;

    protected SiegeConformance(Ruleset ruleset) {
        this.game = IslandSiege.of(ruleset);
    }

    @Override
    protected IslandSiege game() {
        return game;
    }

    @Override
    protected Seq<Start<GameState>> starts() {
        return Starts.of(game);
    }

    @Override
    protected Seq<Policy<GameState, Action>> policies() {
        return Policies.of(game);
    }

    /** Always the same games, so that the build does not fail by luck; {@code -Dcasemate.games=0} plays others. */
    @Override
    protected int fixedGames() {
        return Integer.getInteger("casemate.games", 180);
    }

    /** Long games repeat themselves; many beginnings and starts see more. */
    @Override
    protected int limit() {
        return 60;
    }

    @Override
    protected Seq<Action> strangers(GameState state) {
        return List.of(
                new RerollDice(Faces.of(Face.TARGET)), new FellStones(Spaces.of(0, 1)), new FellStones(new Spaces(-1)));
    }

    /**
     * No event tells who is asked next: that would betray the questions that were not asked because they had one
     * answer.
     */
    @Override
    protected Object toldByEvents(GameView view) {
        return view.table();
    }

    /** The next player may have only one thing to do, or nothing, and does it at once. */
    @Override
    protected Seq<Event> doneByTheActor(Seq<Event> events) {
        return events.takeWhile(event -> !(event instanceof TurnBegan));
    }
}
