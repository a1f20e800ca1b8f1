package io.github.casemate.siege;

import io.github.casemate.agenda.BrokenRuleException;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Bounds;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.box.Variants;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.immutables.value.Value;

/**
 * What is played: the edition, the number of players, the modules, the variants and the cards. A ruleset that cannot
 * be played cannot be made.
 *
 * <pre>{@code
 * Ruleset rules = Ruleset.secondEdition(3).withTurnLimit(200);
 * }</pre>
 */
@Value.Immutable
public abstract class Ruleset implements WithRuleset {

    Ruleset() {}

    /** {@return the edition} */
    public abstract Edition edition();

    /**
     * How many people play.
     *
     * @return the number of players, without seats that a module plays
     */
    public abstract int players();

    /** {@return the rule modules, in the order of their ids} */
    @Value.Default
    public Array<String> modules() {
        return Array.empty();
    }

    /** {@return the variants} */
    @Value.Default
    public Variants variants() {
        return Variants.NONE;
    }

    /**
     * The cards of the game without those of modules: what is shuffled into the main deck, and one starting card.
     *
     * @return the cards; those of the base game by default
     */
    @Value.Default
    public Array<Card> cards() {
        return BaseCards.all();
    }

    /**
     * The cards of modules whose cards have been changed.
     *
     * @return the changed catalogues, in the order of their modules; none by default
     */
    @Value.Default
    public Array<Catalog> catalogs() {
        return Array.empty();
    }

    /** {@return the first edition, for two players} */
    public static Ruleset firstEdition() {
        return of(Edition.FIRST, 2, Array.empty());
    }

    /**
     * {@return the second edition without modules}
     *
     * @param players how many people play: two to four
     * @throws IllegalRulesetException if it is not for this many
     */
    public static Ruleset secondEdition(int players) {
        return of(Edition.SECOND, players, Array.empty());
    }

    /**
     * {@return a solo game of the second edition, with a module that plays the other seat}
     *
     * @param module the module's id
     * @throws IllegalRulesetException if there is no such module, or it does not play a seat
     */
    public static Ruleset solo(String module) {
        return of(Edition.SECOND, 1, Array.of(module));
    }

    /**
     * {@return a game without variants}
     *
     * @param edition the edition
     * @param players how many people play
     * @param modules the modules' ids
     * @throws IllegalRulesetException if it cannot be played
     */
    public static Ruleset of(Edition edition, int players, Array<String> modules) {
        return ImmutableRuleset.builder()
                .edition(edition)
                .players(players)
                .modules(modules)
                .build();
    }

    /** {@return the cards of the base game as they are shipped} */
    static Array<Card> shippedCards() {
        return BaseCards.all();
    }

    /** {@return the record types of the base game} */
    static Array<Class<?>> baseTypes() {
        return BaseTypes.ALL.appendAll(BaseCards.types());
    }

    /** {@return the ids of the modules that can be found and used, in order} */
    public static Array<String> knownModules() {
        return Modules.onPath().usable().map(RuleModule::id);
    }

    /**
     * The modules that can be found but not used. They are reported only here, and when a ruleset names one of them or
     * a module that is not there.
     *
     * @return what is wrong with each; nothing if all is well
     */
    public static Array<BrokenModule> brokenModules() {
        return Modules.onPath().broken();
    }

    /**
     * {@return this ruleset with more modules}
     *
     * @param ids the modules' ids
     * @throws IllegalRulesetException if there is no such module, or it objects to this game
     */
    public final Ruleset with(String... ids) {
        return withModules(modules().appendAll(Array.of(ids)));
    }

    /**
     * {@return this ruleset with other cards}
     *
     * @param catalog the cards of the base game, or of a module of this ruleset
     * @throws IllegalRulesetException if the game cannot be played with these cards
     */
    public final Ruleset with(Catalog catalog) {
        return catalog.module().equals(Catalog.BASE)
                ? withCards(catalog.cards())
                : withCatalogs(catalogs()
                        .reject(other -> other.module().equals(catalog.module()))
                        .append(catalog)
                        .sortBy(Catalog::module));
    }

