package io.github.casemate.testkit.siege;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Notation;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Laws;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.table.AbilityIndex;
import io.github.casemate.siege.table.ActiveAbility;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.GameConformance;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.Playthroughs;
import io.github.casemate.testkit.Policy;
import io.github.casemate.testkit.Start;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;
import net.jqwik.api.Example;
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

    /** How often games from all starts are played before an ability counts as idle. */
    private static final int MOST_ROUNDS = 200;

    private final IslandSiege game;
    private final Notation<Action> notation;
    private final Set<String> acted = new HashSet<>();

    /**
     * For a subclass.
     *
     * @param ruleset what is played; with a turn limit, because random players may never finish a game
     */
    protected IslandSiegeConformance(Ruleset ruleset) {
        this.game = IslandSiege.of(ruleset).observedBy(active -> acted.add(nameOf(active)));
        this.notation = new IslandSiegePack().notation(game);
    }

    @Override
    protected IslandSiege game() {
        return game;
    }

    @Override
    protected Seq<Policy<GameState<Table>, Action>> policies() {
        return Policies.of(game);
    }

    /** Cards are printed by their ids. */
    @Override
    protected String textOf(Action action) {
        return notation.of(action);
    }

    /**
     * The modules whose abilities must make a difference. Where a module is tried together with others, name the one
     * that the test is about.
     *
     * @return all of the ruleset by default
     */
    protected Seq<String> modulesUnderTest() {
        return game.ruleset().modules();
    }

    /**
     * The abilities of the modules that need not make a difference in the games of the laws, and why not. All others
     * must: an expansion that was never tried is not tested.
     *
     * @return reasons by ability, as {@link #everyAbilityOfTheModulesActs} names it; none by default
     */
    protected Map<String, String> idleAbilities() {
        return LinkedHashMap.empty();
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

    /**
     * Each ability that the modules of the ruleset bring, on a card or as a rule, makes a difference somewhere in the
     * games, except for {@link #idleAbilities}. More games than for the other laws are played, until all have.
     */
    @Example
    public void everyAbilityOfTheModulesActs() {
        Seq<String> expected = abilitiesOfModules().removeAll(idleAbilities().keySet());
        Playthroughs<GameState<Table>, Action, Event<Table>> playthroughs = playthroughs();
        for (int seed = 0; seed < MOST_ROUNDS && !acted.containsAll(expected.asJava()); seed++) {
            for (Start<GameState<Table>> start : playthroughs.starts()) {
                playthroughs.played(start, seed, limit());
            }
        }
        Seq<String> idle = expected.removeAll(acted);
        if (!idle.isEmpty()) {
            throw new AssertionError("in all the games these abilities have made no difference; add starts in which "
                    + "they do, or say in idleAbilities() why not: " + idle.mkString(", "));
        }
    }

    /** Such as {@code Sinks[price=1] on fire-ship}. */
    private static String nameOf(ActiveAbility active) {
        return active.ability() + " " + (active.where().isEmpty() ? "of the rules" : active.where());
    }

    private Seq<String> abilitiesOfModules() {
        Seq<String> onCards = modulesUnderTest()
                .flatMap(module -> Catalog.shipped(module).all())
                .flatMap(card -> card.abilities()
                        .map(ability -> nameOf(new ActiveAbility(
                                new Source(Option.none(), Option.some(card), Option.none()), ability))));
        Seq<String> always = rules(game).removeAll(rules(IslandSiege.of(Ruleset.secondEdition(2))));
        return onCards.appendAll(always).distinct();
    }

    private static Seq<String> rules(IslandSiege game) {
        AbilityIndex index = game.initialTable().abilities();
        return Array.of(Ability.Kind.values()).flatMap(index::of).map(IslandSiegeConformance::nameOf);
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
