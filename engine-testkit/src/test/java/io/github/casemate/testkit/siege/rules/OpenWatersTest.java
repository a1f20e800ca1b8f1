package io.github.casemate.testkit.siege.rules;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.box.Variants;
import io.github.casemate.siege.event.ColorChosen;
import io.github.casemate.siege.event.FortAttacked;
import io.github.casemate.siege.event.HandSeen;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpenWatersTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2);

    /** The Open Waters example of both rulebooks. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @Proof("ATK-12")
    void twoBlackAndOneWhiteResultGiveTwoBlackAndOneWhiteStone(boolean firstEdition) {
        SceneGame play = Scene.of(firstEdition ? Ruleset.firstEdition() : RULES)
                .player(1, side -> side.supply(""))
                .player(2, Side::noStartingFort)
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(BLACK, LEADERSHIP, WHITE)
                .does(new RerollDice(Faces.of(LEADERSHIP)))
                .rolls(BLACK);

        assertThat(play.player(1).supply()).isEqualTo(Stones.of(StoneColor.BLACK, StoneColor.BLACK, StoneColor.WHITE));
        assertThat(play.events(ColorChosen.class))
                .as("there is no attack colour")
                .isEmpty();
        assertThat(play.asked()).isEqualTo(2);
    }

    @Test
    @Rule("ATK-12")
    void theFleetStaysHomeAndNothingIsDestroyed() {
        SceneGame play = sails(side -> side, TARGET, TARGET, GRAY);

        assertThat(play.table().players().flatMap(side -> side.forts()).flatMap(Fort::fleet))
                .isEmpty();
        assertThat(play.player(1).supply().count(StoneColor.GRAY)).isEqualTo(1);
        assertThat(play.stones("starting-fort-1")).containsExactly("WGGB");
    }

    @Test
    @Proof("ATK-12")
    void whileAnOpponentHasAFortThereAreNoOpenWaters() {
        SceneGame play = Scene.of(Ruleset.secondEdition(3))
                .player(2, Side::noStartingFort)
                .actionOf(1);

        assertThat(play.options()).doesNotContain(new AttackOpenWaters());
        assertThat(play.refusal(new AttackOpenWaters()).code()).isEqualTo("no-open-waters");
    }

    @Test
    @Proof("RUL-3")
    void fortsThatFleetsBlockDoNotOpenTheWaters() {
        assertThat(blocked(Ruleset.secondEdition(3)).options()).containsExactly(new DrawCards(), buildable());
    }

    @Test
    @Proof("RUL-3")
    void byTheVariantTheyDo() {
        Ruleset open = Ruleset.secondEdition(3).withVariants(new Variants(true, false, false, 0));

        assertThat(blocked(open).options())
                .containsExactlyInAnyOrder(new DrawCards(), new AttackOpenWaters(), buildable());
    }

    @Test
    @Rule("RUL-3")
    void byTheVariantOneFreeFortStillClosesThem() {
        SceneGame play = Scene.of(Ruleset.secondEdition(3).withVariants(new Variants(true, false, false, 0)))
                .player(2, side -> side.fleetOf(3))
                .actionOf(1);

        assertThat(play.options()).doesNotContain(new AttackOpenWaters());
    }

    @Test
    @Proof("RUL-4")
    void theImperialBoardsAbilityChoosesAnyOpponent() {
        SceneGame play = Scene.of(Ruleset.secondEdition(3))
                .player(1, side -> side.home(3))
                .player(2, side -> side.noStartingFort().ship("raven"))
                .player(3, side -> side.noStartingFort().ship("victory"))
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(LEADERSHIP, LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .does(new KeepDice());
        assertThat(play.options())
                .containsExactlyInAnyOrder(
                        new EndLeadership(), new SinkShip(play.card("raven")), new SinkShip(play.card("victory")));

        SceneGame both = play.does(new SinkShip(play.card("victory")));
        assertThat(both.options())
                .as("the next use may choose another opponent")
                .containsExactlyInAnyOrder(new EndLeadership(), new SinkShip(play.card("raven")));
    }

    @Test
    @Rule("RUL-4")
    void anAbilityThatNeedsADefendingFortCannotBeUsed() {
        SceneGame play = sails(side -> side.ship("dominica").ship("magnifique"), LEADERSHIP, GRAY, GRAY, GRAY);

        assertThat(play.options()).containsExactlyInAnyOrder(new EndLeadership(), new UseCard(play.card("magnifique")));
        assertThat(play.refusal(new UseCard(play.card("dominica"))).code()).isEqualTo("not-an-option");
    }

    @Test
    @Proof("RUL-38")
    void standingResultsRerollsAndTheAcademyWork() {
        SceneGame rolled = Scene.of(RULES)
                .player(1, side -> side.building("armory").building("academy"))
                .player(2, Side::noStartingFort)
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(TARGET, TARGET, TARGET);
        assertThat(rolled.table().requireAttack().rerolls())
                .as("the bottom level is empty")
                .isEqualTo(2);

        SceneGame academy = rolled.does(new RerollDice(Faces.of(TARGET)))
                .rolls(TARGET)
                .does(new RerollDice(Faces.of(TARGET)))
                .rolls(TARGET);
        assertThat(academy.options()).contains(new UseCard(academy.card("academy")));

        SceneGame done = academy.does(new UseCard(academy.card("academy")))
                .does(new RerollDice(Faces.of(TARGET, TARGET, TARGET)))
                .rolls(WHITE, LEADERSHIP, LEADERSHIP);
        assertThat(done.player(1).supply())
                .as("a white die and the Armory's gray")
                .isEqualTo(Stones.of(StoneColor.BLACK, StoneColor.WHITE, StoneColor.WHITE, StoneColor.GRAY));
    }

    @Test
    @Rule("RUL-3")
    @Proof("RUL-4")
    void aFortThatAFleetBlocksDoesNotDefendOpenWaters() {
        SceneGame play = Scene.of(Ruleset.secondEdition(3).withVariants(new Variants(true, false, false, 0)))
                .player(1, side -> side.ship("dominica", 0).ship("raven", 0))
                .player(2, side -> side.startingFort(2, "WGGB").fleetOf(3))
                .player(3, side -> side.startingFort(2, "WGGB").fleetOf(2))
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(LEADERSHIP, BLACK, BLACK)
                .does(new KeepDice());

        assertThat(play.options(UseCard.class)).containsExactly(new UseCard(play.card("raven")));
    }

    @Test
    @Proof("RUL-38")
    void nothingThatAsksForAnAttackedFortHappens() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.fort("spy-outpost", 0, "~~~.", "~~~.", ".W~~"))
                .player(2, side -> side.noStartingFort().hand("raven"))
                .actionOf(1)
                .does(new AttackOpenWaters());

        assertThat(play.events(FortAttacked.class)).isEmpty();
        assertThat(play.events(HandSeen.class)).isEmpty();
        assertThat(play.turn().isChance()).as("the dice are next").isTrue();
    }

    private static SceneGame sails(UnaryOperator<Side> attacker, Face... faces) {
        return Scene.of(RULES)
                .player(1, attacker)
                .player(2, Side::noStartingFort)
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(faces)
                .does(new KeepDice());
    }

    private static SceneGame blocked(Ruleset ruleset) {
        return Scene.of(ruleset)
                .player(1, side -> side.hand("secret-fortress"))
                .player(2, side -> side.fleetOf(3))
                .player(3, side -> side.fleetOf(2))
                .actionOf(1);
    }

    private static BuildFort buildable() {
        return new BuildFort(Scene.of(Ruleset.secondEdition(3)).card("secret-fortress"));
    }
}
