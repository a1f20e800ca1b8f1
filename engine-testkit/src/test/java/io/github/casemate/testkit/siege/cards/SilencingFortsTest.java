package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.Shelter;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.event.HandSeen;
import io.github.casemate.siege.quantity.RerollCount;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reefside Fortress against ships and Secluded Fortress against buildings. */
class SilencingFortsTest {

    private static final Scene REEFSIDE =
            Scene.of(Ruleset.secondEdition(2)).player(2, side -> side.fort("reefside-fortress", 1, "~~.", "G.B"));

    private static final Scene SECLUDED =
            Scene.of(Ruleset.secondEdition(2)).player(2, side -> side.fort("secluded-fortress", 2, "W~~", ".BG"));

    @ParameterizedTest
    @ValueSource(strings = {"dominica", "magnifique", "raven", "sister-catarina", "st-daniel", "victory"})
    @Proof("RUL-39")
    void noShipCanBeUsedAgainstAReef(String ship) {
        Scene scene = REEFSIDE.player(1, side -> side.ship(ship));
        SceneGame reef = scene.actionOf(1).attacksAndKeeps("reefside-fortress", LEADERSHIP, TARGET, TARGET);
        SceneGame elsewhere = scene.player(2, side -> side.startingFort(1, "WGGB"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, TARGET, TARGET);

        assertThat(reef.options(UseCard.class)).isEmpty();
        assertThat(reef.options(EndLeadership.class)).isEmpty();
        assertThat(elsewhere.options()).containsExactly(new EndLeadership(), new UseCard(elsewhere.card(ship)));
    }

    @Test
    @Rule("RUL-39")
    void theReasonWhyRavenIsOfNoUseIsTheReef() {
        SceneGame leadership = REEFSIDE.player(1, side -> side.ship("raven"))
                .player(2, side -> side.ship("victory"))
                .actionOf(1)
                .attacksAndKeeps("reefside-fortress", LEADERSHIP, LEADERSHIP, GRAY);

        assertThat(leadership.refusal(new UseCard(leadership.card("raven"))).code())
                .isEqualTo("ability-silenced");
    }

    @Test
    @Rule({"RUL-39", "ATK-5"})
    void aReefDoesNotTouchTheImperialBoard() {
        SceneGame leadership = REEFSIDE.player(1, side -> side.ship("raven"))
                .player(2, side -> side.ship("victory"))
                .actionOf(1)
                .attacksAndKeeps("reefside-fortress", LEADERSHIP, LEADERSHIP, GRAY);

        assertThat(leadership.options()).containsExactly(new EndLeadership(), new SinkShip(leadership.card("victory")));
        assertThat(leadership.sinks("victory").discardPile()).containsExactly("victory");
    }

    @Test
    @Rule("RUL-39")
    void aReefDoesNotTouchBuildings() {
        SceneGame counted = REEFSIDE.player(1, side -> side.building("armory"))
                .actionOf(1)
                .attacksAndKeeps("reefside-fortress", BLACK, TARGET, TARGET);

        assertThat(counted.results()).isEqualTo(Faces.of(BLACK, GRAY, TARGET, TARGET));
    }

    @Test
    @Rule("RUL-39")
    void aReefSilencesTheRerollSymbolOfAShip() {
        Card ship = Card.ship("gull", "Gull", 2, 3, new RerollSymbol());
        Scene scene = Scene.of(
                        Ruleset.secondEdition(2).withCards(BaseCards.all().append(ship)))
                .player(1, side -> side.ship("gull"))
                .player(2, side -> side.fort("reefside-fortress", 0, "~~.", "..B"));

        assertThat(scene.actionOf(1)
                        .attacks("starting-fort-2")
                        .table()
                        .requireAttack()
                        .rerolls())
                .isEqualTo(2);
        assertThat(scene.actionOf(1)
                        .attacks("reefside-fortress")
                        .table()
                        .requireAttack()
                        .rerolls())
                .isEqualTo(1);
    }

    @Test
    @Rule({"RUL-39", "RUL-22"})
    void theOwnerOfAReefUsesShipsAsEver() {
        SceneGame leadership = REEFSIDE.player(2, side -> side.ship("raven"))
                .actionOf(2)
                .attacksAndKeeps("starting-fort-1", LEADERSHIP, GRAY, GRAY);

        assertThat(leadership.options(UseCard.class)).containsExactly(new UseCard(leadership.card("raven")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"armory", "cannon-smith", "cannonball-forge", "gunpowder-house"})
    @Proof("RUL-39")
    void noBuildingAddsAResultAgainstASecludedFortress(String building) {
        Scene scene = SECLUDED.player(1, side -> side.building(building));
        SceneGame secluded = scene.actionOf(1).attacksAndKeeps("secluded-fortress", GRAY, WHITE, WHITE);
        SceneGame elsewhere = scene.actionOf(1).attacksAndKeeps("starting-fort-2", GRAY, WHITE, WHITE);

        assertThat(secluded.results()).isEqualTo(Faces.of(GRAY, WHITE, WHITE));
        assertThat(elsewhere.results().total()).isEqualTo(4);
    }

    @Test
    @Rule({"RUL-39", "RUL-41"})
    void anAcademyIsNotOfferedAgainstASecludedFortress() {
        Scene scene = SECLUDED.player(1, side -> side.building("academy"));
        SceneGame secluded = scene.actionOf(1)
                .attacks("secluded-fortress")
                .rolls(GRAY, WHITE, WHITE)
                .rerolls(GRAY)
                .rolls(GRAY);
        SceneGame elsewhere = scene.actionOf(1)
                .attacks("starting-fort-2")
                .rolls(GRAY, WHITE, WHITE)
                .rerolls(GRAY)
                .rolls(GRAY);

        assertThat(secluded.options(UseCard.class)).isEmpty();
        assertThat(secluded.colonists("academy")).isEqualTo(2);
        assertThat(elsewhere.options(UseCard.class)).hasSize(1);
    }

    @Test
    @Proof("RUL-39")
    void aSecludedFortressTouchesNeitherShipsNorForts() {
        SceneGame leadership = SECLUDED.player(
                        1, side -> side.ship("raven").fort("spy-outpost", 0, "~~~.", "~~~.", ".W~~"))
                .player(2, side -> side.hand("armory"))
                .actionOf(1)
                .attacks("secluded-fortress");

        assertThat(leadership.events(HandSeen.class)).hasSize(1);
        assertThat(leadership.rolls(LEADERSHIP, GRAY, GRAY).does(new KeepDice()).options(UseCard.class))
                .containsExactly(new UseCard(leadership.card("raven")));
    }

    @Test
    @Rule("RUL-39")
    void theDefendersBuildingsWorkThoughTheFortressIsSecluded() {
        SceneGame fallen = Scene.of(Ruleset.secondEdition(2))
                .player(2, side -> side.building("infirmary").fort("secluded-fortress", 2, ".~~", "..."))
                .actionOf(1)
                .attacksAndKeeps("secluded-fortress", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(fallen.asked()).isEqualTo(2);
        assertThat(fallen.options()).hasOnlyElementsOfType(Shelter.class);
    }

    @Test
    @Rule({"RUL-39", "RUL-22"})
    void theOwnerOfASecludedFortressUsesBuildingsAsEver() {
        SceneGame counted = SECLUDED.player(2, side -> side.building("armory"))
                .actionOf(2)
                .attacksAndKeeps("starting-fort-1", BLACK, WHITE, WHITE);

        assertThat(counted.results()).isEqualTo(Faces.of(BLACK, GRAY, WHITE, WHITE));
    }

    /** ATK-3: the re-roll symbol, which no base card shows. */
    private record RerollSymbol() implements Modifier<RerollCount> {

        @Override
        public Class<RerollCount> about() {
            return RerollCount.class;
        }

        @Override
        public int modify(int number, RerollCount asked, Source source, Table table) {
            return source.isOf(asked.attack().attacker()) ? number + 1 : number;
        }
    }
}
