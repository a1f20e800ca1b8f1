package io.github.casemate.testkit.siege.rules;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.cards.AddsResult;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.event.CardDestroyed;
import io.github.casemate.siege.event.LeadershipSpent;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** The Leadership step, and who chooses within an effect. */
class LeadershipTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2);

    @Test
    @Proof("ATK-4")
    void abilitiesAreUsedOneAfterTheOtherAsLongAsSymbolsLast() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.ship("magnifique").ship("raven").startingFort(0, "WGGB"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP, GRAY);
        UseCard magnifique = new UseCard(play.card("magnifique"));
        UseCard raven = new UseCard(play.card("raven"));
        assertThat(play.options()).containsExactlyInAnyOrder(new EndLeadership(), magnifique, raven);

        SceneGame twice = play.does(magnifique).does(raven);
        assertThat(twice.player(1).coins()).isEqualTo(1);
        assertThat(twice.table().requireAttack().results(LEADERSHIP)).isEqualTo(1);
        assertThat(twice.table().requireAttack().results(BLACK)).isEqualTo(1);

        SceneGame spent = twice.does(magnifique);
        assertThat(spent.player(1).coins()).isEqualTo(2);
        assertThat(spent.options(ChooseColor.class)).as("no symbol is left").hasSize(2);
    }

    @Test
    @Rule("ATK-4")
    void anActionThatTwoAbilitiesOfferAlikeIsOneOptionAndUsesTheFirst() {
        Card twin = Card.ship("twin", "Twin", 2, 2, new AddsResult(1, Face.BLACK), new AddsResult(1, Face.GRAY));
        SceneGame play = Scene.of(RULES.withCards(BaseCards.all().append(twin)))
                .player(1, side -> side.ship("twin"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY);
        UseCard use = new UseCard(play.card("twin"));
        assertThat(play.options()).containsExactly(new EndLeadership(), use);

        SceneGame used = play.does(use);
        assertThat(used.results()).isEqualTo(Faces.of(LEADERSHIP, BLACK, GRAY));
        assertThat(used.events(LeadershipSpent.class)).containsExactly(new LeadershipSpent(PlayerId.of(0), 1));
    }

    @Test
    @Rule("ATK-4")
    void theAttackerMayKeepSymbolsUnspent() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.ship("victory"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, GRAY, GRAY)
                .does(new EndLeadership());

        assertThat(play.stones("starting-fort-2")).containsExactly("W..B");
    }

    @Test
    @Proof({"ATK-5", "ATK-13"})
    void twoSymbolsDestroyAShipAndItsColonistsGoHome() {
        SceneGame play = Scene.of(RULES)
                .player(2, side -> side.ship("raven"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY);
        assertThat(play.player(2).home()).isEqualTo(6);

        SceneGame sunk = play.does(new SinkShip(play.card("raven")));
        assertThat(sunk.player(2).ships()).isEmpty();
        assertThat(sunk.events(CardDestroyed.class))
                .containsExactly(new CardDestroyed(PlayerId.of(1), play.card("raven")));
        assertThat(sunk.discardPile()).containsExactly("raven");
        assertThat(sunk.player(2).home())
                .as("three came home, one left to colonize")
                .isEqualTo(8);
    }

    @Test
    @Proof("ATK-5")
    void oneSymbolIsNotEnoughToDestroyAShip() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.ship("magnifique"))
                .player(2, side -> side.ship("raven"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, GRAY, GRAY);

        assertThat(play.options()).doesNotContain(new SinkShip(play.card("raven")));
        assertThat(play.refusal(new SinkShip(play.card("raven"))).code()).isEqualTo("not-enough-leadership");
    }

    @Test
    @Proof("ATK-13")
    void aBuildingDestroyedOnItsOwnGoesToTheDiscardPile() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.startingFort(3, "WGGB").hand("trade-company"))
                .player(2, side -> side.building("academy"))
                .actionOf(1)
                .buildsBuilding("trade-company", "starting-fort-1");

        assertThat(play.discardPile()).containsExactly("academy");
        assertThat(play.fort("starting-fort-2").buildings()).isEmpty();
        assertThat(play.player(2).home())
                .as("two came home, one left to colonize")
                .isEqualTo(8);
    }

    @Test
    @Rule("RUL-16")
    void whatIsBuiltWithATargetDestroysOne() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.startingFort(3, "WGGB").hand("watchtower"))
                .player(2, side -> side.ship("raven", 1).ship("victory", 1))
                .actionOf(1)
                .buildsBuilding("watchtower", "starting-fort-1");

        assertThat(play.options())
                .as("it cannot be declined")
                .containsExactlyInAnyOrder(new ChooseCard(play.card("raven")), new ChooseCard(play.card("victory")));
        assertThat(play.refusal(new Decline()).rule()).containsExactly("RUL-50");
    }

    @Test
    @Proof("RUL-27")
    void theOwnerOfACardChoosesWithinItsEffect() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.ship("raven").ship("victory"))
                .player(2, side -> side.fort("cove-outpost", 0, "..", "W~", ".~"))
                .actionOf(1)
                .attacks("cove-outpost");

        assertThat(play.asked()).isEqualTo(2);
        assertThat(play.options())
                .containsExactlyInAnyOrder(new ChooseCard(play.card("raven")), new ChooseCard(play.card("victory")));
    }

    @Test
    @Rule("RUL-27")
    void anOpponentIsOneOnWhomTheEffectWorks() {
        Scene scene = Scene.of(Ruleset.secondEdition(3))
                .player(1, side -> side.startingFort(3, "WGGB").hand("governors-mansion"))
                .player(3, side -> side.hand("raven"));

        SceneGame one = scene.actionOf(1).buildsBuilding("governors-mansion", "starting-fort-1");
        assertThat(one.hand(3)).as("nobody else has a card").isEmpty();
        assertThat(one.discardPile()).containsExactly("raven");

        SceneGame two = scene.player(2, side -> side.hand("victory"))
                .actionOf(1)
                .buildsBuilding("governors-mansion", "starting-fort-1");
        assertThat(two.options()).hasSize(2);
        assertThat(two.asked()).isEqualTo(1);
    }

    @Test
    @Proof("RUL-29")
    void anAbilityBeginsAndEndsWithItsCard() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.hand("prison").startingFort(0, "WGGB"))
                .player(2, side -> side.fort("secret-fortress", 0, "B.", "..").building("governors-mansion"))
                .actionOf(1);
        assertThat(play.options()).doesNotContain(new DrawCards());

        SceneGame fallen = play.attacksAndKeeps("secret-fortress", BLACK, LEADERSHIP, LEADERSHIP);
        assertThat(fallen.asked()).isEqualTo(2);
        SceneGame drawn = fallen.does(new DrawCards());
        SceneGame given =
                drawn.does(drawn.game().chance(drawn.state()).outcomes().head());
        assertThat(given.does(given.options().head()).options()).contains(new DrawCards());
    }

    @Test
    @Proof("RUL-29")
    void differentEffectsAddUp() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.home(3))
                .player(
                        2,
                        side -> side.fort("flotilla-outpost", 0, "..~", "~W.").fort("formidable-fortress", 0, ".B.."))
                .actionOf(1)
                .attacks("formidable-fortress");

        assertThat(play.table().requireAttack().rolling())
                .as("four dice less two")
                .isEqualTo(2);
    }
}
