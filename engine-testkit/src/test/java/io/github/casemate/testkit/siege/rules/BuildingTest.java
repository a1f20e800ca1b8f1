package io.github.casemate.testkit.siege.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Variants;
import io.github.casemate.siege.event.BuildEnded;
import io.github.casemate.siege.event.BuildingBuilt;
import io.github.casemate.siege.event.CardTookEffect;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.event.StoneBrought;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

class BuildingTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2);
    private static final Ruleset FLAGS_ONLY = RULES.withVariants(new Variants(false, true, false, 0));

    /** The building example of both rulebooks, with a base card of the same cost, coins and repair. */
    @Test
    @Proof({"BLD-1", "BLD-2", "BLD-3"})
    void threeColonistsMoveToThePrisonThreeCoinsAreScoredAndABlackStoneRepairsTheFort() {
        SceneGame before = Scene.of(RULES)
                .player(
                        1,
                        side -> side.fort("guarded-fortress", 3, "~.~", "WGG").hand("prison"))
                .actionOf(1);
        SceneGame built = before.buildsBuilding("prison", "guarded-fortress");
        assertThat(built.options()).containsExactlyInAnyOrder(new Decline(), new RepairSpace(0));

        SceneGame play = built.does(new RepairSpace(0));
        assertThat(play.fort("guarded-fortress")
                        .buildings()
                        .map(BuiltCard::card)
                        .map(Card::id))
                .containsExactly("prison");
        assertThat(play.colonists("guarded-fortress")).isZero();
        assertThat(play.colonists("prison")).isEqualTo(3);
        assertThat(play.player(1).coins()).isEqualTo(3);
        assertThat(play.stones("guarded-fortress")).containsExactly("~B~", "WGG");
        assertThat(play.table().supply()).isEqualTo(before.table().supply().minus(StoneColor.BLACK, 1));
        assertThat(play.hand(1)).isEmpty();
        assertThat(play.asked()).isEqualTo(2);
    }

    @Test
    @Proof("BLD-1")
    void aFortWithTooFewColonistsCannotPay() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.startingFort(2, "WGGB").hand("prison", "academy"))
                .actionOf(1);

        assertThat(play.options(BuildBuilding.class))
                .containsExactly(new BuildBuilding(play.card("academy"), play.card("starting-fort-1")));
        assertThat(play.refusal(new BuildBuilding(play.card("prison"), play.card("starting-fort-1")))
                        .code())
                .isEqualTo("not-enough-colonists");
    }

    @Test
    @Proof("BLD-1")
    void colonistsBeyondTheCostStayOnTheFort() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.startingFort(3, "WGGB").hand("armory"))
                .actionOf(1)
                .buildsBuilding("armory", "starting-fort-1");

        assertThat(play.colonists("starting-fort-1")).isEqualTo(2);
        assertThat(play.colonists("armory")).isEqualTo(1);
        assertThat(play.player(1).coins()).isEqualTo(1);
    }

    @Test
    @Proof("BLD-3")
    void theRepairMayBeDeclined() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.startingFort(1, "W.GB").hand("armory"))
                .actionOf(1)
                .buildsBuilding("armory", "starting-fort-1")
                .does(new Decline());

        assertThat(play.stones("starting-fort-1")).containsExactly("W.GB");
    }

    @Test
    @Proof("BLD-3")
    void withoutSuchAStoneInTheGeneralSupplyTheRepairIsLost() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.startingFort(1, "W.GB").hand("armory"))
                .supply("BBWW")
                .actionOf(1)
                .buildsBuilding("armory", "starting-fort-1");

        assertThat(play.asked()).isEqualTo(2);
        assertThat(play.stones("starting-fort-1")).containsExactly("W.GB");
    }

    @Test
    @Rule("BLD-3")
    void withoutAnEmptySpaceTheRepairIsLost() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.startingFort(1, "WGGB").hand("armory"))
                .actionOf(1)
                .buildsBuilding("armory", "starting-fort-1");

        assertThat(play.asked()).isEqualTo(2);
        assertThat(play.events(StoneBrought.class)).isEmpty();
    }

    @Test
    @Proof("BLD-4")
    void aFortHoldsAnyNumberOfBuildings() {
        SceneGame play = Scene.of(RULES)
                .player(
                        1,
                        side -> side.startingFort(1, "WGGB")
                                .building("cannon-smith")
                                .building("cannonball-forge")
                                .building("gunpowder-house")
                                .hand("armory"))
                .actionOf(1)
                .buildsBuilding("armory", "starting-fort-1");

        assertThat(play.fort("starting-fort-1").buildings().map(BuiltCard::card).map(Card::id))
                .containsExactly("cannon-smith", "cannonball-forge", "gunpowder-house", "armory");
    }

    @Test
    @Proof("RUL-5")
    void theRepairGoesOnAnyEmptySpaceOfTheOwnersChoice() {
        SceneGame built = Scene.of(RULES)
                .player(1, side -> side.startingFort(1, ".G..").hand("armory"))
                .actionOf(1)
                .buildsBuilding("armory", "starting-fort-1");
        assertThat(built.options())
                .containsExactlyInAnyOrder(new Decline(), new RepairSpace(0), new RepairSpace(2), new RepairSpace(3));

        assertThat(built.does(new RepairSpace(3)).stones("starting-fort-1")).containsExactly(".G.G");
    }

    @Test
    @Proof("RUL-5")
    void byTheVariantTheRepairGoesOnlyOnAnEmptyFlagSpaceOfItsColour() {
        SceneGame built = Scene.of(FLAGS_ONLY)
                .player(1, side -> side.startingFort(1, ".G..").hand("armory"))
                .actionOf(1)
                .buildsBuilding("armory", "starting-fort-1");

        assertThat(built.options()).containsExactlyInAnyOrder(new Decline(), new RepairSpace(2));
    }

    @Test
    @Proof("RUL-5")
    void byTheVariantTheRepairIsLostWithoutSuchAFlagSpace() {
        SceneGame built = Scene.of(FLAGS_ONLY)
                .player(1, side -> side.startingFort(1, ".GG.").hand("armory"))
                .actionOf(1)
                .buildsBuilding("armory", "starting-fort-1");

        assertThat(built.asked()).isEqualTo(2);
        assertThat(built.stones("starting-fort-1")).containsExactly(".GG.");
    }

    @Test
    @Proof("RUL-32")
    void coinsComeBeforeTheRepairAndTheTextOfTheCardComesLast() {
        SceneGame built = Scene.of(RULES)
                .player(1, side -> side.startingFort(3, "WGG.").hand("prison"))
                .player(2, side -> side.startingFort(1, "WGGB"))
                .actionOf(1)
                .buildsBuilding("prison", "starting-fort-1");
        assertThat(kinds(built)).containsExactly(BuildingBuilt.class, CoinsScored.class);
        assertThat(built.colonists("starting-fort-2"))
                .as("nothing has happened yet")
                .isEqualTo(1);

        SceneGame play = built.does(new RepairSpace(3));
        assertThat(kinds(play).take(4))
                .containsExactly(StoneBrought.class, BuildEnded.class, CardTookEffect.class, ColonistsWentHome.class);
        assertThat(play.events(ColonistsWentHome.class))
                .containsExactly(new ColonistsWentHome(PlayerId.of(1), play.card("starting-fort-2"), 1));
    }

    @Test
    @Proof("RUL-35")
    void theBuilderPicksTheFortThatPays() {
        SceneGame play = Scene.of(RULES)
                .player(
                        1,
                        side -> side.startingFort(2, "WGGB")
                                .fort("secret-fortress", 3, "BB", "BB")
                                .fort("robust-stronghold", 1, "GG", "GG")
                                .hand("academy"))
                .actionOf(1);
        assertThat(play.options(BuildBuilding.class))
                .containsExactlyInAnyOrder(
                        new BuildBuilding(play.card("academy"), play.card("starting-fort-1")),
                        new BuildBuilding(play.card("academy"), play.card("secret-fortress")));

        SceneGame built = play.buildsBuilding("academy", "secret-fortress");
        assertThat(built.table().fortAbove(built.card("academy")).map(Fort::card))
                .containsExactly(built.card("secret-fortress"));
        assertThat(built.colonists("starting-fort-1")).isEqualTo(2);
        assertThat(built.colonists("secret-fortress")).isEqualTo(1);
    }

    @Test
    @Proof("RUL-35")
    void colonistsAreNeverGatheredFromTwoForts() {
        SceneGame play = Scene.of(RULES)
                .player(
                        1,
                        side -> side.startingFort(2, "WGGB")
                                .fort("secret-fortress", 2, "BB", "BB")
                                .hand("prison", "raven"))
                .actionOf(1);

        assertThat(play.options().map(Object::getClass).map(Class::getSimpleName))
                .doesNotContain("BuildBuilding", "BuildShip");
    }

    private static Seq<Class<?>> kinds(SceneGame play) {
        return play.events().map(Object::getClass);
    }
}
