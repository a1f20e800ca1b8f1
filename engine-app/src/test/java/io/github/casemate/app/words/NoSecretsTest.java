package io.github.casemate.app.words;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.app.board.BoardDrawing;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What a player is told and shown never holds the name of a card that is hidden from them. */
class NoSecretsTest {

    @Test
    void neitherTheStoryNorTheBoardNamesAHiddenCard() {
        AtomicInteger looked = new AtomicInteger();
        for (Ruleset ruleset : SampleGames.rulesets()) {
            for (long seed = 1; seed <= 3; seed++) {
                Vector<Match<GameState<Table>, Action, Event<Table>, GameView<Table>>> game =
                        SampleGames.of(ruleset, seed);
                for (int place = 1; place < game.size(); place++) {
                    check(game.get(place - 1).length(), game.get(place), looked);
                }
            }
        }
        assertThat(looked.get()).as("hidden cards looked for").isGreaterThan(5000);
    }

    private static void check(
            int before, Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match, AtomicInteger looked) {
        IslandSiege game = (IslandSiege) match.game();
        Names everybody = new Names(Array.ofAll(game.players()).map(PlayerId::toString), io.vavr.control.Option.none());
        for (PlayerId player : game.players()) {
            Names names = everybody.to(player);
            String told = Story.of(game, names)
                    .tell(match.eventsSince(before, player))
                    .mkString("\n");
            String shown =
                    BoardDrawing.of(match.view(player).table(), names, 100).plain();
            for (Card hidden : hidden(match, player)) {
                looked.incrementAndGet();
                assertThat(shown).as("the board of " + player).doesNotContain(hidden.name());
                assertThat(told).as("the story for " + player).doesNotContain(hidden.name());
            }
        }
    }

    /** Cards in hands and decks whose place the player does not know, and that they have not just seen move. */
    private static Seq<Card> hidden(
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match, PlayerId player) {
        return match.state().table().decks().flatMap(deck -> {
            Deck seen = match.view(player).table().deck(deck.id());
            CardSet known = deck.discard()
                    .plus(seen.hands().foldLeft(CardSet.NONE, (all, hand) -> all.plus(hand.known())))
                    .plus(seen.setAside().foldLeft(CardSet.NONE, (all, pile) -> all.plus(pile.known())))
                    .plus(seen.known().foldLeft(CardSet.NONE, CardSet::plus))
                    .plus(seen.publiclyKnown());
            CardSet inHands = deck.hands().foldLeft(CardSet.NONE, (all, hand) -> all.plus(hand.known()));
            return deck.cards(inHands.minus(known));
        });
    }
}
