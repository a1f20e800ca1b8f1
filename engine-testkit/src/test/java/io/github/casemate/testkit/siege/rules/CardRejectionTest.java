package io.github.casemate.testkit.siege.rules;

import static io.github.casemate.testkit.siege.rules.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.action.ChooseOpponent;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.SendHome;
import io.github.casemate.siege.permission.GainColonist;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** Every reason for which cards forbid something, or refuse a choice when they are built. */
class CardRejectionTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2);
    private static final PlayerId FIRST = PlayerId.of(0);

    @Test
    @Rule("RUL-48")
    void whenAPrisonKeepsColonistsAway() {
        SceneGame play =
                Scene.of(RULES).player(2, side -> side.building("prison")).turnOf(1);

        assertThat(play.colonists("starting-fort-1")).isZero();
        Rejection reason = Abilities.forbids(play.table(), new GainColonist(play.fort("starting-fort-1")));
        assertThat(reason).isNotNull();
        assertThat(reason.code()).isEqualTo("colonists-forbidden");
        assertThat(reason.rule()).containsExactly("RUL-48");
    }

    @Test
    @Rule("RUL-50")
    void whenACardForbidsToBuild() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.startingFort(4, "WGGB").hand("raven", "prison"))
                .player(2, side -> side.building("watchtower").building("trade-company"))
                .actionOf(1);

        assertRefused(play, building(play, "prison", "starting-fort-1"), "build-forbidden", "RUL-50");
        assertRefused(play, ship(play, "raven", "starting-fort-1"), "build-forbidden", "RUL-50");
    }

    @Test
    @Rule({"RUL-47", "RUL-49", "RUL-50"})
    void whenACardActsThatWasBuilt() {
        SceneGame mansion = Scene.of(Ruleset.secondEdition(4))
                .player(1, side -> side.startingFort(3, "WGGB").hand("governors-mansion"))
                .player(2, side -> side.hand("raven"))
                .player(3, side -> side.hand("victory"))
                .actionOf(1)
                .buildsBuilding("governors-mansion", "starting-fort-1");
        assertRefused(mansion, new ChooseOpponent(PlayerId.of(3)), "no-such-opponent", "RUL-47");
        assertRefused(mansion, new ChooseOpponent(FIRST), "no-such-opponent", "RUL-47");
        assertRefused(mansion, new Decline(), "not-an-option", "RUL-47");

        SceneGame watchtower = Scene.of(RULES)
                .player(1, side -> side.startingFort(3, "WGGB").ship("dominica").hand("watchtower"))
                .player(2, side -> side.ship("raven", 1).ship("victory", 1).building("armory"))
                .actionOf(1)
                .buildsBuilding("watchtower", "starting-fort-1");
        assertRefused(watchtower, new ChooseCard(watchtower.card("dominica")), "no-such-target", "RUL-50");
        assertRefused(watchtower, new ChooseCard(watchtower.card("armory")), "no-such-target", "RUL-50");
        assertRefused(watchtower, new Decline(), "not-an-option", "RUL-50");

        SceneGame smelter = Scene.of(RULES)
                .player(
                        1,
                        side -> side.startingFort(2, "WGGB")
                                .fort("secret-fortress", 1, "BB", "BB")
                                .hand("silver-smelter"))
                .actionOf(1)
                .buildsBuilding("silver-smelter", "starting-fort-1");
        assertRefused(smelter, new SendHome(smelter.card("secret-fortress"), 2), "not-enough-colonists", "RUL-49");
        assertRefused(smelter, new SendHome(smelter.card("starting-fort-1"), 1), "not-an-option", "RUL-49");
        assertRefused(smelter, new Decline(), "not-an-option", "RUL-49");
    }

    private static BuildBuilding building(SceneGame play, String card, String fort) {
        return new BuildBuilding(play.card(card), play.card(fort));
    }

    private static BuildShip ship(SceneGame play, String card, String fort) {
        return new BuildShip(play.card(card), play.card(fort));
    }
}
