package io.github.casemate.testkit.siege.rules;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Event;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** The order of an attack, and what is fixed when. */
class AttackOrderTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2);

    @Test
    @Proof("RUL-22")
    void abilitiesOfOtherFortsProtectOnlyWhereTheySaySo() {
        SceneGame play = Scene.of(RULES)
                .player(
                        2,
                        side -> side.fort("formidable-fortress", 0, ".B..")
                                .fort("braced-stronghold", 0, "G~.", ".~.")
                                .fort("supported-stronghold", 0, ".G.", "~~."))
                .actionOf(1)
                .attacks("starting-fort-2");
        assertThat(play.table().requireAttack().rolling()).isEqualTo(3);
        assertThat(play.table().requireAttack().rerolls()).isEqualTo(1);
        assertThat(play.rolls(LEADERSHIP, GRAY, GRAY).options()).contains(reroll(LEADERSHIP));

        SceneGame flotilla = Scene.of(RULES)
                .player(2, side -> side.fort("flotilla-outpost", 0, "..~", "~W."))
                .actionOf(1)
                .attacks("starting-fort-2");
        assertThat(flotilla.table().requireAttack().rolling())
                .as("this one says so")
                .isEqualTo(2);
    }

    @Test
    @Rule({"RUL-8", "RUL-24"})
    void aColonistLostWhenTheFortIsAttackedCostsTheDie() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.startingFort(4, "WGGB").ship("victory"))
                .player(2, side -> side.fort("cove-outpost", 0, "..", "W~", ".~"))
                .actionOf(1);
        assertThat(play.player(1).home()).isEqualTo(3);
        assertThat(play.attacks("starting-fort-2").table().requireAttack().rolling())
                .isEqualTo(4);

        SceneGame cove = play.attacks("cove-outpost");
        assertThat(cove.player(1).home()).isEqualTo(4);
        assertThat(cove.turn().isChance()).as("before the first roll").isTrue();
        assertThat(cove.table().requireAttack().rolling()).isEqualTo(3);
    }

    @Test
    @Rule({"RUL-24", "RUL-16"})
    void aColonistThatLeavesTheAcademyCostsNoDieAndTheAcademyHelpsOnce() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.startingFort(4, "WGGB").building("academy"))
                .actionOf(1)
                .attacks("starting-fort-2")
                .rolls(GRAY, GRAY, GRAY, GRAY)
                .does(reroll(GRAY))
                .rolls(TARGET)
                .does(reroll(GRAY))
                .rolls(TARGET);
        assertThat(play.options()).contains(new UseCard(play.card("academy")));

        SceneGame used = play.does(new UseCard(play.card("academy")));
        assertThat(used.player(1).home())
                .as("the middle level is no longer empty")
                .isEqualTo(4);
        SceneGame rolled = used.does(reroll(GRAY, GRAY, TARGET, TARGET)).rolls(BLACK, WHITE, GRAY, GRAY);
        assertThat(rolled.table().requireAttack().results().total()).isEqualTo(4);
        assertThat(rolled.colonists("academy")).isEqualTo(1);
        assertThat(rolled.options(UseCard.class)).as("once per attack").isEmpty();
    }

    @Test
    @Proof({"RUL-8", "RUL-23"})
    void anAttackFollowsItsOrder() {
        SceneGame fleet = Scene.of(RULES)
                .player(
                        1,
                        side -> side.startingFort(1, "WGGB").building("armory").ship("raven"))
                .player(2, side -> side.noStartingFort().fort("saboteur-outpost", 2, "~~.W", ".~~~", ".~~~"))
                .actionOf(1)
                .attacks("saboteur-outpost");
        assertThat(names(fleet)).containsExactly("FleetSent", "FortAttacked");
        assertThat(fleet.asked()).as("the owner of the card picks the stone").isEqualTo(2);

        SceneGame counted = fleet.chooses(StoneColor.BLACK);
        assertThat(names(counted)).containsExactly("CardTookEffect", "StoneLost", "DiceTaken");

        SceneGame rolled = counted.rolls(LEADERSHIP, WHITE, TARGET);
        assertThat(names(rolled)).containsExactly("DiceRolled");
        SceneGame kept = rolled.does(new KeepDice());
        assertThat(names(kept)).containsExactly("RollingEnded", "ResultsAdded", "ResultsCounted");

        SceneGame led = kept.does(new UseCard(kept.card("raven")));
        assertThat(names(led)).containsExactly("LeadershipSpent", "ResultsAdded");
        SceneGame wave = led.chooses(StoneColor.WHITE);
        assertThat(names(wave).take(8))
                .containsExactly(
                        "ColorChosen",
                        "StonesPicked",
                        "StoneFell",
                        "Reinforced",
                        "CardDestroyed",
                        "ColonistsWentHome",
                        "FleetReturned",
                        "AttackEnded");
    }

    private static Seq<String> names(SceneGame play) {
        return play.events().map(Event::getClass).map(Class::getSimpleName);
    }

    private static RerollDice reroll(Face... faces) {
        return new RerollDice(Faces.of(faces));
    }
}
