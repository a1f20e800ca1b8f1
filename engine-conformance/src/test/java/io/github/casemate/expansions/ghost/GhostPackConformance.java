package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.conformance.PackChecks;
import io.github.casemate.conformance.PackLaws;
import io.github.casemate.pack.GamePack;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import net.jqwik.api.PropertyDefaults;
import org.jspecify.annotations.Nullable;

/** The solo game keeps the laws of packs; it has its laws of games from elsewhere. */
@PropertyDefaults(tries = 10)
class GhostPackConformance extends GhostConformance
        implements PackLaws<GameState<Table>, Action, Event<Table>, GameView<Table>> {

    private @Nullable PackChecks<GameState<Table>, Action, Event<Table>, GameView<Table>> checks;

    GhostPackConformance() {
        super(Haunted.RULESET);
    }

    @Override
    public GamePack<GameState<Table>, Action, Event<Table>, GameView<Table>> pack() {
        return new IslandSiegePack();
    }

    @Override
    public PackChecks<GameState<Table>, Action, Event<Table>, GameView<Table>> checks() {
        if (checks == null) {
            checks = PackChecks.of(pack(), pack().settingsOf(game()));
        }
        return checks;
    }

    @Override
    public int countedDepth() {
        return 0;
    }

    /** In more games than are played here. */
    @Override
    protected Seq<String> mustOccur() {
        return List.empty();
    }

    @Override
    public Map<String, String> idleSettings() {
        return LinkedHashMap.of("open-waters-when-blocked", "one opponent cannot block every fort with a fleet");
    }
}
