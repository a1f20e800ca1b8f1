package io.github.casemate.testkit.siege.cards;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.DiscardCard;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.event.CardGiven;
import io.github.casemate.siege.event.DeckRefilled;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class ObservatoryTest {

    private static final Scene SCENE =
            Scene.of(Ruleset.secondEdition(3)).player(1, side -> side.building("observatory"));

    private static DiscardCard discard(SceneGame play, String id) {
        return new DiscardCard(play.card(id));
    }

    @Test
    @Rule("RUL-52")
    void theCardNotKeptIsDiscarded() {
        SceneGame drawn = SCENE.actionOf(1).does(new DrawCards()).deals("raven", "victory", "prison");

        assertThat(drawn.options())
                .containsExactlyInAnyOrder(
                        discard(drawn, "raven"), discard(drawn, "victory"), discard(drawn, "prison"));

        SceneGame after = drawn.does(discard(drawn, "victory"));

        assertThat(after.hand(1)).containsExactlyInAnyOrder("raven", "prison");
        assertThat(after.discardPile()).containsExactly("victory");
        assertThat(after.events(CardGiven.class)).isEmpty();
        assertThat(after.hand(2)).isEmpty();
        assertThat(after.hand(3)).isEmpty();
    }

    @Test
    @Rule({"RUL-52", "RUL-28"})
    void itIsDiscardedOpenly() {
        SceneGame drawn = SCENE.actionOf(1).does(new DrawCards()).deals("raven", "victory", "prison");
        SceneGame after = drawn.does(discard(drawn, "victory"));

        assertThat(after.view(3).table().main().discard().contains(after.card("victory")))
                .isTrue();
        assertThat(after.view(3).table().main().hand(PlayerId.of(0)).hidden()).isEqualTo(2);
    }

    @Test
    @Proof("RUL-52")
    void anOlderCardMayNotBeDiscardedAndNothingMayBeGivenAway() {
        SceneGame drawn = SCENE.player(1, side -> side.hand("dominica"))
                .actionOf(1)
                .does(new DrawCards())
                .deals("raven", "victory", "prison");

        assertThat(drawn.refusal(discard(drawn, "dominica")).code()).isEqualTo("not-drawn");
        assertThat(drawn.refusal(new GiveCard(drawn.card("raven"), PlayerId.of(1)))
                        .code())
                .isEqualTo("not-an-option");
    }

    @Test
    @Rule({"DRW-1", "RUL-52"})
    void opponentsStillGiveCardsAway() {
        SceneGame drawn = SCENE.actionOf(2).does(new DrawCards()).deals("raven", "victory", "prison");

        assertThat(drawn.options(GiveCard.class)).hasSize(6);
        assertThat(drawn.options(DiscardCard.class)).isEmpty();
    }

    @Test
    @Rule({"RUL-12", "RUL-52"})
    void ofTwoCardsOneIsDiscarded() {
        SceneGame drawn = SCENE.deck("raven", "victory").actionOf(1).does(new DrawCards());

        assertThat(drawn.options()).containsExactlyInAnyOrder(discard(drawn, "raven"), discard(drawn, "victory"));
        assertThat(drawn.does(discard(drawn, "raven")).hand(1)).containsExactly("victory");
    }

    @Test
    @Rule("RUL-12")
    @Proof("RUL-52")
    void aSingleCardIsKept() {
        SceneGame drawn = SCENE.deck("raven").actionOf(1).does(new DrawCards());

        assertThat(drawn.hand(1)).containsExactly("raven");
        assertThat(drawn.discardPile()).isEmpty();
        assertThat(drawn.asked()).isEqualTo(2);
    }

    @Test
    @Rule({"RUL-30", "RUL-52"})
    @Proof("DRW-2")
    void aCardDrawnBeforeTheDeckWasRefilledMayBeDiscarded() {
        SceneGame drawn = SCENE.discard("victory", "prison", "dominica")
                .deck("raven")
                .actionOf(1)
                .does(new DrawCards());

        assertThat(drawn.events(DeckRefilled.class)).hasSize(1);

        SceneGame dealt = drawn.deals("victory", "prison");

        assertThat(dealt.options())
                .containsExactlyInAnyOrder(
                        discard(dealt, "raven"), discard(dealt, "victory"), discard(dealt, "prison"));
        assertThat(dealt.does(discard(dealt, "raven")).discardPile()).containsExactly("raven");
    }

    @Test
    @Rule({"RUL-47", "RUL-52"})
    void besideAGovernorsMansionOfOnesOwnItWorks() {
        SceneGame play = SCENE.player(1, side -> side.building("governors-mansion"))
                .actionOf(1)
                .does(new DrawCards());

        assertThat(play.deals("raven", "victory", "prison").options(DiscardCard.class))
                .hasSize(3);
    }

    @Test
    @Rule({"RUL-47", "RUL-52"})
    void anOpponentsGovernorsMansionForbidsToDrawWithItToo() {
        SceneGame play =
                SCENE.player(2, side -> side.building("governors-mansion")).actionOf(1);

        assertThat(play.refusal(new DrawCards()).code()).isEqualTo("draw-forbidden");
    }

    @Test
    @Rule({"RUL-11", "RUL-52"})
    void withoutColonistsItKeepsWorking() {
        SceneGame drawn = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.building("observatory", 0))
                .actionOf(1)
                .does(new DrawCards())
                .deals("raven", "victory", "prison");

        assertThat(drawn.options(DiscardCard.class)).hasSize(3);
    }
}
