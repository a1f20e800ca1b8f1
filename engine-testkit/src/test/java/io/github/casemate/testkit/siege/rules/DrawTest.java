package io.github.casemate.testkit.siege.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.DiscardCard;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.event.CardDiscarded;
import io.github.casemate.siege.event.CardGiven;
import io.github.casemate.siege.event.DeckRefilled;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class DrawTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2);
    private static final PlayerId FIRST = PlayerId.of(0);
    private static final PlayerId SECOND = PlayerId.of(1);
    private static final PlayerId THIRD = PlayerId.of(2);

    /** The draw cards example. */
    @Test
    @Proof({"DRW-1", "RUL-52"})
    void twoOfThreeCardsAreKeptAndTheThirdGoesToAnyOpponent() {
        SceneGame drawn = Scene.of(Ruleset.secondEdition(3))
                .player(1, side -> side.hand("prison"))
                .actionOf(1)
                .does(new DrawCards())
                .deals("raven", "victory", "armory");

        assertThat(drawn.asked()).isEqualTo(1);
        assertThat(drawn.hand(1))
                .as("all three are seen before one is given away")
                .contains("raven", "victory", "armory");
        assertThat(drawn.options())
                .containsExactlyInAnyOrder(
                        new GiveCard(drawn.card("raven"), SECOND),
                        new GiveCard(drawn.card("raven"), THIRD),
                        new GiveCard(drawn.card("victory"), SECOND),
                        new GiveCard(drawn.card("victory"), THIRD),
                        new GiveCard(drawn.card("armory"), SECOND),
                        new GiveCard(drawn.card("armory"), THIRD));

        SceneGame play = drawn.does(new GiveCard(drawn.card("victory"), THIRD));
        assertThat(play.hand(1)).containsExactlyInAnyOrder("prison", "raven", "armory");
        assertThat(play.hand(2)).isEmpty();
        assertThat(play.hand(3)).containsExactly("victory");
        assertThat(play.asked()).isEqualTo(2);
    }

    @Test
    @Proof("DRW-1")
    void theCardIsGivenFaceDown() {
        SceneGame drawn = Scene.of(Ruleset.secondEdition(3))
                .actionOf(1)
                .does(new DrawCards())
                .deals("raven", "victory", "armory");
        SceneGame play = drawn.does(new GiveCard(drawn.card("victory"), THIRD));
        SceneGame other = drawn.does(new GiveCard(drawn.card("raven"), THIRD));

        assertThat(play.view(2)).isEqualTo(other.view(2));
        assertThat(play.game().redact(play.events(CardGiven.class).head(), SECOND))
                .isEqualTo(new CardGiven(
                        "main", FIRST, THIRD, Pile.of(play.card("victory")).allHidden()));
        assertThat(play.view(1).table().main().hand(THIRD).known().contains(play.card("victory")))
                .as("the giver remembers it")
                .isTrue();
    }

    @Test
    @Proof("DRW-1")
    void onlyACardJustDrawnIsGivenAway() {
        SceneGame drawn = Scene.of(RULES)
                .player(1, side -> side.hand("prison"))
                .actionOf(1)
                .does(new DrawCards())
                .deals("raven", "victory", "armory");

        assertThat(drawn.options()).hasSize(3);
        assertThat(drawn.refusal(new GiveCard(drawn.card("prison"), SECOND)).code())
                .isEqualTo("not-drawn");
    }

    @Test
    @Proof({"DRW-2", "RUL-30"})
    void theDiscardPileBecomesTheDeckWhenACardIsMissing() {
        SceneGame play = Scene.of(RULES)
                .discard("prison", "academy", "infirmary")
                .deck("raven", "victory")
                .actionOf(1)
                .does(new DrawCards());

        assertThat(play.events(DeckRefilled.class)).hasSize(1);
        assertThat(play.hand(1)).as("what the deck still had").containsExactlyInAnyOrder("raven", "victory");
        assertThat(play.game().chance(play.state()).size())
                .as("cards drawn already are not shuffled in")
                .isEqualTo(3);

        SceneGame drawn = play.deals("academy");
        assertThat(drawn.options(GiveCard.class).map(give -> give.card().id()))
                .containsExactlyInAnyOrder("raven", "victory", "academy");
        assertThat(drawn.discardPile()).isEmpty();
        assertThat(drawn.table().main().undrawn().size()).isEqualTo(2);
    }

    @Test
    @Proof("RUL-30")
    void anEmptyDeckIsNotRefilledBeforeACardIsNeeded() {
        SceneGame play = Scene.of(RULES)
                .discard("prison", "academy")
                .deck("raven", "victory", "armory")
                .actionOf(1)
                .does(new DrawCards());

        assertThat(play.events(DeckRefilled.class)).isEmpty();
        assertThat(play.table().main().undrawn().isEmpty()).isTrue();
        assertThat(play.discardPile()).containsExactlyInAnyOrder("prison", "academy");
    }

    @Test
    @Proof("RUL-12")
    void withTwoCardsInAllBothAreDrawnAndOneIsGivenAway() {
        SceneGame play =
                Scene.of(RULES).discard("prison").deck("raven").actionOf(1).does(new DrawCards());

        assertThat(play.options())
                .containsExactlyInAnyOrder(
                        new GiveCard(play.card("raven"), SECOND), new GiveCard(play.card("prison"), SECOND));
    }

    @Test
    @Rule("RUL-52")
    @Proof("RUL-12")
    void aSingleCardIsKept() {
        SceneGame play = Scene.of(RULES).deck("raven").actionOf(1).does(new DrawCards());

        assertThat(play.hand(1)).containsExactly("raven");
        assertThat(play.hand(2)).isEmpty();
        assertThat(play.table().active()).isEqualTo(SECOND);
    }

    @Test
    @Proof("RUL-12")
    void withoutAnyCardThereIsNoDrawAction() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.hand("secret-fortress"))
                .deck()
                .actionOf(1);

        assertThat(play.options()).doesNotContain(new DrawCards());
        assertThat(play.refusal(new DrawCards()).code()).isEqualTo("no-cards-left");
    }

    @Test
    @Rule("RUL-52")
    void withAnObservatoryTheThirdCardIsDiscardedOpenly() {
        SceneGame drawn = Scene.of(RULES)
                .player(1, side -> side.building("observatory"))
                .actionOf(1)
                .does(new DrawCards())
                .deals("raven", "victory", "armory");
        assertThat(drawn.options())
                .containsExactlyInAnyOrder(
                        new DiscardCard(drawn.card("raven")),
                        new DiscardCard(drawn.card("victory")),
                        new DiscardCard(drawn.card("armory")));

        SceneGame play = drawn.does(new DiscardCard(drawn.card("armory")));
        assertThat(play.hand(1)).containsExactlyInAnyOrder("raven", "victory");
        assertThat(play.hand(2)).isEmpty();
        assertThat(play.discardPile()).containsExactly("armory");
        assertThat(play.game().redact(play.events(CardDiscarded.class).head(), SECOND))
                .isEqualTo(new CardDiscarded("main", FIRST, play.card("armory")));
    }

    @Test
    @Rule("RUL-52")
    void withAnObservatoryASingleCardIsKeptToo() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.building("observatory"))
                .deck("raven")
                .actionOf(1)
                .does(new DrawCards());

        assertThat(play.hand(1)).containsExactly("raven");
        assertThat(play.discardPile()).isEmpty();
    }
}
