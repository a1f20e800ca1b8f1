package io.github.casemate.expansions.invented;

import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.siege.table.Table;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Flotsam: what a siege leaves in the water. Stones wash ashore, and so do bottles with messages in them. */
public final class FlotsamModule implements RuleModule {

    /** What rulesets call this module. */
    public static final String ID = "flotsam";

    /** The deck of messages in bottles. */
    public static final String BOTTLES = "bottles";

    /** What lies on the shore at the beginning. */
    private static final Stones WASHED_UP = Stones.of(StoneColor.BLACK, StoneColor.GRAY);

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Seq<Card> cards() {
        return FlotsamCards.MAIN;
    }

    @Override
    public Seq<Tuple2<String, Seq<Card>>> decks() {
        return Array.of(Tuple.of(BOTTLES, FlotsamCards.BOTTLES));
    }

    @Override
    public Seq<Ability> rules() {
        return Array.of(new WrecksDrift(), new AttackersSearch(), new OpensBottles());
    }

    @Override
    public Table layOut(Table table) {
        return table.withSupply(table.supply().minus(WASHED_UP)).withSlice(Shore.KEY, new Shore(WASHED_UP));
    }

    @Override
    public Census census(Table table) {
        return Census.of(table.slice(Shore.KEY).stones());
    }

    @Override
    public Option<String> objection(int edition, int players, Seq<String> modules) {
        return Option.when(edition == 1, "the first edition has no shore");
    }

    @Override
    public Option<String> objection(String deck, Card card) {
        return Option.when(
                deck.equals(BOTTLES)
                        && (card.abilities().size() != 1 || !(card.abilities().head() instanceof LeadershipAbility)),
                "in a bottle there is one message, which can be bought with Leadership");
    }

    @Override
    public ModuleWords words() {
        return FlotsamWords.ALL;
    }

    @Override
    public Seq<Class<?>> types() {
        return Array.of(
                AttackersSearch.class,
                CombShore.class,
                CombsInstead.class,
                Drift.class,
                FindsMore.class,
                KeepsBottles.class,
                NeedsFewerCoins.class,
                OpenBottle.class,
                OpensBottles.class,
                SearchShore.class,
                Shore.class,
                StirsTheSea.class,
                StoneGathered.class,
                StoneStranded.class,
                WrecksDrift.class);
    }
}
