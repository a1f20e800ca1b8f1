package io.github.casemate.testkit.siege.rules;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static io.github.casemate.testkit.siege.rules.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.DiceFall;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.action.Shelter;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.permission.TakeReinforcements;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Every reason for which an attack refuses an action. */
class AttackRejectionTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2)
            .withCards(BaseCards.all().append(Card.fort("drawn", "Drawn Fort", Layout.of("...", "...", "..."), 3)));

    @Test
    @Rule("LAW-5")
    void whenChanceIsAsked() {
        SceneGame play = scene(side -> side, side -> side).attacks("starting-fort-2");

        for (Faces dice : new Faces[] {Faces.NONE, Faces.of(GRAY), Faces.of(GRAY, GRAY, GRAY, GRAY)}) {
            assertThat(assertRefused(play, new DiceFall(dice)).code()).isEqualTo(Rejection.IMPOSSIBLE_OUTCOME);
        }
        assertThat(assertRefused(play, new KeepDice()).code()).isEqualTo(Rejection.IMPOSSIBLE_OUTCOME);
        assertThat(play.game()
                        .tryApply(play.state(), PlayerId.of(0), new DiceFall(Faces.of(GRAY, GRAY, GRAY)))
                        .getLeft()
                        .code())
                .as("players do not roll for chance")
                .isEqualTo(Rejection.NOT_YOUR_TURN);
    }

    @Test
    @Rule({"ATK-3", "RUL-40"})
    void whenDiceAreRolledAgain() {
        SceneGame play =
                scene(side -> side, side -> side).attacks("starting-fort-2").rolls(GRAY, GRAY, TARGET);
        assertRefused(play, reroll(BLACK), "no-such-dice", "ATK-3");
        assertRefused(play, reroll(GRAY, GRAY, GRAY), "no-such-dice", "ATK-3");
        assertRefused(play, reroll(), "no-such-dice", "ATK-3");
        assertRefused(play, new DrawCards(), "not-an-option", "ATK-3");

        SceneGame braced = scene(side -> side, side -> side.fort("braced-stronghold", 0, "G~.", ".~."))
                .attacks("braced-stronghold")
                .rolls(LEADERSHIP, GRAY, TARGET);
        assertRefused(braced, reroll(LEADERSHIP), "reroll-forbidden", "RUL-40");
        assertRefused(braced, reroll(LEADERSHIP, LEADERSHIP), "no-such-dice", "ATK-3");

        SceneGame steep = scene(side -> side, side -> side.fort("steep-walled-stronghold", 0, ".G.."))
                .attacks("steep-walled-stronghold")
                .rolls(LEADERSHIP, GRAY, TARGET);
        assertRefused(steep, reroll(GRAY), "reroll-all", "RUL-40");
        assertRefused(steep, reroll(BLACK), "no-such-dice", "ATK-3");
    }

    @Test
    @Rule({"RUL-41", "RUL-42"})
    void whenACardOffersAReroll() {
        SceneGame academy = scene(side -> side.building("academy"), side -> side)
                .attacks("starting-fort-2")
                .rolls(GRAY, GRAY, TARGET)
                .does(reroll(GRAY))
                .rolls(GRAY);
        assertRefused(academy, new KeepDice(), "not-an-option", "RUL-41");
        assertRefused(academy, new UseCard(academy.card("armory")), "not-an-option", "RUL-41");

        SceneGame barricaded = scene(side -> side, side -> side.fort("barricaded-fortress", 0, "~B.~", "~~~~", ".~~."))
                .attacksAndKeeps("barricaded-fortress", GRAY, GRAY, TARGET);
        assertThat(barricaded.asked()).isEqualTo(2);
        assertRefused(barricaded, reroll(GRAY, GRAY), "one-die", "RUL-42");
        assertRefused(barricaded, reroll(BLACK), "one-die", "RUL-42");
        assertRefused(barricaded, new Decline(), "not-an-option", "RUL-42");
    }

    @Test
    @Rule({"ATK-4", "ATK-5", "RUL-39"})
    void whenLeadershipIsUsed() {
        SceneGame play = scene(side -> side.ship("magnifique", 1), side -> side.ship("raven"))
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, GRAY, GRAY);
        assertRefused(play, new SinkShip(play.card("raven")), "not-enough-leadership", "ATK-4");
        assertRefused(play, new SinkShip(play.card("magnifique")), "no-such-ship", "ATK-5");
        assertRefused(play, new SinkShip(play.card("starting-fort-2")), "no-such-ship", "ATK-5");
        assertRefused(play, new UseCard(play.card("raven")), "not-an-option", "ATK-4");
        assertRefused(play, new KeepDice(), "not-an-option", "ATK-4");

        SceneGame reefside = scene(
                        side -> side.ship("magnifique", 1),
                        side -> side.ship("raven").fort("reefside-fortress", 0, "~~.", "..B"))
                .attacksAndKeeps("reefside-fortress", LEADERSHIP, LEADERSHIP, GRAY);
        assertRefused(reefside, new UseCard(reefside.card("magnifique")), "ability-silenced", "RUL-39");
    }

    @Test
    @Rule({"ATK-6", "ATK-8"})
    void whenTheColourOrTheWaveIsChosen() {
        SceneGame color = scene(side -> side, side -> side).attacksAndKeeps("starting-fort-2", GRAY, WHITE, TARGET);
        assertRefused(color, new ChooseColor(StoneColor.BLACK), "color-not-shown", "ATK-6");
        assertRefused(color, new ChooseColor(StoneColor.PINK), "color-not-shown", "ATK-6");
        assertRefused(color, new EndLeadership(), "not-an-option", "ATK-6");

        SceneGame wave = color.chooses(StoneColor.WHITE);
        assertRefused(wave, new FellStones(Spaces.of(0)), "not-an-option", "ATK-8");
    }

    @Test
    @Rule({"ATK-7", "DEF-1", "DEF-2"})
    void whenStonesFallInTheFirstWave() {
        SceneGame play = scene(side -> side, side -> side.fort("drawn", 0, "B.B", "W..", "BBB"))
                .attacksAndKeeps("drawn", BLACK, LEADERSHIP, LEADERSHIP);

        assertRefused(play, fells(1), "wrong-color", "ATK-7");
        assertRefused(play, fells(3), "wrong-color", "ATK-7");
        assertRefused(play, fells(9), "wrong-color", "ATK-7");
        assertRefused(play, fells(31), "wrong-color", "ATK-7");
        assertRefused(play, fells(7), "group-too-large", "DEF-2");
        assertRefused(play, fells(0, 2), "wrong-number", "ATK-7");
        assertRefused(play, fells(), "wrong-number", "ATK-7");
        assertRefused(play, new KeepDice(), "not-an-option", "ATK-7");

        SceneGame hidden = scene(side -> side, side -> side.fort("drawn", 0, "B.B", "W..", "B.."))
                .attacksAndKeeps("drawn", BLACK, LEADERSHIP, LEADERSHIP);
        assertRefused(hidden, fells(6), "protected-stone", "DEF-1");
    }

    @Test
    @Rule("ATK-10")
    void whenStonesFallInTheSecondWave() {
        SceneGame play = scene(side -> side, side -> side)
                .attacksAndKeeps("starting-fort-2", TARGET, LEADERSHIP, LEADERSHIP)
                .does(new ChooseSecondWave());

        assertRefused(play, fells(4), "no-such-stone", "ATK-10");
        assertRefused(play, fells(31), "no-such-stone", "ATK-10");
        assertRefused(play, fells(0, 1), "wrong-number", "ATK-10");
        assertRefused(play, fells(), "wrong-number", "ATK-10");
        assertRefused(play, new KeepDice(), "not-an-option", "ATK-10");
    }

    @Test
    @Rule("RUL-36")
    void whenAFortAllowsNoReinforcements() {
        SceneGame play = scene(side -> side, side -> side.fort("secret-fortress", 0, "BG", ".."))
                .attacksAndKeeps("secret-fortress", TARGET, LEADERSHIP, LEADERSHIP);
        Rejection reason = Abilities.forbids(
                play.table(), new TakeReinforcements(play.table().requireAttack()));

        assertThat(reason).isNotNull();
        assertThat(reason.code()).isEqualTo("no-reinforcements");
        assertThat(reason.rule()).containsExactly("RUL-36");
    }

    @Test
    @Rule({"RUL-44", "RUL-45"})
    void whenTheDefenderIsAsked() {
        SceneGame cove = scene(
                        side -> side.ship("raven").ship("victory").ship("magnifique", 0),
                        side -> side.ship("dominica", 1).fort("cove-outpost", 0, "..", "W~", ".~"))
                .attacks("cove-outpost");
        assertRefused(cove, new ChooseCard(cove.card("dominica")), "no-such-ship", "RUL-44");
        assertRefused(cove, new ChooseCard(cove.card("magnifique")), "no-such-ship", "RUL-44");
        assertRefused(cove, new Decline(), "not-an-option", "RUL-44");

        SceneGame saboteur = scene(side -> side, side -> side.fort("saboteur-outpost", 0, "~~.W", ".~~~", ".~~~"))
                .attacks("saboteur-outpost");
        assertRefused(saboteur, new ChooseColor(StoneColor.GRAY), "no-such-stone", "RUL-44");
        assertRefused(saboteur, new Decline(), "not-an-option", "RUL-44");

        SceneGame infirmary = scene(
                        side -> side, side -> side.building("infirmary").fort("secret-fortress", 3, "B.", ".."))
                .attacksAndKeeps("secret-fortress", BLACK, LEADERSHIP, LEADERSHIP);
        assertRefused(infirmary, new Shelter(3), "shelter-full", "RUL-45");
        assertRefused(infirmary, new Shelter(-1), "shelter-full", "RUL-45");
        assertRefused(infirmary, new Decline(), "not-an-option", "RUL-45");
    }

    private static SceneGame scene(UnaryOperator<Side> attacker, UnaryOperator<Side> defender) {
        return Scene.of(RULES).player(1, attacker).player(2, defender).actionOf(1);
    }

    private static FellStones fells(int... spaces) {
        return new FellStones(Spaces.of(spaces));
    }

    private static RerollDice reroll(Face... faces) {
        return new RerollDice(Faces.of(faces));
    }
}