    /**
     * {@return this ruleset with a turn limit (RUL-20)}
     *
     * @param turns after how many turns the game ends; zero for never
     */
    public final Ruleset withTurnLimit(int turns) {
        Variants old = variants();
        return withVariants(
                new Variants(old.openWatersWhenBlocked(), old.repairFlagsOnly(), old.startingFortsDiscarded(), turns));
    }

    /** {@return the words of the cards and of the modules} */
    ModuleWords words() {
        return loaded().foldLeft(BaseCards.words(), (all, module) -> all.and(module.words()));
    }

    /**
     * {@return the ways in which the game can end, as the modules tell them}
     *
     * @param usual the ways without modules
     */
    Seq<String> victories(Seq<String> usual) {
        return loaded().foldLeft(usual, (ways, module) -> module.victories(ways));
    }

    /** {@return the modules themselves, in the order of their ids} */
    @Value.Lazy
    Array<RuleModule> loaded() {
        return Modules.find(modules());
    }

    /**
     * The table before the first card is dealt.
     *
     * @return the table as SET-1 to SET-4 and the modules leave it
     */
    @Value.Lazy
    Table layout() {
        return InitialTable.of(this);
    }

    /** {@return the number of seats at the table: those of people and those that modules play} */
    final int seats() {
        return Bounds.of(players() + loaded().map(RuleModule::extraSeats).sum().longValue());
    }

    /**
     * What is shuffled into the main deck (SET-4).
     *
     * @return the cards without the starting one, followed by those of modules
     */
    final Array<Card> mainDeck() {
        return cards().reject(Card::starting).appendAll(ofModules().flatMap(Catalog::cards));
    }

    /**
     * What lies in front of each seat (SET-1).
     *
     * @return a copy of the starting card for each, with an id of its own
     */
    final Array<Card> startingForts() {
        Card starting = cards().find(Card::starting).get();
        return Array.rangeClosed(1, seats()).map(seat -> starting.withId(starting.id() + "-" + seat));
    }

    /**
     * Refuses rulesets that cannot be played.
     *
     * @return this ruleset, its modules in order
     * @throws IllegalRulesetException if it cannot be played
     * @throws BrokenRuleException if a module fails when it is asked for its part
     */
    @Value.Check
    protected Ruleset check() {
        Array<String> ordered = modules().distinct().sorted();
        if (!ordered.equals(modules())) {
            return withModules(ordered);
        }
        if (players() < 1 || !edition().seats(seats())) {
            throw new IllegalRulesetException(String.format(
                    "SET-8: the %s edition is not for %d players%s",
                    edition() == Edition.FIRST ? "first" : "second",
                    players(),
                    modules().isEmpty() ? "" : " with " + Excerpt.part(modules().mkString(", "))));
        }
        for (RuleModule module : loaded()) {
            module.objection(edition() == Edition.FIRST ? 1 : 2, players(), modules())
                    .forEach(reason -> {
                        throw new IllegalRulesetException(module.id() + ": " + reason);
                    });
        }
        checkCatalogs();
        if (cards().count(Card::starting) != 1) {
            throw new IllegalRulesetException(
                    "SET-1: there is one starting card, not " + cards().count(Card::starting));
        }
        if (!cards().find(Card::starting).exists(card -> card.type() == CardType.FORT)) {
            throw new IllegalRulesetException("SET-1: the starting card is a fort");
        }
        checkStones();
        mainDeck().find(card -> card.type() == CardType.ORDER).forEach(order -> {
            throw new IllegalRulesetException("SET-4: the main deck holds forts, ships and buildings, not " + order);
        });
        Array<String> ids = cards().filter(Card::starting)
                .appendAll(mainDeck())
                .appendAll(startingForts())
                .appendAll(ownDecks().flatMap(Tuple2::_2))
                .map(Card::id);
        if (ids.distinct().size() != ids.size()) {
            throw new IllegalRulesetException("LAW-3: a card is in the deck twice: " + twice(ids));
        }
        Array<String> decks = ownDecks().map(Tuple2::_1).prepend(Deck.MAIN);
        if (decks.distinct().size() != decks.size()) {
            throw new IllegalRulesetException("two decks have the same id: " + twice(decks));
        }
        ownDecks()
                .map(deck -> deck._2().size())
                .prepend(mainDeck().size() + seats())
                .forEach(size -> {
                    if (size > CardSet.MOST_CARDS) {
                        throw new IllegalRulesetException(
                                "a deck holds at most " + CardSet.MOST_CARDS + " cards, not " + size);
                    }
                });
        try {
            SoundAbilities.check(this);
            layout();
        } catch (BrokenRuleException broken) {
            throw Culprit.named(broken, this);
        }
        return this;
    }

