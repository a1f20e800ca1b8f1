package io.github.casemate.expansions.captains;

import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.siege.table.Table;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The Captains expansion (CAP-1 to CAP-3): a deck of orders beside the main deck. */
public final class CaptainsModule implements RuleModule {

    /** What rulesets call the module. */
    public static final String ID = "captains";

    /** The id of the captain deck. */
    public static final String DECK = "captains";

    /** For the service loader. */
    public CaptainsModule() {}

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Seq<Tuple2<String, Seq<Card>>> decks() {
        return Array.of(Tuple.of(DECK, CaptainCards.all()));
    }

    @Override
    public Seq<Ability> rules() {
        return Array.of(new CommandsCaptains());
    }

    @Override
    public Table layOut(Table table) {
        return table.withSlice(CaptainsLog.KEY, CaptainsLog.EMPTY);
    }

    @Override
    public Seq<Problem> validate(Table table) {
        return table.slice(CaptainsLog.KEY).problems(table);
    }

    @Override
    public Option<String> objection(int edition, int players, Seq<String> modules) {
        return Option.when(edition != 2, "the captains sail in the second edition only");
    }

    @Override
    public Option<String> objection(String deck, Card card) {
        return deck.equals(DECK)
                ? Option.when(
                        card.type() != CardType.ORDER
                                || card.abilities().size() != 1
                                || !(card.abilities().head() instanceof Order),
                        "the captain deck holds only orders, and each does one thing")
                : Option.when(
                        card.abilities().exists(ability -> ability instanceof Order),
                        "what captains do can be on captain cards only");
    }

    @Override
    public ModuleWords words() {
        return CaptainsWords.ALL;
    }

    @Override
    public Seq<Class<?>> types() {
        return Array.of(
                // actions
                DrawCaptain.class,
                PlayCaptain.class,
                TakeSeenCard.class,
                SwapStones.class,
                MoveStone.class,
                ReplaceStone.class,
                // events
                CaptainPlayed.class,
                CaptainTakenBack.class,
                OrderAimed.class,
                InfiltratorSent.class,
                StonesSwapped.class,
                StoneMoved.class,
                StoneReplaced.class,
                // steps
                ChooseSabotaged.class,
                ChooseMark.class,
                ChooseLoot.class,
                ChooseStowawayShip.class,
                ChooseResultColor.class,
                ChooseSwap.class,
                ChooseMove.class,
                ChooseReplacement.class,
                TakeBack.class,
                // abilities
                CommandsCaptains.class,
                Sabotages.class,
                StealsCard.class,
                Infiltrates.class,
                StowsAway.class,
                Bribes.class,
                AddsResults.class,
                AddsResultsOfOneColor.class,
                ComesBack.class,
                SwapsStones.class,
                MovesStone.class,
                ReplacesStone.class,
                DrawsCards.class,
                // the slice
                CaptainsLog.class);
    }
}
