package io.github.casemate.testkit.siege.cards;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseOpponent;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.action.PickCard;
import io.github.casemate.siege.event.CardDiscarded;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class GovernorsMansionTest {

    private static Scene builder(int players) {
        return Scene.of(Ruleset.secondEdition(players))
                .player(1, side -> side.startingFort(3, "WGGB").hand("governors-mansion"));
    }

    private static SceneGame built(Scene scene) {
        return scene.actionOf(1).buildsBuilding("governors-mansion", "starting-fort-1");
    }

    @Test
    @Rule("RUL-32")
    @Proof("RUL-47")
    void chancePicksTheCardThatAnOpponentDiscards() {
        SceneGame built = built(builder(2).player(2, side -> side.hand("raven", "victory", "prison")));

        assertThat(built.turn().isChance()).isTrue();
        assertThat(built.game().chance(built.state()).probability(new PickCard(built.card("raven"))))
                .isEqualTo(1.0 / 3);
        assertThat(built.game().chance(built.state()).size()).isEqualTo(3);

        SceneGame picked = built.picks("raven");

        assertThat(picked.hand(2)).containsExactlyInAnyOrder("prison", "victory");
        assertThat(picked.discardPile()).containsExactly("raven");
        assertThat(picked.player(1).coins()).isEqualTo(3);
    }

    @Test
    @Rule("RUL-28")
    @Proof("RUL-47")
    void everybodySeesWhatIsDiscarded() {
        SceneGame picked = built(builder(3).player(2, side -> side.hand("raven", "victory")))
                .picks("raven");

        CardDiscarded discarded = new CardDiscarded(Deck.MAIN, PlayerId.of(1), picked.card("raven"));
        assertThat(picked.events(CardDiscarded.class).map(event -> event.redact(PlayerId.of(2))))
                .containsExactly(discarded);
        assertThat(picked.view(3).table().main().discard().contains(picked.card("raven")))
                .isTrue();
        assertThat(picked.view(3).table().main().hand(PlayerId.of(1)).known().isEmpty())
                .isTrue();
    }

    @Test
    @Rule("RUL-47")
    void aSingleCardIsDiscardedWithoutChance() {
        SceneGame built = built(builder(3).player(2, side -> side.hand("raven")));

        assertThat(built.hand(2)).isEmpty();
        assertThat(built.discardPile()).containsExactly("raven");
        assertThat(built.asked()).isEqualTo(2);
    }

    @Test
    @Rule({"RUL-47", "RUL-26"})
    void withoutCardsNobodyDiscards() {
        SceneGame built = built(builder(3));

        assertThat(built.events(CardDiscarded.class)).isEmpty();
        assertThat(built.asked()).isEqualTo(2);
    }

    @Test
    @Rule("RUL-47")
    @Proof("RUL-27")
    void theBuilderPicksTheOpponent() {
        SceneGame built =
                built(builder(3).player(2, side -> side.hand("raven")).player(3, side -> side.hand("victory")));

        assertThat(built.asked()).isEqualTo(1);
        assertThat(built.options())
                .containsExactly(new ChooseOpponent(PlayerId.of(1)), new ChooseOpponent(PlayerId.of(2)));
        assertThat(built.does(new ChooseOpponent(PlayerId.of(2))).discardPile()).containsExactly("victory");
    }

    @Test
    @Rule("RUL-47")
    @Proof("RUL-27")
    void anOpponentWithoutCardsIsNoChoice() {
        SceneGame built =
                built(builder(4).player(2, side -> side.hand("raven")).player(4, side -> side.hand("victory")));

        assertThat(built.options())
                .containsExactly(new ChooseOpponent(PlayerId.of(1)), new ChooseOpponent(PlayerId.of(3)));
        assertThat(built.refusal(new ChooseOpponent(PlayerId.of(2))).code()).isEqualTo("no-such-opponent");
    }

    @Test
    @Rule("RUL-47")
    void theOnlyOpponentWithCardsIsNotAskedFor() {
        SceneGame built = built(builder(3).player(3, side -> side.hand("raven", "victory")));

        assertThat(built.turn().isChance()).isTrue();
        assertThat(built.picks("victory").hand(3)).containsExactly("raven");
    }

    @Test
    @Rule({"RUL-47", "DRW-1"})
    void opponentsMayNotTakeTheDrawAction() {
        Scene scene = Scene.of(Ruleset.secondEdition(3)).player(1, side -> side.building("governors-mansion"));

        assertThat(scene.actionOf(2).options()).doesNotContain(new DrawCards());
        assertThat(scene.actionOf(3).options()).doesNotContain(new DrawCards());
        assertThat(scene.actionOf(3).refusal(new DrawCards()).code()).isEqualTo("draw-forbidden");
    }

    @Test
    @Rule({"RUL-47", "DRW-1"})
    void itsOwnerDrawsAndOpponentsMayBeGivenCards() {
        SceneGame drawn = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.building("governors-mansion"))
                .actionOf(1)
                .does(new DrawCards())
                .deals("raven", "victory", "prison");

        assertThat(drawn.does(new GiveCard(drawn.card("raven"), PlayerId.of(1))).hand(2))
                .containsExactly("raven");
    }

    @Test
    @Rule({"RUL-47", "RUL-29"})
    void whenItFallsOpponentsDrawAgain() {
        SceneGame third = Scene.of(Ruleset.secondEdition(3))
                .player(1, side -> side.building("governors-mansion"))
                .player(2, side -> side.startingFort(3, "WGGB").hand("trade-company"))
                .actionOf(2)
                .buildsBuilding("trade-company", "starting-fort-2");

        assertThat(third.asked()).isEqualTo(3);
        assertThat(third.options()).contains(new DrawCards());
    }

    @Test
    @Rule({"RUL-11", "RUL-47"})
    void withoutColonistsItKeepsWorking() {
        SceneGame second = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.building("governors-mansion", 0))
                .actionOf(2);

        assertThat(second.options()).doesNotContain(new DrawCards());
    }
}
