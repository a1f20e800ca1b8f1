package io.github.casemate.expansions.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The words and drawings of Island Siege, its expansions and invented ones keep the laws of words. */
class WordsLawsTest {

    private static final WordsLaws<GameState<Table>, Action, Event<Table>, GameView<Table>> LAWS =
            new WordsLaws<>(Told.PACK, WordsLawsTest::hidden);

    private static final Array<Ruleset> RULESETS =
            SampleGames.rulesets().append(Ruleset.secondEdition(3).with("sandcastle", "flotsam"));

    @Test
    void theyHoldAtEveryMomentOfManyGames() {
        int looked = 0;
        for (Ruleset ruleset : RULESETS) {
            for (long seed = 1; seed <= 2; seed++) {
                Vector<Match<GameState<Table>, Action, Event<Table>, GameView<Table>>> game =
                        SampleGames.of(ruleset, seed);
                for (int place = 1; place < game.size(); place++) {
                    looked += LAWS.check(game.get(place), game.get(place - 1).length());
                }
            }
        }
        assertThat(looked).as("hidden cards looked for").isGreaterThan(5000);
    }

    @Test
    void theAimAndTheTurnTakeFiveLines() {
        var words = Told.by(
                io.github.casemate.siege.IslandSiege.of(Ruleset.secondEdition(2)),
                Told.seats(Ruleset.secondEdition(2)));

        assertThat(words.aim()).hasSizeBetween(1, 5).allMatch(line -> line.length() <= 80);
        assertThat(words.turn()).hasSizeBetween(1, 5).allMatch(line -> line.length() <= 80);
        assertThat(words.victories()).hasSize(2);
    }

    @Test
    void whoPlaysAloneReadsHowTheGhostCaptainWinsToo() {
        Ruleset alone = Ruleset.solo("ghost-captain").withTurnLimit(40);
        var words = Told.by(io.github.casemate.siege.IslandSiege.of(alone), Told.seats(alone));

        assertThat(words.victories())
                .hasSizeBetween(4, 5)
                .allMatch(line -> line.length() <= 120 && line.endsWith("."))
                .anyMatch(line -> line.startsWith("You win") && line.contains("VIC-2") && line.contains("VIC-3"))
                .anyMatch(line -> line.startsWith("The Ghost Captain wins"))
                .anyMatch(line -> line.contains("he also wins") && line.contains("RUL-81"))
                .last(STRING)
                .contains("RUL-20");
    }

    /** Cards in hands whose place the viewer does not know, and that they have not just seen move. */
    private static Seq<String> hidden(
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match, PlayerId viewer) {
        return match.state()
                .table()
                .decks()
                .flatMap(deck -> {
                    Deck seen = match.view(viewer).table().deck(deck.id());
                    CardSet known = deck.discard()
                            .plus(seen.hands().foldLeft(CardSet.NONE, (all, hand) -> all.plus(hand.known())))
                            .plus(seen.setAside().foldLeft(CardSet.NONE, (all, pile) -> all.plus(pile.known())))
                            .plus(seen.known().foldLeft(CardSet.NONE, CardSet::plus))
                            .plus(seen.publiclyKnown());
                    CardSet inHands = deck.hands().foldLeft(CardSet.NONE, (all, hand) -> all.plus(hand.known()));
                    return deck.cards(inHands.minus(known));
                })
                .map(Card::name);
    }
}