    /** {@return the ids and cards of the modules' own decks, in the order of the modules} */
    final Array<Tuple2<String, Array<Card>>> ownDecks() {
        return ofModules().flatMap(Catalog::decks);
    }

    /** {@return every card in the box: the cards of the base game and of all modules} */
    final Array<Card> allCards() {
        return cards().appendAll(ofModules().flatMap(Catalog::all));
    }

    /**
     * The cards of the modules, as they are or as this ruleset has changed them.
     *
     * @return the catalogues in the order of the modules
     */
    final Array<Catalog> ofModules() {
        return loaded().map(module ->
                catalogs().find(catalog -> catalog.module().equals(module.id())).getOrElse(() -> Catalog.of(module)));
    }

    /** SET-3: there are enough stones for what everybody begins with. */
    private void checkStones() {
        Card starting = cards().find(Card::starting).get();
        Stones all = InitialTable.stones(this);
        for (StoneColor color : StoneColor.values()) {
            int handedOut = seats() * InitialTable.handedOut(starting, color);
            if (handedOut > all.count(color)) {
                throw new IllegalRulesetException(String.format(
                        "SET-3: %s: the starting forts and the personal supplies of %d seats take %d %s stones,"
                                + " but there are %d",
                        starting, seats(), handedOut, color, all.count(color)));
            }
        }
    }

    /** A catalogue needs its module, with the same decks; and an ability on a card needs the module that knows it. */
    private void checkCatalogs() {
        for (Catalog catalog : catalogs()) {
            RuleModule module = loaded().find(one -> one.id().equals(catalog.module()))
                    .getOrElseThrow(() -> new IllegalRulesetException("there are cards of '"
                            + Excerpt.part(catalog.module()) + "', which is not a module of this game"));
            Seq<String> decks = module.decks().map(Tuple2::_1);
            if (!decks.equals(catalog.decks().keySet().toArray())) {
                throw new IllegalRulesetException(
                        module.id() + " has the decks " + decks.mkString(", ") + ", not those of its catalogue");
            }
        }
        if (catalogs().isEmpty() && cards().equals(BaseCards.all())) {
            return;
        }
        checkAbilities(cards().appendAll(catalogs().flatMap(Catalog::all)));
        Array.of(Tuple.of(Deck.MAIN, cards().appendAll(ofModules().flatMap(Catalog::cards))))
                .appendAll(ownDecks())
                .forEach(deck -> deck._2()
                        .forEach(card -> loaded().forEach(module -> module.objection(deck._1(), card)
                                .forEach(reason -> {
                                    throw new IllegalRulesetException(module.id() + ": " + card + ": " + reason);
                                }))));
    }

    /** An ability on a card needs the module that knows it; and a rule of the game cannot be on a card. */
    private void checkAbilities(Array<Card> changed) {
        Vocabulary known = Vocabulary.of(this);
        Vocabulary all = Vocabulary.ofAllModules();
        Array<Class<?>> rules = InitialTable.rules(this).map(Ability::getClass);
        for (Card card : changed) {
            for (Ability ability : card.abilities()) {
                Class<?> type = ability.getClass();
                if (!known.has(type) && all.has(type)) {
                    throw new IllegalRulesetException(
                            card + " has the ability " + all.name(type) + ", whose module is not part of this game");
                }
                if (rules.contains(type)) {
                    throw new IllegalRulesetException(
                            card + " has " + known.name(type) + ", which is a rule of the game and not for cards");
                }
            }
        }
    }

    private static String twice(Array<String> ids) {
        return Excerpt.part(ids.groupBy(id -> id)
                .filter(group -> group._2().size() > 1)
                .keySet()
                .toSortedSet()
                .mkString(", "));
    }
}
