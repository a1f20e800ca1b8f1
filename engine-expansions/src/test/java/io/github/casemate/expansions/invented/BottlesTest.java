package io.github.casemate.expansions.invented;

import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.CardDiscarded;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.event.DeckRefilled;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Source;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The hidden deck: how bottles are found, kept and opened. */
class BottlesTest {

    private static final PlayerId ATTACKER = PlayerId.of(0);

    private static Scene flotsam() {
        return Scene.of(Ruleset.secondEdition(2).with("flotsam"));
    }

    private static SceneGame attack(Scene scene, String fort) {
        return scene.actionOf(1).attacksAndKeeps(fort, LEADERSHIP, LEADERSHIP, LEADERSHIP);
    }

    @Test
    void anAttackerFindsABottle() {
        SceneGame found = attack(flotsam(), "starting-fort-2").deals("treasure-map");

        assertThat(found.hand("bottles", 1)).containsExactly("treasure-map");
        assertThat(found.hand("bottles", 2)).isEmpty();
        assertThat(found.table().deck("bottles").justDrawn()).isEqualTo(Pile.EMPTY);
        assertThat(found.asked()).isEqualTo(2);
    }

    @Test
    void onlyTheFinderKnowsWhatIsInIt() {
        SceneGame found = attack(flotsam(), "starting-fort-2").deals("treasure-map");

        assertThat(found.view(1).table().deck("bottles").hand(ATTACKER)).isEqualTo(Pile.of(found.card("treasure-map")));
        assertThat(found.view(2).table().deck("bottles").hand(ATTACKER))
                .isEqualTo(Pile.of(found.card("treasure-map")).allHidden());
    }

    @Test
    void aBeachHutFindsOneMoreForItsOwner() {
        Scene own = flotsam().player(1, side -> side.building("beach-hut"));
        Scene other = flotsam().player(2, side -> side.building("beach-hut"));

        assertThat(attack(own, "starting-fort-2")
                        .deals("treasure-map", "tide-table")
                        .hand("bottles", 1))
                .containsExactly("treasure-map", "tide-table");
        assertThat(attack(other, "starting-fort-2").deals("tide-table").hand("bottles", 1))
                .containsExactly("tide-table");
    }

    @Test
    void aCoralStrongholdKeepsThemWhileItStands() {
        SceneGame stands =
                attack(flotsam().player(2, side -> side.fort("coral-stronghold", 0, "G..", "~.~")), "coral-stronghold");
        SceneGame falls =
                attack(flotsam().player(2, side -> side.fort("coral-stronghold", 0, "...", "~.~")), "coral-stronghold");

        assertThat(stands.asked()).as("the next player's turn has begun").isEqualTo(2);
        assertThat(stands.hand("bottles", 1)).isEmpty();
        assertThat(Abilities.forbids(
                        stands.table(), new FindBottles(ATTACKER, Option.some(stands.card("coral-stronghold")))))
                .extracting("code")
                .isEqualTo("bottles-kept");
        assertThat(falls.deals("tide-table").hand("bottles", 1)).containsExactly("tide-table");
    }

    @Test
    void aCoralStrongholdSaysNothingAboutOtherForts() {
        Scene scene = flotsam().player(2, side -> side.fort("coral-stronghold", 0, "G..", "~.~"));

        assertThat(attack(scene, "starting-fort-2").turn().isChance()).isTrue();
    }

    @Test
    void openedBottlesDriftAgainWhenNoneAreLeft() {
        Scene scene = flotsam()
                .player(2, side -> side.hand("treasure-map", "tide-table"))
                .discard("gunners-notes", "storm-warning");
        SceneGame play = attack(scene, "starting-fort-2");

        assertThat(play.events(DeckRefilled.class)).hasSize(1);
        assertThat(play.deals("storm-warning").hand("bottles", 1)).containsExactly("storm-warning");
    }

    @Test
    void whenAllAreInHandsNobodyFindsOne() {
        Scene scene =
                flotsam().player(2, side -> side.hand("treasure-map", "tide-table", "gunners-notes", "storm-warning"));

        assertThat(attack(scene, "starting-fort-2").options()).contains(new DrawCards());
    }

    @Test
    void anyBottleCanBeOpenedForOneLeadership() {
        SceneGame asked = attack(
                flotsam()
                        .player(1, side -> side.hand("storm-warning", "treasure-map"))
                        .player(2, side -> side.hand("tide-table")),
                "starting-fort-2");

        assertThat(asked.options())
                .containsExactly(
                        new EndLeadership(),
                        new OpenBottle(asked.card("treasure-map")),
                        new OpenBottle(asked.card("storm-warning")));
    }

    @Test
    void aTreasureMapIsWorthTwoCoins() {
        SceneGame opened = open("treasure-map");

        assertThat(opened.events().slice(1, 3))
                .containsExactly(
                        new CardDiscarded("bottles", ATTACKER, opened.card("treasure-map")),
                        new CoinsScored(ATTACKER, 2));
        assertThat(opened.hand("bottles", 1)).isEmpty();
        assertThat(opened.player(1).coins()).isEqualTo(2);
        assertThat(opened.table().deck("bottles").discard().contains(opened.card("treasure-map")))
                .isTrue();
    }

    @Test
    void othersAddAResult() {
        assertThat(open("tide-table").table().requireAttack().results(WHITE)).isEqualTo(1);
        assertThat(open("gunners-notes").table().requireAttack().results(TARGET))
                .isEqualTo(1);
    }

    @Test
    void aStormWarningBringsAStoneAshore() {
        assertThat(open("storm-warning").events(StoneStranded.class))
                .containsExactly(new StoneStranded(StoneColor.GRAY));
    }

    @Test
    void whatABottleTakesIsPrintedOnIt() {
        assertThat(FlotsamCards.BOTTLES).allSatisfy(bottle -> {
            LeadershipAbility message = (LeadershipAbility) bottle.abilities().head();
            Source held = new Source(Option.some(ATTACKER), Option.some(bottle), Option.none());
            assertThat(message.offers(held, flotsam().table()).map(LeadershipAbility.Offer::price))
                    .as(bottle.id())
                    .containsExactly(bottle.cost());
        });
    }

    @Test
    void noCardOfTheMainDeckIsABottle() {
        SceneGame play =
                flotsam().player(1, side -> side.hand("treasure-map", "raven")).actionOf(1);

        assertThat(play.hand(1)).containsExactly("raven");
        assertThat(play.options()).doesNotContain(new Decline());
        assertThat(play.table().main().cards().map(Card::id)).contains("gull").doesNotContain("treasure-map");
    }

    /** The attack goes on with two symbols left and a ship to sink, so that the next question is still Leadership. */
    private static SceneGame open(String bottle) {
        SceneGame asked = attack(
                flotsam().player(1, side -> side.hand(bottle)).player(2, side -> side.ship("raven")),
                "starting-fort-2");
        return asked.does(new OpenBottle(asked.card(bottle)));
    }
}
