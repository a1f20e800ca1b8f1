package io.github.casemate.testkit.siege;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Laws;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.GameConformance;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.Policy;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.function.Supplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * What must hold in Island Siege under any ruleset, whatever modules are part of it: what any game must guarantee, and
 * that no piece is lost and no card given away. The author of a rule module extends it with a ruleset that names the
 * module.
 *
 * <pre>{@code
 * class FlotsamConformance extends IslandSiegeConformance {
 *     FlotsamConformance() {
 *         super(Ruleset.secondEdition(3).with("flotsam").withTurnLimit(40));
 *     }
 * }
 * }</pre>
 */
public abstract class IslandSiegeConformance
        extends GameConformance<GameState<Table>, Action, Event<Table>, GameView<Table>> {

    private final IslandSiege game;

    /**
     * For a subclass.
     *
     * @param ruleset what is played; with a turn limit, because random players may never finish a game
     */
    protected IslandSiegeConformance(Ruleset ruleset) {
        this.game = IslandSiege.of(ruleset);
    }

    @Override
    protected IslandSiege game() {
        return game;
    }

    @Override
    protected Seq<Policy<GameState<Table>, Action>> policies() {
        return Policies.of(game);
    }

    /** Always the same games, so that the build does not fail by luck; {@code -Dcasemate.games=0} plays others. */
    @Override
    protected int fixedGames() {
        return Integer.getInteger("casemate.games", 180);
    }

    /** Long games repeat themselves; many short games and starts cover more. */
    @Override
    protected int limit() {
        return 60;
    }

    @Override
    protected Seq<Action> illegalCandidates(GameState<Table> state) {
        return List.of(
                new RerollDice(Faces.of(Face.TARGET)), new FellStones(Spaces.of(0, 1)), new FellStones(new Spaces(-1)));
    }

    /**
     * LAW-1, LAW-2, LAW-3, LAW-11: no stone, colonist or card is lost or in two places, and none is where it cannot be.
     *
     * @param game a legal game
     */
    @Property
    public void nothingIsLost(@ForAll("games") Playthrough<GameState<Table>, Action, Event<Table>> game) {
        eachTable(game, (step, state) -> {
            Seq<Problem> problems = Laws.problems(game(), state.table());
            require(problems.isEmpty(), () -> "laws are broken: " + problems, game, step);
        });
    }

    /**
     * LAW-10: coins never decrease.
     *
     * @param game a legal game
     */
    @Property
    public void nobodyLosesACoin(@ForAll("games") Playthrough<GameState<Table>, Action, Event<Table>> game) {
        for (int step = 1; step <= game.steps().size(); step++) {
            Playthrough.Step<GameState<Table>, Action, Event<Table>> taken =
                    game.steps().get(step - 1);
            for (PlayerId player : game().players()) {
                int before = taken.before().table().player(player).coins();
                int after = taken.after().table().player(player).coins();
                require(after >= before, () -> player + " had " + before + " coins and has " + after, game, step);
            }
        }
    }

    /**
     * LAW-7: the agenda is shown to all, so it names no card of any deck that some player may not know.
     *
     * @param game a legal game
     */
    @Property
    public void theAgendaNamesNoHiddenCard(@ForAll("games") Playthrough<GameState<Table>, Action, Event<Table>> game) {
        eachTable(game, (step, state) -> {
            Seq<String> words = List.of(state.agenda().toString().split("[^a-z0-9-]+"));
            for (PlayerId player : game().players().append(PlayerId.SPECTATOR)) {
                Table seen = state.table().view(player);
                for (Deck deck : seen.decks()) {
                    for (Card card : deck.cards(seen.unseen(deck))) {
                        require(
                                !words.contains(card.id()),
                                () -> "the agenda shows " + card + " to " + player + ": " + state.agenda(),
                                game,
                                step);
                    }
                }
            }
        });
    }

    private interface EachTable {
        void look(int step, GameState<Table> state);
    }

    private static void eachTable(Playthrough<GameState<Table>, Action, Event<Table>> game, EachTable each) {
        int step = 0;
        for (GameState<Table> state : game.states()) {
            each.look(step++, state);
        }
    }

    private static void require(
            boolean holds,
            Supplier<String> complaint,
            Playthrough<GameState<Table>, Action, Event<Table>> game,
            int step) {
        if (!holds) {
            throw new AssertionError(
                    complaint.get() + System.lineSeparator() + "after " + step + " steps of " + game.prefix(step));
        }
    }
}
