package io.github.casemate.siege;

import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.BrokenRuleException;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Transition;
import io.github.casemate.pack.NearNames;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.AbilityObserver;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * Island Siege, by the rules of one ruleset.
 *
 * <pre>{@code
 * IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
 * var match = Match.of(game, 42L);
 * }</pre>
 *
 * <p>Anybody can write rule modules. If one breaks its contract, any method here may throw a {@link
 * BrokenRuleException} that names it; nothing has changed then.
 */
public final class IslandSiege extends AgendaGame<Table> {

    private final Ruleset ruleset;

    private IslandSiege(Ruleset ruleset, Table table) {
        super(new SiegeRules(ruleset, table));
        this.ruleset = ruleset;
    }

    /**
     * {@return the game that a ruleset describes}
     *
     * @param ruleset what is played
     * @throws BrokenRuleException if a module fails while the game is set up
     */
    public static IslandSiege of(Ruleset ruleset) {
        return new IslandSiege(ruleset, ruleset.layout());
    }

    /** {@return what is played} */
    public Ruleset ruleset() {
        return ruleset;
    }

    /**
     * {@return an equal game that tells an observer which abilities make a difference, on all tables that it leads to}
     * This is for tests; an observer that several threads may reach has to cope with that.
     *
     * @param observer who is told
     */
    public IslandSiege observedBy(AbilityObserver observer) {
        Table table = initialTable();
        return new IslandSiege(ruleset, table.withAbilities(table.abilities().observedBy(observer)));
    }

    /**
     * Takes up a state that comes from outside, such as one that was read from a file. It is not trusted: the table
     * must keep the {@linkplain Laws laws}, each step must {@linkplain ValidatedStep#validate fit} the table, the agenda must
     * lead on to the next turn, and the game must come to rest, again with all laws kept. A state that passes can be
     * played on from; only a replay proves that it can be reached. A state that was reached by playing always passes:
     * no event happens, and the state that is returned equals it.
     *
     * @param table the table; its index of abilities is rebuilt, so it need not have one
     * @param agenda what comes next
     * @return the state at rest and what happened on the way there, or the first thing that is wrong, with a field such
     *     as {@code players[0].forts[1].wall} or {@code agenda[2].card}
     */
    public Either<Problem, Transition<GameState<Table>, Event<Table>>> tryResume(
            Table table, List<Step<Table>> agenda) {
        return Admission.to(this, table, agenda);
    }

    /**
     * Takes up a view that comes from outside, such as one that a client has received. It is not trusted: hidden cards
     * are imagined, and the resulting state is {@linkplain #tryResume taken up} and must look like the view.
     *
     * @param viewer who sees it
     * @param table the table with holes; it need not have an index of abilities
     * @param agenda what comes next
     * @return the view with who is asked and what the viewer may do, or the first thing that is wrong
     */
    public Either<Problem, GameView<Table>> tryView(PlayerId viewer, Table table, List<Step<Table>> agenda) {
        return Admission.ofView(this, viewer, table, agenda);
    }

    /**
     * The table before the first card is dealt, from which other tables can be prepared. With very few cards, {@link
     * #newGame} is already further along: cards that can be dealt in only one way have been dealt there.
     *
     * @return the table as SET-1 to SET-4 leave it
     */
    public Table initialTable() {
        return rules().table();
    }

    /**
     * {@return the cards that a player holds, of all decks, as far as the viewer knows them}
     *
     * @param view what the viewer sees
     * @param player whose hand it is
     * @throws IllegalArgumentException if that player does not play; it says who does
     */
    public static Seq<Card> hand(GameView<Table> view, PlayerId player) {
        return view.table().decks().flatMap(deck -> deck.cards(deck.hand(player).known()));
    }

    /**
     * {@return a card of this game}
     *
     * @param name its name, in any case, or its id
     * @throws IllegalArgumentException if there is none; it says which name is nearest
     */
    public Card card(String name) {
        Table table = initialTable();
        Seq<Card> cards = table.decks().flatMap(deck -> deck.cards()).appendAll(table.inPlay());
        return cards.find(
                        card -> card.name().equalsIgnoreCase(name) || card.id().equals(name))
                .getOrElseThrow(() -> new IllegalArgumentException("there is no card '" + Excerpt.part(name)
                        + "' in this game" + NearNames.hint(name, cards.map(Card::name))));
    }
}
