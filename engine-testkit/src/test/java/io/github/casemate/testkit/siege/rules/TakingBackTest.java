package io.github.casemate.testkit.siege.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What can fairly be taken back, and by whom. */
class TakingBackTest {

    private static final PlayerId GIVER = PlayerId.of(0);
    private static final IslandSiege GAME = IslandSiege.of(Ruleset.secondEdition(3));

    /** The first player has drawn and is asked which card to give to whom. */
    private final Match<GameState<Table>, Action, Event<Table>, GameView<Table>> drawn = drawnBy(GIVER);

    private final GiveCard gift = (GiveCard) drawn.legalActions().last();
    private final Match<GameState<Table>, Action, Event<Table>, GameView<Table>> given = drawn.play(gift);

    @Test
    void cardsThatWereDrawnStayDrawn() {
        assertThat(drawn.undoable()).isFalse();
        assertThat(drawn.lastToAct()).isEqualTo(Option.some(GIVER));
    }

    @Test
    void whoGaveACardMayTakeItBackThoughTheReceiverKnowsIt() {
        assertThat(sees(given, gift.to())).as("the receiver has seen it").isTrue();

        assertThat(given.undoable()).isTrue();
        assertThat(given.lastToAct()).isEqualTo(Option.some(GIVER));
        assertThat(given.undo()).isSameAs(drawn);
        assertThat(given.undo().legalActions()).contains(gift);
    }

    @Test
    void aServerSeesThatTheReceiverAsksForAnothersAction() {
        assertThat(given.lastToAct().contains(gift.to())).isFalse();

        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> next =
                given.play(given.legalActions().head());
        assertThat(next.lastToAct()).isEqualTo(given.turn().asked()).isNotEqualTo(Option.some(GIVER));
    }

    private static boolean sees(Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match, PlayerId player) {
        return match.view(player).table().main().hand(player).known().contains(cardGivenIn(match));
    }

    private static io.github.casemate.siege.box.Card cardGivenIn(
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match) {
        return ((GiveCard) match.log().findLast(GiveCard.class::isInstance).get()).card();
    }

    private static Match<GameState<Table>, Action, Event<Table>, GameView<Table>> drawnBy(PlayerId player) {
        for (long seed = 0; ; seed++) {
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(GAME, seed);
            for (int i = 0; i < 40 && !match.isOver(); i++) {
                if (match.turn().isOf(player) && match.legalActions().forAll(GiveCard.class::isInstance)) {
                    return match;
                }
                match = match.play(match.legalActions()
                        .find(DrawCards.class::isInstance)
                        .getOrElse(match.legalActions().head()));
            }
        }
    }
}
