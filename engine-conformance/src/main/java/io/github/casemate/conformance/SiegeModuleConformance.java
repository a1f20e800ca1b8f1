package io.github.casemate.conformance;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.GamePack;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.IslandSiegeConformance;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * Everything that must hold for a rule module of Island Siege: the laws of the game whatever modules are part of it, and
 * those of the {@linkplain PackLaws pack}.
 *
 * <pre>{@code
 * class FlotsamConformance extends SiegeModuleConformance {
 *     FlotsamConformance() {
 *         super(Ruleset.secondEdition(3).with("flotsam").withTurnLimit(40));
 *     }
 * }
 * }</pre>
 */
public abstract class SiegeModuleConformance extends IslandSiegeConformance
        implements PackLaws<GameState<Table>, Action, Event<Table>, GameView<Table>> {

    private @Nullable PackChecks<GameState<Table>, Action, Event<Table>, GameView<Table>> checks;

    /**
     * For a subclass.
     *
     * @param ruleset what is played; with a turn limit, because random players may never finish a game
     */
    protected SiegeModuleConformance(Ruleset ruleset) {
        super(ruleset);
    }

    @Override
    public final GamePack<GameState<Table>, Action, Event<Table>, GameView<Table>> pack() {
        return new IslandSiegePack();
    }

    @Override
    public final PackChecks<GameState<Table>, Action, Event<Table>, GameView<Table>> checks() {
        if (checks == null) {
            checks = PackChecks.of(pack(), pack().settingsOf(game()));
        }
        return checks;
    }

    /** The names of the cards that lie face down, and are not known from elsewhere. */
    @Override
    public Seq<String> hiddenNames(GameState<Table> state, PlayerId viewer) {
        Table seen = state.table().view(viewer);
        return seen.decks().flatMap(deck -> deck.cards(seen.unseen(deck))).map(Card::name);
    }

    /** Cards are dealt in more ways than can be counted. */
    @Override
    public int countedDepth() {
        return 0;
    }
}
